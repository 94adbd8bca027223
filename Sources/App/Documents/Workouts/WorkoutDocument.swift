package import DailveDomain
package import DailveScores

/// A workout for scripts, with all its recordings combined. Times are in seconds, distances in km, climb in metres, energy in kcal and
/// heart rates in beats per minute.
package struct WorkoutDocument: Codable, Sendable {
  package var id: String
  package var activity: String
  package var day: CivilDay
  package var start: Instant
  package var end: Instant
  /// Names of the sources, in the order in which their totals take precedence.
  package var sources: [String]
  /// Time without pauses, as counted by the device.
  package var duration: Double
  package var elapsed: Double
  /// Time without pauses and stops.
  package var moving: Double?
  package var distance: Double?
  /// Length of the recorded route.
  package var trackDistance: Double?
  /// The reason the route gives no splits, pace or efforts; absent if the route is sound.
  package var routeFault: RouteFault?
  package var ascent: Double?
  package var descent: Double?
  package var ascentMethod: String?
  package var energy: Double?
  package var averageHeartRate: Double?
  package var maximumHeartRate: Double?
  /// Seconds in each of the heart-rate zones 0 to 5; absent without heart rates.
  package var zones: [Double]?
  package var load: Double
  package var loadMethod: String
  /// Perceived effort, in `1...10`.
  package var effort: Double?
  package var splits: [Split]
  /// The activities of a workout that combines several; otherwise empty.
  package var parts: [WorkoutPartDocument]
  package var laps: [Split]
  package var bestEfforts: [Effort]
  package var bestPowers: [BestPower]
  package var normalisedPower: Double?
  /// Threshold power in watts, against which the intensity of a ride is measured; absent without normalised power.
  package var thresholdPower: Double?
  /// "own" or "bestTwentyMinutes".
  package var thresholdOrigin: String?
  /// Normalised power divided by threshold power.
  package var intensity: Double?
  /// Drift in percent.
  package var drift: Double?
  /// "speed" or "power".
  package var driftBasis: WorkoutAnalysis.DriftBasis?
  package var recovery: Double?
  /// "device" or "trace".
  package var recoveryMethod: WorkoutAnalysis.RecoveryMethod?

  package struct Split: Codable, Sendable {
    /// Seconds since the start of the workout, or of its part.
    package var start: Double
    package var end: Double
    package var distance: Double
    package var moving: Double
    package var heartRate: Double?
    package var ascent: Double?
    package var descent: Double?
    /// Distance in km on flat ground that takes the same effort.
    package var gradedDistance: Double?
    package var isPartial: Bool

    init(_ split: WorkoutSplit) {
      start = split.start
      end = split.end
      distance = split.distance / 1000
      moving = split.moving
      heartRate = split.heartRate
      ascent = split.ascent
      descent = split.descent
      gradedDistance = split.gradedDistance.map { $0 / 1000 }
      isPartial = split.isPartial
    }
  }

  package struct Effort: Codable, Sendable {
    package var distance: Double
    package var start: Double
    package var seconds: Double
  }

  /// - Parameters:
  ///   - efforts: Best efforts over all recordings, from `LoggedWorkout.efforts`.
  ///   - threshold: The threshold power at the time of a ride; `nil` for other workouts.
  package init(
    _ logged: LoggedWorkout, _ analysis: WorkoutAnalysis?, _ efforts: [FastestStretch], _ threshold: RideThreshold?,
    _ parts: [WorkoutPart]
  ) {
    let workout = logged.workout
    id = logged.id
    activity = workout.activity
    day = workout.day
    start = workout.start
    end = workout.end
    sources = logged.group.recordings.map(\.source)
    duration = workout.duration * 60
    elapsed = Double(workout.span.seconds)
    moving = analysis?.moving
    distance = workout.distance
    trackDistance = analysis?.trackDistance.map { $0 / 1000 }
    routeFault = analysis?.routeFault
    ascent = analysis?.ascent
    descent = analysis?.descent
    ascentMethod = analysis?.ascentMethod?.rawValue
    energy = workout.energy
    averageHeartRate = workout.averageHeartRate
    maximumHeartRate = workout.maximumHeartRate
    zones = logged.zones
    load = logged.load
    loadMethod = logged.method.rawValue
    effort = logged.effort
    splits = analysis?.kilometres.map(Split.init) ?? []
    self.parts = parts.map(WorkoutPartDocument.init)
    laps = analysis?.laps.map(Split.init) ?? []
    bestEfforts = efforts.map { Effort(distance: $0.distance / 1000, start: $0.start, seconds: $0.seconds) }
    bestPowers = analysis?.bestPowers ?? []
    normalisedPower = analysis?.normalisedPower
    if let threshold, let normalisedPower {
      thresholdPower = threshold.power.watts
      thresholdOrigin = threshold.power.origin.rawValue
      intensity = threshold.power.intensity(normalisedPower: normalisedPower)
    }
    drift = analysis?.drift
    driftBasis = analysis?.driftBasis
    recovery = analysis?.recovery
    recoveryMethod = analysis?.recoveryMethod
  }

  /// - Throws: The reader's error.
  package static func load(
    _ logged: LoggedWorkout, _ thresholds: inout RideThresholds, from reader: any TrainingReading & SampleReading
  )
    throws
    -> WorkoutDocument
  {
    let analysis = try reader.workoutAnalysis(logged.analysed)
    return WorkoutDocument(
      logged, analysis, try logged.efforts { $0 == logged.analysed ? analysis : try reader.workoutAnalysis($0) },
      analysis?.normalisedPower == nil ? nil : try thresholds.threshold(of: logged),
      try ShowWorkout(reader).parts(of: logged, isAnalysed: analysis != nil))
  }
}

/// One part of a workout, such as a leg of a triathlon, in seconds, km and beats per minute.
package struct WorkoutPartDocument: Codable, Sendable {
  /// Absent if no distance reveals it.
  package var activity: String?
  package var start: Instant
  package var end: Instant
  package var duration: Double
  package var distance: Double?
  package var averageHeartRate: Double?
  /// Splits of this part alone: per km, or per 100 m of a swim. Empty if no distance samples cover the part.
  package var splits: [WorkoutDocument.Split]

  init(_ part: WorkoutPart) {
    activity = part.activity
    start = part.span.lowerBound
    end = part.span.upperBound
    duration = part.duration
    distance = part.distance
    averageHeartRate = part.heartRate
    splits = part.kilometres.map(WorkoutDocument.Split.init)
  }
}
