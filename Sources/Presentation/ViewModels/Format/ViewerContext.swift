public import DailveDomain

/// Who looks at a page: language, units, and what day it is for them.
public struct ViewerContext: Sendable {
  public var language: Language
  public var units: UnitSystem
  public var day: CivilDay
  /// Local time of the reading, minutes after midnight.
  public var clock: Double

  public init(language: Language, units: UnitSystem, day: CivilDay, clock: Double) {
    self.language = language
    self.units = units
    self.day = day
    self.clock = clock
  }

  public func format(_ metric: Metric) -> MetricFormat { MetricFormat(metric, language: language, units: units) }
}
