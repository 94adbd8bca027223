public import DailveScores

extension WorkoutEffort {
  public static let type = "HKQuantityTypeIdentifierWorkoutEffortScore"
  /// An effort that a watch estimated from heart rate and movement, without asking.
  public static let estimatedType = "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"
}
