package import DailveDomain
package import DailveScores

/// A day of a type, merged over sources or of one, in the canonical unit.
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
  /// In which values are given.
  package var unit: String
  /// Which number of a day is shown.
  package var shows: String
  /// The newest day with a value; absent without any.
  package var newest: CivilDay?

  package init(_ metric: Metric, newest: CivilDay?) {
    self.metric = metric
    type = metric.traits.type
    unit = metric.traits.unit
    shows = "\(metric.traits.aggregation)"
    self.newest = newest
  }
}
