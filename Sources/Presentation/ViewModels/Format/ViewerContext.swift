public import DailveDomain
public import DailveScores

/// Who looks at a page: language, units, and what day it is for them.
public struct ViewerContext: Sendable {
  public var language: Language
  public var units: UnitSystem
  /// The day that pages show.
  public var day: CivilDay
  /// The day that it is for the viewer.
  public var today: CivilDay
  /// Local time of the reading, minutes after midnight.
  public var clock: Double
  public var clockStyle: ClockStyle

  /// - Parameter today: `day` itself where no other day was asked for.
  public init(
    language: Language, units: UnitSystem, day: CivilDay, clock: Double, today: CivilDay? = nil,
    clockStyle: ClockStyle = .twentyFourHours
  ) {
    self.language = language
    self.units = units
    self.day = day
    self.clock = clock
    self.clockStyle = clockStyle
    self.today = today ?? day
  }

  /// A day that is over was asked for.
  public var isPast: Bool { day < today }

  /// Whether a day is not over.
  func isOpen(_ day: CivilDay) -> Bool { !isPast && day == self.day }

  /// How old a value is; on a past day its date, and nothing for a value of that day itself.
  func age(of day: CivilDay, metric: Metric) -> String? {
    guard isPast else { return DateFormat.age(of: day, today: self.day, metric: metric, language) }
    if day == self.day { return metric == .sleep ? language[.freshThatNight] : nil }
    return date(day)
  }

  /// A day in few words, with its year where that is not the viewer's own.
  func date(_ day: CivilDay) -> String {
    day.components.year == today.components.year
      ? DateFormat.short(day, language) : DateFormat.shortWithYear(day, language)
  }

  /// The shown day in words: of a past one the year too.
  public var dateText: String {
    isPast ? DateFormat.longWithYear(day, language) : DateFormat.long(day, language)
  }

  /// A local time as the person reads it.
  ///
  /// - Parameter minutes: After midnight.
  public func time(_ minutes: Double) -> String { DateFormat.clock(minutes, language, clockStyle) }

  /// A full hour as the person reads it.
  ///
  /// - Parameter minutes: After midnight.
  public func hour(_ minutes: Double) -> String { DateFormat.hour(minutes, language, clockStyle) }

  public func format(_ metric: Metric) -> MetricFormat { MetricFormat(metric, language: language, units: units) }
}
