public import DailveScores

/// What is usual for a person: one pair of numbers for a metric and a day, wherever "usual" is said or drawn. What another
/// window says is called by that window (`BaselineDelta`).
public struct Usual: Sendable, Equatable {
  public enum Verdict: String, Sendable, CaseIterable { case above, within, below }

  public var middle: Double
  public var range: ClosedRange<Double>
  /// Whether the range is the one that a night is expected in, which is wider than where most nights lie and has a word of its own.
  public var isExpectation = false

  public func verdict(_ value: Double) -> Verdict {
    value > range.upperBound ? .above : value < range.lowerBound ? .below : .within
  }

  /// Days behind what has no rule of its own, and how many of them must be known.
  private static let window = 60
  private static let neededDays = 14

  /// The day itself never counts. HRV and resting heart rate have the mean and normal range of the condition score; what is
  /// measured asleep has the middle and range of the overnight vitals; everything else has the median of 60 days, and where the
  /// middle four fifths of those days lie, at least a step of what is shown to each side.
  ///
  /// - Parameter values: Canonical, one per day at most, oldest first; of breath and oxygen the means of nights.
  /// - Returns: `nil` while too few days are known.
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

  /// For types that are no metric.
  ///
  /// - Parameter step: The smallest difference that is shown.
  public init?(_ values: [DayValue], on day: CivilDay, step: Double) {
    let known = values.within(day - Self.window...day - 1).map { $0.value }
    guard known.count >= Self.neededDays, let median = RobustStatistics.median(known),
      let low = RobustStatistics.quantile(known, 0.1), let high = RobustStatistics.quantile(known, 0.9)
    else { return nil }
    self.init(middle: median, range: min(low, median - step)...max(high, median + step))
  }
}

/// Wrist temperature has no meaning of its own, only against the person's other nights.
public enum WristTemperature {
  /// Each night against what was usual on it; nights without a usual are left out.
  public static func deviations(_ values: [DayValue]) -> [DayValue] {
    values.indices.compactMap { index in
      let night = values[index]
      // All that a night's usual is made of, and no more: long series have thousands of nights.
      let before = Array(values[max(0, index - 28)..<index])
      return Usual(.wristTemperature, before, on: night.day).map {
        DayValue(day: night.day, value: night.value - $0.middle)
      }
    }
  }

  /// Nights of the baseline that has its own place on the page, and how many of them must be known.
  public static let nights = 14
  public static let neededNights = 5

  /// Mean of the known nights among the 14 before `day`.
  public static func baseline(_ values: [DayValue], before day: CivilDay) -> Double? {
    let earlier = values.within(day - nights...day - 1).map { $0.value }
    return earlier.count >= neededNights ? RobustStatistics.mean(earlier) : nil
  }
}
