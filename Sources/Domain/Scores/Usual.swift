public import DailveScores

/// A person's usual middle and range for a metric and a day, the same wherever "usual" is mentioned or drawn.
/// Other windows are named as such (`BaselineDelta`).
public struct Usual: Sendable, Equatable {
  public enum Verdict: String, Sendable, CaseIterable { case above, within, below }

  public var middle: Double
  public var range: ClosedRange<Double>
  /// True for the range of the overnight vitals, which is wider than where most nights lie, so that a value within it
  /// need not be close to the middle.
  public var isWide = false

  public func verdict(_ value: Double) -> Verdict {
    value > range.upperBound ? .above : value < range.lowerBound ? .below : .within
  }

  /// Share of the middle [chosen] from which on two numbers are no longer called close.
  private static let far = 0.1

  /// True if a value is close to the middle, both exactly and as they are displayed. A value within the range need not be.
  ///
  /// - Parameters:
  ///   - step: The smallest difference that is displayed.
  ///   - deltas: The comparisons shown beside it: a number that is far from one of these baselines is not called close.
  ///     Yesterday's is ignored, because days differ.
  public func isClose(_ value: Double, step: Double, beside deltas: [BaselineDelta] = []) -> Bool {
    func isNear(_ value: Double, _ middle: Double) -> Bool {
      value == middle || (value - middle).magnitude < Self.far * middle.magnitude
    }
    return isNear(value, middle) && isNear((value / step).rounded() * step, (middle / step).rounded() * step)
      && deltas.allSatisfy { delta in
        delta.kind == .yesterday
          || Rounding.halfUp((delta.fraction ?? 0).magnitude * 100) < Rounding.halfUp(Self.far * 100)
      }
  }

  /// The smallest difference of a metric that is displayed.
  public static func step(_ metric: Metric) -> Double {
    Elementary.power(10, -Double(metric.traits.decimals)) / (metric.traits.isFraction ? 100 : 1)
  }

  /// Window in days for metrics without their own rule, and how many of those days must have a value.
  public static let window = 60
  public static let neededDays = 14
  /// Share of those days, in 0...0.5, that lies below the range; as many lie above.
  public static let tail = 0.1

  /// The day itself never counts. HRV and resting heart rate take the mean and normal range of the condition score;
  /// metrics measured during sleep take the median and range of the overnight vitals; all others take the median of 60
  /// days and the range between their 10th and 90th percentile, at least one displayed step to each side.
  ///
  /// - Parameter values: In the canonical unit, at most one per day, oldest first; nightly means for breathing rate and oxygen.
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
      self.init(known, on: day, step: Self.step(metric))
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
    isWide = true
  }

  /// The general rule, for types without a `Metric`.
  ///
  /// - Parameter step: The smallest difference that is displayed.
  public init?(_ values: [DayValue], on day: CivilDay, step: Double) {
    let known = values.within(day - Self.window...day - 1).map { $0.value }
    guard known.count >= Self.neededDays, let median = RobustStatistics.median(known),
      let low = RobustStatistics.quantile(known, Self.tail),
      let high = RobustStatistics.quantile(known, 1 - Self.tail)
    else { return nil }
    self.init(middle: median, range: min(low, median - step)...max(high, median + step))
  }
}
