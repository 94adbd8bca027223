public import DailveScores

/// What is usual for a person: one middle and one range for a metric and a day, wherever "usual" is mentioned or drawn.
/// Other windows are named as such (`BaselineDelta`).
public struct Usual: Sendable, Equatable {
  public enum Verdict: String, Sendable, CaseIterable { case above, within, below }

  public var middle: Double
  public var range: ClosedRange<Double>
  /// Whether the range is the one that a night is expected in, which is wider than where most nights lie and has a word of its own.
  public var isExpectation = false

  public func verdict(_ value: Double) -> Verdict {
    value > range.upperBound ? .above : value < range.lowerBound ? .below : .within
  }

  /// Window in days of metrics without their own rule, and how many of those days must have a value.
  private static let window = 60
  private static let neededDays = 14

  /// The day itself never counts. HRV and resting heart rate take the mean and normal range of the condition score;
  /// metrics measured during sleep take the median and range of the overnight vitals; all others take the median of 60
  /// days and the range between their 10th and 90th percentile, at least one displayed step to each side.
  ///
  /// - Parameter values: In the canonical unit, one per day at most, oldest first; nightly means for breathing rate and
  ///   oxygen.
  /// - Returns: `nil` while too few days have values.
  public init?(_ metric: Metric, _ values: [DayValue], on day: CivilDay) {
    let traits = metric.traits
    let known = values.within(day - OvernightVitals.lookBack...day - 1)
      .filter { traits.range.contains($0.value) }
    switch metric {
    case .hrv:
      guard let usual = DailyHRV.usual(known, on: day) else { return nil }
      self.init(middle: usual.middle, range: usual.range)
    case .rhr:
      guard let baseline = PersonalBaseline(known, today: day, prior: .restingHeartRate) else { return nil }
      self.init(middle: baseline.mean, range: baseline.normalRange)
    case .sleep: self.init(vital: .sleepDuration, known, on: day)
    case .respiratoryRate: self.init(vital: .respiratoryRate, known, on: day)
    case .oxygenSaturation: self.init(vital: .oxygenSaturation, known, on: day)
    case .wristTemperature: self.init(vital: .wristTemperature, known, on: day)
    default:
      self.init(
        known, on: day,
        step: Elementary.power(10, -Double(traits.decimals)) / (traits.isFraction ? 100 : 1))
    }
  }

  init(middle: Double, range: ClosedRange<Double>) {
    self.middle = middle
    self.range = range
  }

  private init?(vital: OvernightVitals.Metric, _ values: [DayValue], on day: CivilDay) {
    let history = OvernightVitals.history(values, before: day)
    guard let typical = OvernightVitals.typical(vital, history: history) else { return nil }
    self.init(middle: typical.middle, range: typical.range)
    isExpectation = true
  }

  /// The general rule, for types without a `Metric`.
  ///
  /// - Parameter step: The smallest difference that is displayed.
  public init?(_ values: [DayValue], on day: CivilDay, step: Double) {
    let known = values.within(day - Self.window...day - 1).map { $0.value }
    guard known.count >= Self.neededDays, let median = RobustStatistics.median(known),
      let low = RobustStatistics.quantile(known, 0.1), let high = RobustStatistics.quantile(known, 0.9)
    else { return nil }
    self.init(middle: median, range: min(low, median - step)...max(high, median + step))
  }
}
