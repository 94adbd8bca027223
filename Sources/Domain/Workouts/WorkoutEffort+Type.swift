public import DailveScores

extension WorkoutEffort {
  public static let type = "HKQuantityTypeIdentifierWorkoutEffortScore"
}
