public import DailveScores

extension WorkoutEffort {
  public static let type = "HKQuantityTypeIdentifierWorkoutEffortScore"
  /// What a watch makes of heart rate and movement itself, without asking.
  public static let estimatedType = "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"
}
