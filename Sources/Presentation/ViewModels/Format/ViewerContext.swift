public import DailveDomain

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

  /// - Parameter today: `day` itself where no other day was asked for.
  public init(language: Language, units: UnitSystem, day: CivilDay, clock: Double, today: CivilDay? = nil) {
    self.language = language
    self.units = units
    self.day = day
    self.clock = clock
    self.today = today ?? day
  }

  /// A day that is over was asked for.
  public var isPast: Bool { day < today }

  /// The shown day in words: of a past one the year too.
  public var dateText: String {
    isPast ? DateFormat.longWithYear(day, language) : DateFormat.long(day, language)
  }

  public func format(_ metric: Metric) -> MetricFormat { MetricFormat(metric, language: language, units: units) }
}
