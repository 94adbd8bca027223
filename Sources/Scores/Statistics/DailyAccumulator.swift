/// Adds up the samples of a day.
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
  ///   - range: Range of the measurements, if `value` is their average.
  ///   - isContinued: True for a further part of a reading that was added before, which counts once.
  public mutating func add(
    _ value: Double, at instant: Instant, seconds: Int, until end: Instant = .distantFuture,
    range: ClosedRange<Double>? = nil, isContinued: Bool = false
  ) {
    // The first part may lie on the day before.
    if !isContinued || count == 0 { count += 1 }
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
