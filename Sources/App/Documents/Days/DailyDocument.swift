package import DailveDomain
package import DailveScores

/// The statistics of a type for one day, merged over sources or of a single source, in the canonical unit.
package struct DailyDocument: Codable, Sendable {
  package var day: CivilDay
  package var source: String?
  package var count: Int
  package var sum: Double
  package var min: Double
  package var max: Double
  package var average: Double
  package var latest: Double

  package init(_ statistics: DailyStatistics, source: String? = nil) {
    day = statistics.day
    self.source = source
    count = statistics.count
    sum = statistics.sum
    min = statistics.minimum
    max = statistics.maximum
    average = statistics.average
    latest = statistics.latest
  }
}

/// A metric with a card and a page of its own.
package struct MetricDocument: Codable, Sendable {
  package var metric: Metric
  /// HealthKit identifier of its samples.
  package var type: String
  /// The unit of the metric's values.
  package var unit: String
  /// The statistic of a day that cards and pages show.
  package var shows: String
  /// The newest day with a value; absent if no day has one.
  package var newest: CivilDay?

  package init(_ metric: Metric, newest: CivilDay?) {
    self.metric = metric
    type = metric.traits.type
    unit = metric.traits.unit
    shows = "\(metric.traits.aggregation)"
    self.newest = newest
  }
}
