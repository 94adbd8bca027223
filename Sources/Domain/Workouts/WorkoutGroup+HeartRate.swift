internal import DailveScores

extension WorkoutGroup {
  /// Completed with mean and highest heart rate from the samples of its time if no recording has its own, as in old
  /// exports and entered workouts.
  func filled(from heartRate: WorkoutHeartRate?) -> WorkoutGroup {
    guard let heartRate, workout.isCovered(by: heartRate), workout.averageHeartRate == nil else { return self }
    var filled = self
    filled.workout.averageHeartRate =
      heartRate.held.reduce(0) { $0 + $1.heartRate * $1.seconds } / (heartRate.minutes * 60)
    filled.workout.maximumHeartRate = workout.maximumHeartRate ?? heartRate.held.lazy.map(\.heartRate).max()
    return filled
  }

  /// Seconds in zones 0 to 5; `nil` without heart rates.
  func seconds(in zones: HeartRateZones, _ heartRate: WorkoutHeartRate?) -> [Double]? {
    workout.seconds(in: zones, heartRate)
  }
}

extension Workout {
  /// True if the heart rates represent the whole workout: as for loads, they must cover at least half of it.
  func isCovered(by heartRate: WorkoutHeartRate) -> Bool {
    heartRate.minutes > 0 && heartRate.minutes >= duration / 2
  }

  /// Seconds in zones 0 to 5; `nil` without heart rates. A watch without a running workout measures only every few
  /// minutes, which is not enough for time in zones of an unrecorded workout.
  func seconds(in zones: HeartRateZones, _ heartRate: WorkoutHeartRate?) -> [Double]? {
    guard let heartRate, heartRate.minutes > 0 else { return nil }
    // Totals have the id of their first recording, and entries come last: an entry's id means that nothing was recorded.
    guard isCovered(by: heartRate) || !isEntry else { return nil }
    return HeartRateZoneTimes.seconds(heartRate.held, zones)
  }
}
