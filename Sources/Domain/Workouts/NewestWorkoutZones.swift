public import DailveScores

/// Time in the heart-rate zones of the newest workout.
public struct NewestWorkoutZones: Sendable, Equatable {
  public var workout: Workout
  /// Seconds in zones 0 to 5.
  public var seconds: [Double]
  /// Of the day of the workout.
  public var day: ZonesOfDay

  /// `nil` without a workout with heart-rate samples in the last 90 days.
  ///
  /// - Throws: The reader's error.
  public static func load(_ reader: any HealthReader, on day: CivilDay) throws -> NewestWorkoutZones? {
    let log = try TrainingLog.of(reader)
    for logged in log.workouts(in: day - 90...day).reversed() {
      guard let seconds = logged.zones else { continue }
      return NewestWorkoutZones(
        workout: logged.workout, seconds: seconds, day: try ZonesOfDay.load(reader, on: logged.day))
    }
    return nil
  }
}
