public import DailveDomain

/// The page of personal records.
public struct RecordsViewModel: Sendable {
  public let content: RecordsContent

  /// - Throws: The reader's error.
  public init(_ viewer: ViewerContext, from reader: any TrainingReading & DataAvailabilityReading) throws {
    let records = try ShowRecords(reader)(viewer.day)
    content = RecordsPresenter(viewer).content(
      records, goalDays: try reader.profile().goals.activeDays, progress: try reader.analysisProgress())
  }
}

/// The page of personal records in words and numbers.
public struct RecordsContent: Sendable, Encodable, Equatable {
  /// The days in which a medal counts as new.
  public static let recentFor = PersonalRecords.recentFor

  public var empty: EmptyContent?
  public var progress: ActivityContent.Progress?
  /// Places reached lately that still stand, newest first.
  public var medals: [Medal]
  /// Grouped by activity.
  public var efforts: [Efforts]
  public var longest: [ActivityContent.Best]
  public var eddington: [Eddington]
  public var eddingtonText: String
  public var streak: Streak?
  public var races: [Race]
  public var years: [Year]
  /// Explains the second lines; `nil` if there are none.
  public var yearsText: String?

  public struct Medal: Sendable, Encodable, Equatable {
    /// From 1 to 3.
    public var place: Int
    public var label: String
    public var value: String
    public var dateText: String
    public var path: String
  }

  public struct Efforts: Sendable, Encodable, Equatable {
    public var title: String
    public var rows: [Row]
  }

  /// One distance.
  public struct Row: Sendable, Encodable, Equatable {
    public var label: String
    /// Up to three, fastest first; `label` is the date.
    public var best: [ActivityContent.Best]
    /// Seconds of each record, oldest first, for a small line.
    public var falls: [Double]
    /// The record's history in words.
    public var fallsText: String
  }

  public struct Eddington: Sendable, Encodable, Equatable {
    public var label: String
    public var value: String
    public var text: String
  }

  public struct Streak: Sendable, Encodable, Equatable {
    public var value: String
    public var longest: String
    public var text: String
  }

  public struct Race: Sendable, Encodable, Equatable {
    public var label: String
    public var time: String
    public var range: String
    public var from: String
  }

  public struct Year: Sendable, Encodable, Equatable {
    public var label: String
    /// Time, distance, climb, workouts.
    public var whole: [String]
    /// The totals up to this day of that year; empty if they equal the whole year's.
    public var toDate: [String]
    /// Share of the year with the most time, `0...1`.
    public var share: Double
    public var path: String
  }
}
