public import DailveDomain

/// The Activity page.
public struct ActivityViewModel: Sendable {
  public let content: ActivityContent
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's error if the workouts cannot be read.
  public init(_ viewer: ViewerContext, from reader: any ScoreReading) throws {
    let activity = try ShowActivity(reader)(viewer.day, isOver: viewer.isPast)
    content = ActivityPresenter(viewer).content(activity)
    failures = activity.failures
  }
}

/// The Activity page in words and numbers.
public struct ActivityContent: Sendable, Encodable, Equatable {
  public var navigation: DayNavigation
  public var banner: String?
  public var progress: Progress?
  /// Explanation and one action if there are no workouts.
  public var empty: EmptyContent?
  public var week: Week?
  /// `nil` without a score.
  public var readiness: ScoreContent?
  /// The parts of readiness as bars.
  public var readinessRows: [BarRow]
  public var load: Load?
  /// Newest first.
  public var workouts: [WorkoutRow]
  /// "All 412".
  public var allText: String
  public var best: [Best]
  public var calendar: Calendar?
  public var cards: [Card]
  public var totals: [Total]

  /// Progress of analyses that are being computed.
  public struct Progress: Sendable, Encodable, Equatable {
    public var text: String
    public var done: Int
    public var total: Int
  }

  public struct Week: Sendable, Encodable, Equatable {
    /// Hours and minutes of all workouts.
    public var pieces: [Piece]
    public var headline: String
    public var sentences: [String]
    /// Seven.
    public var days: [Day]
    /// Legend of the colours that occur.
    public var legend: [HeartRateZoneKey]
  }

  public struct Day: Sendable, Encodable, Equatable {
    /// "Tue".
    public var weekday: String
    /// The whole day as text.
    public var text: String
    /// Minutes, rounded; empty for none.
    public var minutes: String
    /// Shares of the fullest day, from bottom to top.
    public var parts: [HeartRateZonePart]
    /// Path of the day's workouts; `nil` without any.
    public var path: String?
    public var isShown: Bool
  }

  public struct Load: Sendable, Encodable, Equatable {
    public var finding: String
    public var weekText: String
    public var easyText: String?
    /// The days without data, and how they count.
    public var missingText: String?
    public var method: String
    public var chart: LoadChart
  }

  /// A best effort or longest workout.
  public struct Best: Sendable, Encodable, Equatable {
    public var label: String
    public var value: String
    public var dateText: String
    public var path: String
    /// A short note if it is less exact than others.
    public var mark: String?
  }

  public struct Calendar: Sendable, Encodable, Equatable {
    public var finding: String
    /// Names of months above the first week that begins in each.
    public var months: [String?]
    /// Columns of days.
    public var weeks: [CalendarWeek]
  }

  public struct CalendarWeek: Sendable, Encodable, Equatable {
    /// "Nov 16".
    public var label: String
    /// "3 h 21 min".
    public var minutesText: String
    /// Up to seven.
    public var days: [CalendarDay]
  }

  public struct CalendarDay: Sendable, Encodable, Equatable {
    /// "17".
    public var number: String
    /// "Tue, Nov 17: 55 min".
    public var text: String
    /// 0 without minutes, up to 4.
    public var level: Int
    /// Path of the day's workouts; `nil` without any.
    public var path: String?
  }

  /// A period compared with the previous one.
  public struct Total: Sendable, Encodable, Equatable {
    /// "November so far".
    public var title: String
    /// "Oct 1 – Oct 21".
    public var beforeTitle: String
    public var rows: [TotalRow]
  }

  public struct TotalRow: Sendable, Encodable, Equatable {
    public var label: String
    public var value: String
    public var before: String
  }
}

/// Fitness and fatigue, day by day, with their continuations.
public struct LoadChart: Sendable, Encodable, Equatable {
  /// One for each slot, oldest first; `nil` where a line has no value.
  public var fitness: [Double?]
  public var fatigue: [Double?]
  public var resting: [Double?]
  public var repeating: [Double?]
  public var axis: [AxisLabel?]
  /// One text for each slot.
  public var readings: [String]
  /// The slot of the displayed day.
  public var today: Int
  public var label: String
  public var legend: [ChartLegend]
  /// Heads of the table's columns: day, then values.
  public var heads: [String]
  /// One per week, newest first.
  public var rows: [Row]

  public struct Row: Sendable, Encodable, Equatable {
    public var label: String
    public var text: String
  }
}
