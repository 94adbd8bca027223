internal import DailveScores

/// Time in the heart-rate zones of the newest workout.
public struct NewestWorkoutZones: Sendable, Equatable {
  public var workout: Workout
  /// Seconds in zones 0 to 5.
  public var seconds: [Double]
  public var maximum: Double
  public var origin: MaximumHeartRateOrigin

  private static let type = Metric.heartRate.traits.type

  /// `nil` without a workout in the last 90 days that has heart-rate samples.
  public static func load(_ store: any HealthStoreQuerying & HealthQuerying, on day: CivilDay)
    async throws(StorageError)
    -> NewestWorkoutZones?
  {
    let profile = try await store.profile()
    let (maximum, origin) = profile.maximumHeartRate(on: day)
    for workout in WorkoutMerge.distinct(try await store.workouts(in: day - 90...day)).reversed().prefix(5) {
      var query = SampleQuery(types: [Self.type])
      query.interval = workout.start..<Instant(max(workout.end.seconds, workout.start.seconds + 1))
      query.limit = 10_000
      let range = Metric.heartRate.traits.range
      let samples = try await store.samples(query).samples.compactMap {
        stored -> (second: Double, heartRate: Double)? in
        guard let value = stored.countedValue, range.contains(value) else { return nil }
        return (Double(stored.sample.start.seconds), value)
      }
      guard samples.count >= 2 else { continue }
      return NewestWorkoutZones(
        workout: workout,
        seconds: ZoneTimes.seconds(samples: samples, end: Double(workout.end.seconds), maximum: maximum),
        maximum: maximum, origin: origin)
    }
    return nil
  }
}

extension StoredSample {
  /// The value that counts: corrected where the person said so; `nil` for one that does not count or is no number.
  public var countedValue: Double? {
    switch state {
    case .counts: sample.value
    case .corrected(let value): value
    case .superseded, .excluded: nil
    }
  }
}
