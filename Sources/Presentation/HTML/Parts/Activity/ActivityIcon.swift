/// The icon of an activity.
enum ActivityIcon {
  /// - Parameter activity: HealthKit's activity type without its prefix.
  static func icon(_ activity: String) -> Icon {
    switch activity {
    case "Running", "WheelchairRunPace", "TrackAndField": .run
    case "Walking", "WheelchairWalkPace", "Golf": .walk
    case "Hiking", "Climbing", "SnowSports", "CrossCountrySkiing", "DownhillSkiing", "Snowboarding": .climb
    case "Cycling", "HandCycling": .ride
    case "Swimming", "WaterFitness", "WaterPolo", "WaterSports", "UnderwaterDiving", "SurfingSports": .swim
    case "TraditionalStrengthTraining", "FunctionalStrengthTraining", "CoreTraining", "CrossTraining": .strength
    case "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Barre", "Cooldown", "PreparationAndRecovery":
      .stretch
    case "HighIntensityIntervalTraining", "JumpRope", "MixedCardio", "Kickboxing", "Boxing": .train
    default: .activity
    }
  }
}
