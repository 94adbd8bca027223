internal import DailveScores

extension WorkoutGroup {
  /// Whether the heart rates say something of the whole workout: as for loads, those of less than half the time do not.
  private func isCovered(by heartRate: WorkoutHeartRate) -> Bool {
    heartRate.minutes > 0 && heartRate.minutes >= workout.duration / 2
  }

  /// With the mean and the highest heart rate of the samples of its time where no recording has its own: of old exports, and of workouts
  /// that the person wrote down.
  func filled(from heartRate: WorkoutHeartRate?) -> WorkoutGroup {
    guard let heartRate, isCovered(by: heartRate), workout.averageHeartRate == nil else { return self }
    var filled = self
    filled.workout.averageHeartRate =
      heartRate.held.reduce(0) { $0 + $1.heartRate * $1.seconds } / (heartRate.minutes * 60)
    filled.workout.maximumHeartRate = workout.maximumHeartRate ?? heartRate.held.lazy.map(\.heartRate).max()
    return filled
  }

  /// Seconds in zones 0 to 5; `nil` without heart rates. A watch that was not told of a workout looks every few minutes: of one that nobody
  /// recorded, that is no time in zones.
  func seconds(in zones: HeartRateZones, _ heartRate: WorkoutHeartRate?) -> [Double]? {
    guard let heartRate, heartRate.minutes > 0 else { return nil }
    guard isCovered(by: heartRate) || recordings.contains(where: { !$0.isEntry }) else { return nil }
    return ZoneTimes.seconds(heartRate.held, zones)
  }
}
