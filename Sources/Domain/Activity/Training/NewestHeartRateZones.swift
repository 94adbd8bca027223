public import DailveScores

/// Time in the heart-rate zones of the newest workout.
public struct NewestHeartRateZones: Sendable, Equatable {
  public var workout: Workout
  /// Seconds in zones 0 to 5.
  public var seconds: [Double]
  /// The zones of the workout's day.
  public var day: HeartRateZonesOfDay

  /// Returns `nil` if the last 90 days have no workout with heart-rate samples.
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
