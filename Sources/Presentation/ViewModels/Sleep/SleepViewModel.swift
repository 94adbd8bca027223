public import DailveDomain

/// The Sleep page.
public struct SleepViewModel: Sendable {
  public let content: SleepContent

  public init(_ viewer: ViewerContext, period: DetailPeriod, from reader: any ScoreReading) throws {
    let report = try ShowSleep(reader)(viewer.day, days: period.days ?? 7)
    content = SleepPresenter(viewer: viewer, today: viewer.today, timeline: try reader.timeline(), period: period)
      .content(report)
  }
}

/// The Sleep page in words and numbers.
public struct SleepContent: Sendable, Encodable, Equatable {
  /// "Last night", or the date of an older night.
  public var nightText: String
  public var hasNight: Bool
  /// Shown if there is no night.
  public var empty: EmptyContent?
  public var score: ScoreContent
  /// Hours and minutes asleep, or in bed if only that is known.
  public var asleepPieces: [Piece]
  public var isInBedOnly: Bool
  /// Further facts about the night; its times are above the hypnogram if there is one.
  public var facts: [Fact]
  public var hypnogram: Hypnogram?
  public var stages: [Stage]
  public var stagesNote: String?
  public var vitals: [Vital]
  public var naps: [String]
  public var sources: [Source]
  /// True if the person chose the source of this night.
  public var hasChosenSource: Bool
  public var nightDay: String?
  public var period: String
  public var periods: [PeriodLink]
  /// Shown if no night of the period has data; hidden with the section if `empty` is set too.
  public var emptyPeriod: EmptyContent?
  /// One per night, oldest first; hours asleep.
  public var nights: [ChartPoint]
  public var goal: Double
  public var legend: [ChartLegend]
  public var finding: String
  /// Bedtime and wake time of the same nights.
  public var bedtimes: [Bedtime]
  public var bedtimesFinding: String
  /// The 24 full hours of a day in the viewer's clock style, from midnight.
  public var hourNames: [String]
  public var scores: ScoreHistoryContent
  /// The measures of rhythm that have a value.
  public var rhythm: [Rhythm]
  /// The measures without a value yet: their names in one sentence, and what each needs.
  public var unknownRhythm: UnknownRhythm?
  /// `nil` without any night.
  public var previousDay: String?
  public var nextDay: String?

  public struct Hypnogram: Sendable, Encodable, Equatable {
    /// From top to bottom, never empty; a single one for a night without distinguished stages.
    public var rows: [Row]
    /// Start and end as fractions of the night, `0...1`.
    public var segments: [Segment]
    /// Local times of its start and end.
    public var span: String
    /// Full hours in between, with their positions, `0...1`.
    public var hours: [Hour]
    public var label: String
    /// Spoken descriptions of single moments, every five minutes.
    public var moments: [String]

    public struct Row: Sendable, Encodable, Equatable {
      public var stage: String
      public var name: String
    }

    public struct Segment: Sendable, Encodable, Equatable {
      public var stage: String
      public var from: Double
      public var to: Double
    }

    public struct Hour: Sendable, Encodable, Equatable {
      public var label: String
      public var place: Double
    }
  }

  public struct Stage: Sendable, Encodable, Equatable {
    public var stage: String
    public var name: String
    public var durationText: String
    /// `nil` for time awake.
    public var shareText: String?
    public var share: Double
    public var usualText: String
    public var typicalText: String
  }

  public struct Vital: Sendable, Encodable, Equatable {
    public var name: String
    public var path: String
    public var family: String
    public var text: String
  }

  public struct Source: Sendable, Encodable, Equatable {
    public var name: String
    public var text: String
    public var isUsed: Bool
  }

  public struct Bedtime: Sendable, Encodable, Equatable {
    public var label: String
    public var text: String
    /// Minutes after 18:00 of the evening before, `0...1440`; `nil` for a night without data.
    public var bed: Double?
    public var wake: Double?
  }

  public struct UnknownRhythm: Sendable, Encodable, Equatable {
    public var text: String
    public var needs: [String]
  }

  public struct Rhythm: Sendable, Encodable, Equatable {
    public var name: String
    /// `nil` while unknown; the text then says what it needs.
    public var value: String?
    public var text: String
    /// True if more nights make it known.
    public var isAwaited = true
  }
}
