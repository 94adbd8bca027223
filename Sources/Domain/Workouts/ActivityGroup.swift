/// Groups in the list of all activities. The grouping is ours, following HealthKit's documentation.
public enum ActivityGroup: String, Sendable, CaseIterable {
  case endurance, gym, studio, racket, team, water, snow, martial, outdoor, other

  /// HealthKit's activity types (iOS 18) without their prefix, the most common first.
  public var activities: [String] {
    switch self {
    case .endurance:
      [
        "Running", "Walking", "Cycling", "Hiking", "SwimBikeRun", "TrackAndField", "HandCycling", "WheelchairWalkPace",
        "WheelchairRunPace",
      ]
    case .gym:
      [
        "TraditionalStrengthTraining", "FunctionalStrengthTraining", "HighIntensityIntervalTraining", "CoreTraining",
        "CrossTraining", "Elliptical", "Rowing", "StairClimbing", "Stairs", "StepTraining", "JumpRope", "MixedCardio",
        "MixedMetabolicCardioTraining", "FitnessGaming", "PreparationAndRecovery", "Cooldown",
      ]
    case .studio:
      [
        "Yoga", "Pilates", "Flexibility", "Barre", "MindAndBody", "TaiChi", "CardioDance", "SocialDance", "Dance",
        "DanceInspiredTraining", "Gymnastics",
      ]
    case .racket: ["Tennis", "Badminton", "TableTennis", "Squash", "Pickleball", "Racquetball"]
    case .team:
      [
        "Soccer", "Basketball", "Baseball", "Softball", "Volleyball", "Handball", "Hockey", "AmericanFootball",
        "AustralianFootball", "Rugby", "Cricket", "Lacrosse", "DiscSports",
      ]
    case .water:
      [
        "Swimming", "WaterFitness", "WaterPolo", "PaddleSports", "SurfingSports", "Sailing", "UnderwaterDiving",
        "WaterSports",
      ]
    case .snow: ["DownhillSkiing", "CrossCountrySkiing", "Snowboarding", "SkatingSports", "Curling", "SnowSports"]
    case .martial: ["MartialArts", "Boxing", "Kickboxing", "Wrestling", "Fencing"]
    case .outdoor: ["Climbing", "Golf", "EquestrianSports", "Fishing", "Hunting", "Archery", "Bowling", "Play"]
    case .other: ["Transition", "Other"]
    }
  }

  /// All activity types of HealthKit, each once.
  public static let allActivities = allCases.flatMap(\.activities)

  private static let named = Set(allActivities).subtracting(["Other"])

  /// True if an activity says what was done. A name that Health does not have may be a phone's name for anything.
  public static func isSpecific(_ activity: String) -> Bool { named.contains(activity) }
}
