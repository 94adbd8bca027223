public import DailveScores

/// Facts about any HealthKit type that follow from its identifier alone, so that a type without a card still gets correct totals.
public enum HealthType {
  public static let sleepAnalysis = "HKCategoryTypeIdentifierSleepAnalysis"
  public static let standHour = "HKCategoryTypeIdentifierAppleStandHour"
  /// Workouts have no samples of a type; under this HealthKit identifier their sources are ordered as those of a type are.
  public static let workout = "HKWorkoutTypeIdentifier"
  public static let heartRate = "HKQuantityTypeIdentifierHeartRate"

  static let quantityPrefix = "HKQuantityTypeIdentifier"

  /// Quantity types that HealthKit documents with the aggregation style "cumulative", without their common prefix. All
  /// `Dietary...` and `Distance...` types are cumulative too.
  private static let cumulativeNames: Set<String> = [
    "StepCount", "BasalEnergyBurned", "ActiveEnergyBurned", "FlightsClimbed", "NikeFuel", "AppleExerciseTime",
    "AppleStandTime", "AppleMoveTime", "PushCount", "SwimmingStrokeCount", "NumberOfTimesFallen",
    "InhalerUsage", "InsulinDelivery", "NumberOfAlcoholicBeverages", "TimeInDaylight", "CrossCountrySkiingDistance",
    "PaddleSportsDistance", "RowingDistance", "SkatingSportsDistance", "EstimatedWorkoutEffortScoreTotal",
  ]

  /// True if samples of the type add up over a day.
  public static func isCumulative(_ type: String) -> Bool {
    guard type.hasPrefix(quantityPrefix) else { return false }
    let name = String(type.dropFirst(quantityPrefix.count))
    return cumulativeNames.contains(name) || name.hasPrefix("Dietary") || name.hasPrefix("Distance")
  }

  /// Readings beyond this are typing errors or attacks, whatever the type: the largest plausible reading, a year of
  /// steps in one sample, is below a hundred-millionth of it. Sums of several stay below 2^53, so that whole numbers
  /// stay exact.
  private static let absurd = 1e15

  /// The readings of a type that count, in its canonical unit; others are kept but left out of statistics.
  public static func acceptedReadings(_ type: String) -> ClosedRange<Double> {
    if isCumulative(type) { return 0...absurd }
    // No sound in air is louder than 194 dB.
    if averaging(type) == .equivalentContinuousLevel { return -20...250 }
    return MetricTraits.metric(ofType: type)?.traits.range ?? -absurd...absurd
  }

  /// True if one sample of the type covers a night, and belongs to the day on which it ends.
  public static func coversNight(_ type: String) -> Bool {
    type == "HKQuantityTypeIdentifierAppleSleepingWristTemperature"
      || type == "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances"
  }

  /// True if a day's value is a sum: of amounts, of minutes, or of occurrences.
  public static func isSummed(_ type: String) -> Bool { isCategory(type) || isCumulative(type) }

  /// Category types have words as values, quantity types numbers.
  public static func isCategory(_ type: String) -> Bool { type.hasPrefix("HKCategoryTypeIdentifier") }
}

extension HealthType {
  private static let soundLevels: Set<String> = [
    "HKQuantityTypeIdentifierEnvironmentalAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure",
    "HKQuantityTypeIdentifierEnvironmentalSoundReduction",
  ]

  public static func averaging(_ type: String) -> Averaging {
    if type == heartRate { return .temporallyWeighted }
    return soundLevels.contains(type) ? .equivalentContinuousLevel : .arithmetic
  }
}
