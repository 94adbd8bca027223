internal import DailveScores

/// Computes the load of each day with workouts.
enum WorkoutLoads {
  /// - Parameter restingHeartRate: Beats per minute, one per day at most.
  static func days(_ recorded: RecordedTraining, profile: Profile, restingHeartRate: [DayValue])
    -> [CivilDay: DailyLoad]
  {
    let workouts = WorkoutMerge.distinct(recorded.workouts)
    var loads: [CivilDay: DailyLoad] = [:]
    let rest = Dictionary(restingHeartRate.map { ($0.day, $0.value) }, uniquingKeysWith: { first, _ in first })
    let heartRates = Dictionary(
      recorded.heartRates.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    var observed = TrailingMaximum(recorded.sustainedMaxima, window: MaximumHeartRate.window)
    for (day, workouts) in Dictionary(grouping: workouts, by: \.day).sorted(by: { $0.key < $1.key }) {
      let scale = Scale(
        resting: RobustStatistics.mean((1...7).compactMap { rest[day - $0] }) ?? 60,
        maximum: MaximumHeartRate(profile, observed: observed.value(on: day), on: day).value, sex: profile.sex)
      var sum = 0.0
      var methods: Set<DailyLoad.Method> = []
      for workout in workouts {
        let found = Self.load(workout, heartRates[workout.span], recorded.efforts, scale)
        sum += found.load
        methods.insert(found.method)
      }
      loads[day] = DailyLoad(load: sum, method: DailyLoad.Method.allCases.last { methods.contains($0) })
    }
    return loads
  }

  /// The heart rates, in beats per minute, that define the reserve.
  private struct Scale {
    var resting: Double
    var maximum: Double
    var sex: BiologicalSex?
  }

  /// The load by the first method for which the workout has data, in the order of `DailyLoad.Method`.
  private static func load(
    _ workout: Workout, _ heartRate: WorkoutHeartRate?, _ efforts: [WorkoutEffort], _ scale: Scale
  ) -> (load: Double, method: DailyLoad.Method) {
    if let heartRate, heartRate.minutes > 0, heartRate.minutes >= workout.duration / 2 {
      let load = TrainingImpulse.banister(
        held: heartRate.held, resting: scale.resting, maximum: scale.maximum, sex: scale.sex)
      return (load, .heartRateSamples)
    }
    if let mean = workout.averageHeartRate {
      let load = TrainingImpulse.banister(
        minutes: workout.duration, heartRate: mean, resting: scale.resting, maximum: scale.maximum, sex: scale.sex)
      return (load, .meanHeartRate)
    }
    // A rating belongs to the workout that it mostly overlaps.
    if let rating = efforts.first(where: { $0.span.covers(mostOf: workout.span) }) {
      return (TrainingImpulse.session(minutes: workout.duration, effort: rating.effort), .effort)
    }
    return (workout.duration * pointsPerMinute(workout.activity), .durationAndKind)
  }

  /// Load points per minute where no heart rate is known: roughly what Banister's formula gives at the intensity that
  /// the Compendium of Physical Activities (Ainsworth 2011) lists for the activity.
  private static func pointsPerMinute(_ activity: String) -> Double {
    switch activity {
    case "Running", "HighIntensityIntervalTraining", "Rowing", "JumpRope", "CrossTraining": 1.6
    case "Cycling", "Swimming", "Soccer", "Basketball", "Tennis", "StairClimbing", "Elliptical", "Hiking": 1.0
    case "Walking", "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Golf": 0.35
    default: 0.7
    }
  }
}

extension Range<Instant> {
  fileprivate func covers(mostOf other: Range<Instant>) -> Bool { 2 * clamped(to: other).seconds > other.seconds }
}
