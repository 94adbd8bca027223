/// The HRV value of one day.
public enum DailyHRV {
  /// SDNN outside this range, in ms, is not used.
  public static let validRange = 1.0...300.0

  /// ln of the day's SDNN: the median of the logarithms, or their mean with fewer than three; `nil` without a valid
  /// sample.
  ///
  /// - Parameter sdnn: Samples of the day in ms, in any order.
  public static func logarithm(ofSDNN sdnn: [Double]) -> Double? {
    let logs = sdnn.filter { validRange.contains($0) }.map(Elementary.naturalLogarithm)
    return logs.count >= 3 ? RobustStatistics.median(logs) : RobustStatistics.mean(logs)
  }

  /// The usual HRV before a day, in ms: the mean and normal range of the condition score's baseline.
  ///
  /// - Parameter values: Daily HRV in ms, one per valid day, oldest first.
  public static func usual(_ values: [DayValue], on day: CivilDay) -> (middle: Double, range: ClosedRange<Double>)? {
    let logs = values.within(day - 60...day - 1).filter { validRange.contains($0.value) }.map {
      DayValue(day: $0.day, value: Elementary.naturalLogarithm($0.value))
    }
    guard let baseline = PersonalBaseline(logs, today: day, prior: .logHRV) else { return nil }
    let range = baseline.normalRange
    return (
      Elementary.exponential(baseline.mean),
      Elementary.exponential(range.lowerBound)...Elementary.exponential(range.upperBound)
    )
  }
}

/// One HRV sample with the local day and time that the daily value needs.
public struct HRVSample: Sendable, Equatable {
  public var start: Instant
  /// SDNN in ms.
  public var value: Double
  /// Local calendar day of `start`.
  public var day: CivilDay
  /// Minutes after local midnight.
  public var clock: Double

  public init(start: Instant, value: Double, day: CivilDay, clock: Double) {
    self.start = start
    self.value = value
    self.day = day
    self.clock = clock
  }

  /// - Parameter offset: Seconds east of UTC of the local clock.
  public init(start: Instant, value: Double, offset: Int) {
    self.init(start: start, value: value, day: start.day(offset: offset), clock: start.clockMinutes(offset: offset))
  }
}
