package import DailveDomain
package import DailveScores

/// A workout as scripts read it: every recording of it together. Times in seconds, distances in km, climb in metres, energy in kcal, heart
/// rates in beats per minute.
package struct WorkoutDocument: Codable, Sendable {
  package var id: String
  package var activity: String
  package var day: CivilDay
  package var start: Instant
  package var end: Instant
  /// Names, the one whose totals come first in front.
  package var sources: [String]
  /// Without pauses, as the device counted.
  package var duration: Double
  package var elapsed: Double
  /// Without stops too.
  package var moving: Double?
  package var distance: Double?
  /// Along the recorded route.
  package var trackDistance: Double?
  /// Why the route gives no splits, pace or efforts; absent for a sound one.
  package var routeFault: RouteFault?
  package var ascent: Double?
  package var descent: Double?
  package var ascentMethod: String?
  package var energy: Double?
  package var averageHeartRate: Double?
  package var maximumHeartRate: Double?
  /// In zones 0 to 5.
  package var zones: [Double]?
  package var load: Double
  package var loadMethod: String
  /// 1-10.
  package var effort: Double?
  package var splits: [Split]
  /// Where several activities make the workout; else empty.
  package var parts: [WorkoutPartDocument]
  package var laps: [Split]
  package var bestEfforts: [Effort]
  package var bestPowers: [BestPower]
  package var normalisedPower: Double?
  /// Watts that the intensity of a ride is measured against; absent without normalised power.
  package var thresholdPower: Double?
  /// "own", or "bestTwentyMinutes".
  package var thresholdOrigin: String?
  /// Normalised power over threshold.
  package var intensity: Double?
  /// Percent.
  package var drift: Double?
  /// "speed" or "power".
  package var driftBasis: WorkoutAnalysis.DriftBasis?
  package var recovery: Double?
  /// "device" or "trace".
  package var recoveryMethod: WorkoutAnalysis.RecoveryMethod?

  package struct Split: Codable, Sendable {
    /// From the start of the workout, or of its part.
    package var start: Double
    package var end: Double
    package var distance: Double
    package var moving: Double
    package var heartRate: Double?
    package var ascent: Double?
    package var descent: Double?
    /// km on flat ground that cost as much.
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
  ///   - efforts: Of all recordings, see `LoggedWorkout.efforts`.
  ///   - threshold: Of a ride.
  package init(
    _ logged: LoggedWorkout, _ analysis: WorkoutAnalysis?, _ efforts: [RecordedEffort], _ threshold: RideThreshold?,
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

/// A leg of a triathlon: seconds, km, beats per minute.
package struct WorkoutPartDocument: Codable, Sendable {
  /// Absent where no distance tells it.
  package var activity: String?
  package var start: Instant
  package var end: Instant
  package var duration: Double
  package var distance: Double?
  package var averageHeartRate: Double?
  /// Of its own way: by km, of a swim by 100 m. Empty where no samples tell how it was covered.
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
