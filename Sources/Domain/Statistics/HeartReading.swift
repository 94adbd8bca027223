public import DailveScores

public protocol HeartReading {
  /// SDNN samples of these days that count, exact duplicates once.
  func hrvSamples(in days: ClosedRange<CivilDay>) throws -> [HRVSample]
  /// For each span, in order, the mean of the samples of a metric that begin in it; `nil` for a span without any.
  func means(of metric: Metric, in spans: [ClosedRange<Instant>]) throws -> [Double?]
  /// The highest heart rate sustained for half a minute on each day that has one (`SustainedMaximum`).
  func sustainedMaxima(in days: ClosedRange<CivilDay>) throws -> [DayValue]
}
