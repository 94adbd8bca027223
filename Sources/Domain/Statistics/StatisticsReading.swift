public import DailveScores

/// Daily statistics by local day, merged over sources, including the person's entries. In canonical units.
public protocol StatisticsReading {
  func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics]
  /// Several metrics at once, each over its own days; metrics without data are empty.
  func daily(_ wanted: [Metric: ClosedRange<CivilDay>]) throws -> [Metric: [DailyStatistics]]
  /// - Parameter type: HealthKit identifier; for types that have no metric.
  func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics]
  /// The newest day on or before `day` of every type that has one, by HealthKit identifier.
  func newestStatistics(onOrBefore day: CivilDay) throws -> [String: DailyStatistics]
  /// The statistics of each source alone, by day and source name.
  func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) throws
    -> [(source: String, kind: SourceKind, statistics: DailyStatistics)]
  /// The median magnitude of all days up to `day`: of their sums for a cumulative type, else of their averages. `nil`
  /// without days. It is meant for types that have no metric.
  func typicalMagnitude(ofType type: String, until day: CivilDay) throws -> Double?
  /// The sum that each day had reached by a given local time, for the metrics of `DayCourse`.
  ///
  /// - Parameter minute: Minutes after local midnight.
  func sums(of metric: Metric, in days: ClosedRange<CivilDay>, until minute: Double) throws -> [DayValue]
}

extension StatisticsReading {
  /// The newest day with data among `day` and the `withinDays` days before it.
  ///
  /// - Throws: The reader's error.
  public func latest(_ metric: Metric, onOrBefore day: CivilDay, withinDays: Int) throws -> DailyStatistics? {
    try daily(metric, in: day - withinDays...day).last
  }
}

extension DailyStatistics {
  /// The number that a person means by "the day's value": the sum of a cumulative metric, else the average.
  public func value(_ aggregation: Aggregation) -> Double { aggregation == .cumulative ? sum : average }
}
