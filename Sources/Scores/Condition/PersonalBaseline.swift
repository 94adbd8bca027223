/// A person's baseline: the centre of the last valid days and the spread of the last two months.
public struct PersonalBaseline: Sendable, Equatable {
  /// The days that define the centre, oldest first.
  public var days: [CivilDay]
  public var mean: Double
  /// Shrunk standard deviation of one day.
  public var spread: Double
  /// Predictive standard deviation of a new day against a mean of seven: `spread * sqrt(1 + 1/7)`.
  public var predictiveSpread: Double
  /// Valid days in the 60-day window behind `spread`.
  public var windowDays: Int

  /// The spread expected before there are data; the sample variance is shrunk towards it as if it had `weight` days.
  public struct Prior: Sendable {
    /// Standard deviation; `weight` is the number of days that it counts for.
    var spread: Double
    var weight = 6.0
    /// Limits of the spread; the lower one is also the smallest robust deviation used to clip outlying days.
    var allowed: ClosedRange<Double>

    /// ln SDNN.
    public static let logHRV = Prior(spread: 0.25, allowed: 0.08...0.60)
    /// Beats per minute; within-person SD of daily resting heart rate is 2.2 (Quer 2020, PLoS ONE 15:e0227709).
    public static let restingHeartRate = Prior(spread: 2.5, allowed: 1...8)
  }

  public static let neededDays = 7
  /// Days before a day among which the needed days must lie.
  public static let window = 28
  /// Days before a day whose values make its baseline.
  public static let lookBack = 60

  /// Valid days among the 28 before `today`, at most seven: the progress of a new baseline.
  public static func progress(_ values: [DayValue], today: CivilDay) -> Int {
    min(values.within(today - window...today - 1).count, neededDays)
  }

  /// `nil` while fewer than seven valid days lie in the 28 days before `today`. Today never counts.
  ///
  /// - Parameter values: One per valid day, oldest first.
  public init?(_ values: [DayValue], today: CivilDay, prior: Prior) {
    let recent = values.within(today - Self.window...today - 1).suffix(Self.neededDays)
    guard recent.count == Self.neededDays, let mean = RobustStatistics.mean(recent.map { $0.value }) else { return nil }
    var window = values.within(today - Self.lookBack...today - 1).map { $0.value }
    // No body produces such numbers, and sums of them would overflow what can be counted.
    guard window.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    windowDays = window.count
    if window.count >= 14, let centre = RobustStatistics.median(window),
      let deviation = RobustStatistics.normalisedMAD(window)
    {
      // More than half of a series of whole numbers may be equal: without a floor all other days would be clipped to
      // the median.
      let width = max(deviation, prior.allowed.lowerBound)
      window = window.map { clamp($0, centre - 3 * width...centre + 3 * width) }
    }
    let freedom = Double(window.count - 1)
    let deviation = RobustStatistics.standardDeviation(window) ?? 0
    let variance =
      (prior.weight * prior.spread * prior.spread + freedom * deviation * deviation) / (prior.weight + freedom)
    days = recent.map { $0.day }
    self.mean = mean
    spread = clamp(variance.squareRoot(), prior.allowed)
    predictiveSpread = spread * (8.0 / 7.0).squareRoot()
  }

  /// Distance of `value` from usual in predictive standard deviations.
  public func deviation(of value: Double) -> Double { (value - mean) / predictiveSpread }

  /// The inverse of `deviation(of:)`.
  public func value(at deviation: Double) -> Double { mean + deviation * predictiveSpread }

  /// The person's own normal range, one predictive SD to each side.
  public var normalRange: ClosedRange<Double> { mean - predictiveSpread...mean + predictiveSpread }
}
