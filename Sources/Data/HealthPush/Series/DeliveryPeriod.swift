internal import DailveDomain
internal import DailveScores

/// Decides whether values at midnights are of days, weeks or months where no header says it. A sender groups a whole delivery alike, so that
/// the days of what everybody has every day decide for what somebody has now and then, such as the distance swum on Mondays.
struct DeliveryPeriod {
  private var all: PushGrouping?
  /// A lone sum is more than anybody reaches in a day.
  private var hasImplausible = false

  init(_ series: [Survey.Metric]) {
    let everyday = series.filter { Self.everyday.contains(MetricNames.kind($0.name).type) }
      .compactMap(\.grid.days.aggregation)
    let found = series.compactMap(\.grid.days.aggregation)
    // Days are only days beside one another.
    if found.contains(.day) { return }
    all = [PushGrouping.year, .month, .week].first { everyday.contains($0) }
    hasImplausible = all == nil && series.contains { $0.grid.days.isOne && DayLimit.isBeyond($0) }
  }

  /// `nil` where the times of a series say it themselves.
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

/// Amounts that nobody reaches in a day [chosen]: they are more than the longest days of people who walk, and less than an active person's
/// week, because they have to tell one from the other.
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
