/// Every metric with a card and a page. Raw values are the names in addresses and JSON.
public enum Metric: String, Sendable, CaseIterable, Codable {
  case hrv, rhr, heartRate = "heart-rate", sleep, steps, exercise, weight, bmi
  case bodyFat = "body-fat"
  case leanBodyMass = "lean-body-mass"
  case oxygenSaturation = "oxygen-saturation"
  case respiratoryRate = "respiratory-rate"
  case vo2Max = "vo2-max"
  case heartRateRecovery = "heart-rate-recovery"
  case wristTemperature = "wrist-temperature"
  case activeEnergy = "active-energy"
  case distance
  case standTime = "stand-time"
  case flights
  /// HRV as rMSSD, which Health has recorded since iOS 27. It has its own baseline and is never mixed with SDNN in a
  /// score.
  case rmssd = "hrv-rmssd"

  public var traits: MetricTraits { MetricTraits.table[self] ?? .unknown }

  /// True if it is measured so rarely that a week of it shows nothing.
  public var isSparse: Bool {
    switch self {
    case .weight, .bmi, .bodyFat, .leanBodyMass, .vo2Max, .heartRateRecovery: true
    default: false
    }
  }

  /// True if an unfinished day cannot be compared: its sums are too small, and its heart rate is mostly that of sleep.
  /// Such a day is left out of averages, ranges and comparisons.
  public var needsWholeDay: Bool { traits.aggregation == .cumulative || self == .heartRate }

  /// Days that an expanded card shows.
  public var seriesDays: Int { isSparse ? 90 : 30 }
}

/// The fixed properties of a metric.
public struct MetricTraits: Sendable {
  /// HealthKit identifier.
  public var type: String
  public var family: MetricFamily
  /// Canonical unit, as HealthKit spells it.
  public var unit: String
  /// Plausible values, in the canonical unit; others stay in the store but are left out of scores and charts.
  public var range: ClosedRange<Double>
  public var good: GoodDirection
  public var aggregation: Aggregation
  /// Digits after the point when shown.
  public var decimals: Int
  /// Stored as a fraction, shown as a percentage.
  public var isFraction = false
  /// Compared by logarithm (HRV).
  public var isLogarithmic = false

  static let unknown = MetricTraits(
    type: "", family: .vitals, unit: "", range: -.infinity ... .infinity, good: .none, aggregation: .discrete,
    decimals: 1)

  /// Ranges are our own. Where 0 itself is implausible, the range begins at the smallest positive number.
  static let table: [Metric: MetricTraits] = [
    .hrv: .init(
      type: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", family: .heart, unit: "ms", range: 1...300,
      good: .up, aggregation: .discrete, decimals: 0, isLogarithmic: true),
    .rmssd: .init(
      type: "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", family: .heart, unit: "ms", range: 1...300,
      good: .up, aggregation: .discrete, decimals: 0, isLogarithmic: true),
    .rhr: .init(
      type: "HKQuantityTypeIdentifierRestingHeartRate", family: .heart, unit: "count/min", range: 20...300,
      good: .down, aggregation: .discrete, decimals: 0),
    .heartRate: .init(
      type: "HKQuantityTypeIdentifierHeartRate", family: .heart, unit: "count/min", range: 20...300, good: .none,
      aggregation: .discrete, decimals: 0),
    .sleep: .init(
      type: "HKCategoryTypeIdentifierSleepAnalysis", family: .sleep, unit: "min", range: 0...1440, good: .up,
      aggregation: .night, decimals: 0),
    .steps: .init(
      type: "HKQuantityTypeIdentifierStepCount", family: .activity, unit: "count", range: 0...200_000, good: .up,
      aggregation: .cumulative, decimals: 0),
    .exercise: .init(
      type: "HKQuantityTypeIdentifierAppleExerciseTime", family: .fitness, unit: "min", range: 0...1440, good: .up,
      aggregation: .cumulative, decimals: 0),
    .weight: .init(
      type: "HKQuantityTypeIdentifierBodyMass", family: .body, unit: "kg",
      range: Double.leastNonzeroMagnitude...500, good: .none, aggregation: .discrete, decimals: 1),
    .bmi: .init(
      type: "HKQuantityTypeIdentifierBodyMassIndex", family: .body, unit: "count",
      range: Double.leastNonzeroMagnitude...100, good: .none, aggregation: .discrete, decimals: 1),
    .bodyFat: .init(
      type: "HKQuantityTypeIdentifierBodyFatPercentage", family: .body, unit: "%", range: 0...1, good: .none,
      aggregation: .discrete, decimals: 1, isFraction: true),
    .leanBodyMass: .init(
      type: "HKQuantityTypeIdentifierLeanBodyMass", family: .body, unit: "kg",
      range: Double.leastNonzeroMagnitude...300, good: .none, aggregation: .discrete, decimals: 1),
    .oxygenSaturation: .init(
      type: "HKQuantityTypeIdentifierOxygenSaturation", family: .vitals, unit: "%", range: 0.7...1, good: .up,
      aggregation: .discrete, decimals: 0, isFraction: true),
    .respiratoryRate: .init(
      type: "HKQuantityTypeIdentifierRespiratoryRate", family: .vitals, unit: "count/min", range: 4...60,
      good: .none, aggregation: .discrete, decimals: 1),
    .vo2Max: .init(
      type: "HKQuantityTypeIdentifierVO2Max", family: .fitness, unit: "mL/min·kg", range: 10...90, good: .up,
      aggregation: .discrete, decimals: 1),
    .heartRateRecovery: .init(
      type: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute", family: .fitness, unit: "count/min",
      range: 0...120, good: .up, aggregation: .discrete, decimals: 0),
    .wristTemperature: .init(
      type: "HKQuantityTypeIdentifierAppleSleepingWristTemperature", family: .vitals, unit: "degC", range: 30...42,
      good: .none, aggregation: .discrete, decimals: 1),
    .activeEnergy: .init(
      type: "HKQuantityTypeIdentifierActiveEnergyBurned", family: .activity, unit: "kcal", range: 0...50_000,
      good: .up, aggregation: .cumulative, decimals: 0),
    .distance: .init(
      type: "HKQuantityTypeIdentifierDistanceWalkingRunning", family: .activity, unit: "km", range: 0...1000,
      good: .up, aggregation: .cumulative, decimals: 1),
    .standTime: .init(
      type: "HKQuantityTypeIdentifierAppleStandTime", family: .activity, unit: "min", range: 0...1440, good: .up,
      aggregation: .cumulative, decimals: 0),
    .flights: .init(
      type: "HKQuantityTypeIdentifierFlightsClimbed", family: .activity, unit: "count", range: 0...10_000,
      good: .up, aggregation: .cumulative, decimals: 0),
  ]

  private static let byType = Dictionary(table.map { ($1.type, $0) }, uniquingKeysWith: { first, _ in first })

  /// The metric that a HealthKit type feeds.
  public static func metric(ofType type: String) -> Metric? { byType[type] }
}

/// Groups of metrics that share a colour.
public enum MetricFamily: String, Sendable, CaseIterable { case heart, sleep, vitals, fitness, body, activity }

/// The direction that is better for the person.
public enum GoodDirection: String, Sendable { case up, down, none }

/// The way in which the samples of a day combine into its value.
public enum Aggregation: String, Sendable {
  /// Merged over time across sources, then summed (steps, distance, energy).
  case cumulative
  /// Averaged over the samples of all sources (`Averaging`).
  case discrete
  /// One duration per night.
  case night
}
