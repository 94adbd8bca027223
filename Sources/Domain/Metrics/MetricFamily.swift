/// Groups of metrics that share a colour.
public enum MetricFamily: String, Sendable, CaseIterable { case heart, sleep, vitals, fitness, body, activity }

/// Which way is better for the person.
public enum GoodDirection: String, Sendable { case up, down, none }

/// How the samples of a day combine into its value.
public enum Aggregation: String, Sendable {
  /// Merged over time across sources, then summed (steps, distance, energy).
  case cumulative
  /// Averaged over the samples of all sources (`Averaging`).
  case discrete
  /// One duration a night.
  case night
}
