public import DailveDomain

/// The Activity page.
public struct ActivityViewModel: Sendable {
  public let content: ActivityContent
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's error if the workouts cannot be read.
  public init(_ viewer: ViewerContext, from reader: any ScoreReading & SampleReading) throws {
    let activity = try ShowActivity(reader)(
      viewer.day, isOver: viewer.isPast, at: viewer.isPast ? nil : viewer.clock)
    content = ActivityPresenter(viewer).content(activity)
    failures = activity.failures
  }
}

/// The Activity page in words and numbers.
public struct ActivityContent: Sendable, Encodable, Equatable {
  public var navigation: DayNavigation
  public var hero: Hero
  public var banner: String?
  public var progress: Progress?
  /// Explanation and one action if there are no workouts.
  public var empty: EmptyContent?
  /// The week beside the one before, in workout time or, without workouts, in steps.
  public var course: Course?
  /// The week's goal, and its days by zone; `nil` without workouts.
  public var week: Week?
  /// `nil` without a score.
  public var readiness: ScoreContent?
  /// The parts of readiness as bars.
  public var readinessRows: [BarRow]
  public var load: Load?
  public var cover: WorkoutCover?
  /// The other newest ones, newest first.
  public var workouts: [WorkoutRow]
  /// "All 412".
  public var allText: String
  public var records: Records?
  public var calendar: Calendar?
  public var cards: [Card]
  public var totals: Totals?
  /// An invitation to record workouts, for somebody who has none.
  public var invitation: EmptyContent?

  /// The day's goals and the days around it.
  public struct Hero: Sendable, Encodable, Equatable {
    /// From the outer arc to the inner one; empty if none is known.
    public var goals: [Goal]
    /// "2 of 3" and "landed", or the one goal's value and "of 8,000 steps".
    public var main: Piece?
    /// All goals as one text for screen readers; `nil` without any.
    public var label: String?
    /// Below the arcs.
    public var facts: [HeroFact]
    /// Seven, oldest first.
    public var days: [HeroDay]
    /// The rule behind goals that are lighter or paused today.
    public var rule: String?
  }

  public struct Goal: Sendable, Encodable, Equatable {
    /// "move", "exercise" or "steps".
    public var hue: String
    /// Reached part, beyond 1 too; `nil` if unknown.
    public var share: Double?
    public var isPaused: Bool
  }

  public struct HeroFact: Sendable, Encodable, Equatable {
    /// As of a goal; `nil` for a value without one.
    public var hue: String?
    /// "Move, kcal".
    public var label: String
    /// "588".
    public var number: String
    /// "/ 560".
    public var detail: String?
  }

  public struct HeroDay: Sendable, Encodable, Equatable {
    /// "Wed".
    public var weekday: String
    /// "Wednesday, November 18, 2026".
    public var name: String
    /// Its goals in words; empty if none is known.
    public var text: String
    public var path: String
    public var goals: [Goal]
    public var isShown: Bool
  }

  public struct Course: Sendable, Encodable, Equatable {
    /// "41 min ahead of last week’s you".
    public var finding: String
    public var sentence: String
    public var chart: CourseChart
  }

  public struct Records: Sendable, Encodable, Equatable {
    /// The newest record in words.
    public var text: String
    /// The places of the newest records, at most three, newest first.
    public var medals: [Int]
    public var best: [Best]
    /// True if there is a page of records.
    public var hasPage: Bool
  }

  public struct Totals: Sendable, Encodable, Equatable {
    public var text: String
    /// Shares of the fullest of the last twelve months, oldest first; empty if all are empty.
    public var months: [Double]
    public var periods: [Total]
  }

  /// Progress of analyses that are being computed.
  public struct Progress: Sendable, Encodable, Equatable {
    public var text: String
    public var done: Int
    public var total: Int
  }

  public struct Week: Sendable, Encodable, Equatable {
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

/// The running totals of two weeks, day by day.
public struct CourseChart: Sendable, Encodable, Equatable {
  /// Seven, in hours or steps; `nil` where a line has no value.
  public var now: [Double?]
  public var before: [Double?]
  /// The unit of the grid's labels; `nil` without one.
  public var unit: String?
  public var axis: [AxisLabel?]
  /// One text for each day.
  public var readings: [String]
  /// The place of the displayed day.
  public var shown: Int
  public var label: String
  public var legend: [ChartLegend]

  /// The label of a grid line: "2 h", "20,000".
  public func text(_ value: Double, decimals: Int) -> String {
    let number = NumberFormat.text(value, decimals: decimals)
    return unit.map { UnitText.join(number, $0) } ?? number
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
