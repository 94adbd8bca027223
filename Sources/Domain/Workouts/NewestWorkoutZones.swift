public import DailveScores

/// Time in the heart-rate zones of the newest workout.
public struct NewestWorkoutZones: Sendable, Equatable {
  public var workout: Workout
  /// Seconds in zones 0 to 5.
  public var seconds: [Double]
  public var maximum: MaximumHeartRate

  /// `nil` without a workout with heart-rate samples in the last 90 days.
  ///
  /// - Throws: The reader's error.
  public static func load(_ reader: any HealthReader, on day: CivilDay) throws -> NewestWorkoutZones? {
    let days = day - 90...day
    let workouts = WorkoutMerge.distinct(try reader.workouts(in: days))
    let heartRates = try reader.workoutHeartRates(in: days)
    for workout in workouts.reversed() {
      guard let heartRate = heartRates.first(where: { $0.span == workout.span }), heartRate.minutes > 0 else {
        continue
      }
      let sustained = try reader.sustainedMaxima(in: day - MaximumHeartRate.window...day)
      let maximum = MaximumHeartRate(try reader.profile(), sustained: sustained, on: day)
      return NewestWorkoutZones(
        workout: workout, seconds: ZoneTimes.seconds(heartRate.held, maximum: maximum.value), maximum: maximum)
    }
    return nil
  }
}
