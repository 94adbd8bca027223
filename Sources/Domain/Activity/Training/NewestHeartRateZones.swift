public import DailveScores

/// Time in the heart-rate zones of the newest workout.
public struct NewestHeartRateZones: Sendable, Equatable {
  public var workout: Workout
  /// Seconds in zones 0 to 5.
  public var seconds: [Double]
  /// Of the day of the workout.
  public var day: HeartRateZonesOfDay

  /// `nil` without a workout with heart-rate samples in the last 90 days.
  ///
  /// - Throws: The reader's error.
  public static func load(_ reader: any TrainingReading, on day: CivilDay) throws -> NewestHeartRateZones? {
    let log = try TrainingLog.of(reader)
    for logged in log.workouts(in: day - 90...day).reversed() {
      guard let seconds = logged.zones else { continue }
      return NewestHeartRateZones(
        workout: logged.workout, seconds: seconds, day: try HeartRateZonesOfDay.load(reader, on: logged.day))
    }
    return nil
  }
}
