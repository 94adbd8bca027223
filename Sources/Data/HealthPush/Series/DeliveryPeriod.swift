internal import DailveDomain
internal import DailveScores

/// Decides whether values at midnights cover days, weeks or months if no header says so. A sender groups a whole
/// delivery alike, so everyday metrics decide for occasional ones, such as the distance swum on Mondays.
struct DeliveryPeriod {
  private var all: PushGrouping?
  /// True if a lone sum is more than anybody reaches in a day.
  private var hasImplausible = false

  init(_ series: [Survey.Metric]) {
    let everyday = series.filter { Self.everyday.contains(MetricNames.kind($0.name).type) }
      .compactMap(\.grid.days.aggregation)
    let found = series.compactMap(\.grid.days.aggregation)
    // Neighbouring days can only be days.
    if found.contains(.day) { return }
    all = [PushGrouping.year, .month, .week].first { everyday.contains($0) }
    hasImplausible = all == nil && series.contains { $0.grid.days.isOne && DayLimit.isBeyond($0) }
  }

  /// `nil` if the times of a series tell the period themselves.
  func period(of series: Survey.Metric) -> SeriesPeriod? {
    let days = series.grid.days
    switch all {
    case .year where days.isOne || days.aggregation == .year: return .tooLong
    case .month where days.isOne || days.aggregation == .month: return .known(.month)
    case .week where days.isOne || days.mayBeWeeks: return .known(.week)
    default: break
    }
    return hasImplausible && days.isOne && MetricNames.kind(series.name).isCumulative ? .moreThanADay : nil
  }

  private static let everyday = Set(
    [
      "StepCount", "DistanceWalkingRunning", "ActiveEnergyBurned", "BasalEnergyBurned", "AppleExerciseTime",
      "AppleStandTime", "FlightsClimbed", "TimeInDaylight", "HeartRate", "RestingHeartRate",
      "HeartRateVariabilitySDNN", "WalkingHeartRateAverage", "RespiratoryRate", "OxygenSaturation",
    ].map { "HKQuantityTypeIdentifier" + $0 })
}

/// Amounts that nobody reaches in a day [chosen]. To tell a day from a week, they are more than the longest days of
/// people who walk, and less than an active person's week.
enum DayLimit {
  private static let limits: [(name: String, most: Double, unit: String)] = [
    ("StepCount", 50_000, "count"), ("DistanceWalkingRunning", 60, "km"), ("ActiveEnergyBurned", 3500, "kcal"),
    ("BasalEnergyBurned", 3500, "kcal"), ("FlightsClimbed", 250, "count"), ("AppleExerciseTime", 900, "min"),
    ("AppleStandTime", 1440, "min"), ("AppleMoveTime", 1440, "min"), ("TimeInDaylight", 1080, "min"),
    ("DietaryEnergyConsumed", 9000, "kcal"), ("DietaryWater", 10_000, "mL"),
  ]

  private static let byType = Dictionary(
    uniqueKeysWithValues: limits.map { ("HKQuantityTypeIdentifier" + $0.name, (most: $0.most, unit: $0.unit)) })

  static func isBeyond(_ series: Survey.Metric) -> Bool {
    guard let greatest = series.greatest, let limit = byType[MetricNames.kind(series.name).type] else { return false }
    let unit = UnitSpelling.unit(series.unit) ?? limit.unit
    return UnitConversion.from(unit, to: limit.unit).map { $0(greatest) > limit.most } ?? false
  }
}
