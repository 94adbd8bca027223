public import DailveScores

/// Statistics of one type on one local day, in its canonical unit.
public struct DailyStatistics: Sendable, Equatable {
  public var day: CivilDay
  /// Number of samples that count, duplicates once.
  public var count: Int
  public var sum: Double
  public var minimum: Double
  public var maximum: Double
  public var average: Double
  /// Value of the newest sample and its start.
  public var latest: Double
  public var latestAt: Instant

  public init(
    day: CivilDay, count: Int, sum: Double, minimum: Double, maximum: Double, average: Double, latest: Double,
    latestAt: Instant
  ) {
    self.day = day
    self.count = count
    self.sum = sum
    self.minimum = minimum
    self.maximum = maximum
    self.average = average
    self.latest = latest
    self.latestAt = latestAt
  }

  /// The value of the day: the sum for cumulative metrics, the average for all others.
  public func value(_ aggregation: Aggregation) -> Double { aggregation == .cumulative ? sum : average }
}

/// Accumulates the samples of a day.
public struct DailyAccumulator: Sendable {
  public private(set) var count = 0
  private var sum = 0.0
  private var minimum = Double.infinity
  private var maximum = -Double.infinity
  private var latest = 0.0
  private var latestAt = Instant.distantPast
  private var average: AverageAccumulator

  public init(_ averaging: Averaging) { average = AverageAccumulator(averaging) }

  /// - Parameters:
  ///   - seconds: Duration of the sample.
  ///   - end: End of the day, exclusive; no sample holds longer. Only time-weighted averages use it.
  ///   - range: Range of the measurements, where `value` is their average.
  public mutating func add(
    _ value: Double, at instant: Instant, seconds: Int, until end: Instant = .distantFuture,
    range: ClosedRange<Double>? = nil
  ) {
    count += 1
    sum += value
    average.add(value, at: instant, seconds: seconds, until: end)
    minimum = min(minimum, range?.lowerBound ?? value)
    maximum = max(maximum, range?.upperBound ?? value)
    if instant >= latestAt { (latest, latestAt) = (value, instant) }
  }

  /// - Parameter merged: The sum after merging sources, which replaces the plain sum.
  /// - Returns: `nil` without samples.
  public func statistics(day: CivilDay, merged: Double? = nil) -> DailyStatistics? {
    guard count > 0 else { return nil }
    return DailyStatistics(
      day: day, count: count, sum: merged ?? sum, minimum: minimum, maximum: maximum,
      average: average.average, latest: latest, latestAt: latestAt)
  }
}
