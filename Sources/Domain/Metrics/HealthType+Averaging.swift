public import DailveScores

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
