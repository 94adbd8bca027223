package import DailveDomain
package import DailveScores

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
