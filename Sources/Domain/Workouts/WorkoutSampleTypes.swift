public import DailveScores

/// The sample types that belong to each kind of workout.
public enum WorkoutSampleTypes {
  private static let prefix = "HKQuantityTypeIdentifier"

  /// HealthKit identifier of an activity's distance; `nil` for an activity without one.
  ///
  /// - Parameter activity: HealthKit's activity type without its prefix.
  public static func distance(of activity: String) -> String? { byActivity[activity].map { prefix + $0 } }

  public static func power(of activity: String) -> String? {
    switch activity {
    case "Running": prefix + "RunningPower"
    case "Cycling": prefix + "CyclingPower"
    default: nil
    }
  }

  /// The sample type of an activity's cadence; counts apply to the duration of the sample.
  static func cadence(of activity: String) -> (type: String, isCount: Bool)? {
    switch activity {
    case "Running", "Walking", "Hiking": (prefix + "StepCount", true)
    case "Cycling": (prefix + "CyclingCadence", false)
    default: nil
    }
  }

  public static let distances = Set(byActivity.values.map { prefix + $0 })
  public static let powers: Set<String> = [prefix + "RunningPower", prefix + "CyclingPower"]

  private static let byActivity = [
    "Running": "DistanceWalkingRunning", "Walking": "DistanceWalkingRunning", "Hiking": "DistanceWalkingRunning",
    "Cycling": "DistanceCycling", "HandCycling": "DistanceCycling", "Swimming": "DistanceSwimming",
    "WheelchairRunPace": "DistanceWheelchair", "WheelchairWalkPace": "DistanceWheelchair",
    "DownhillSkiing": "DistanceDownhillSnowSports", "Snowboarding": "DistanceDownhillSnowSports",
    "CrossCountrySkiing": "CrossCountrySkiingDistance", "Rowing": "RowingDistance",
    "PaddleSports": "PaddleSportsDistance", "SkatingSports": "SkatingSportsDistance",
  ]
}

extension WorkoutEffort {
  public static let type = "HKQuantityTypeIdentifierWorkoutEffortScore"
  /// An effort that a watch estimated from heart rate and movement, without asking.
  public static let estimatedType = "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"
}
