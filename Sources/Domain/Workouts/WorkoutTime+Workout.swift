internal import DailveScores

extension WorkoutTime {
  init(_ workout: Workout) {
    self.init(
      span: workout.span, day: workout.day, duration: workout.duration, averageHeartRate: workout.averageHeartRate,
      pointsPerMinute: Self.pointsPerMinute(workout.activity))
  }

  /// Approximately the result of Banister's formula at the intensity that the Compendium of Physical Activities
  /// (Ainsworth 2011) lists for the kind of activity.
  static func pointsPerMinute(_ activity: String) -> Double {
    switch activity {
    case "Running", "HighIntensityIntervalTraining", "Rowing", "JumpRope", "CrossTraining": 1.6
    case "Cycling", "Swimming", "Soccer", "Basketball", "Tennis", "StairClimbing", "Elliptical", "Hiking": 1.0
    case "Walking", "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Golf": 0.35
    default: 0.7
    }
  }
}
