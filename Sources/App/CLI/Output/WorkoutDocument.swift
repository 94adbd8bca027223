internal import DailveDomain
internal import DailveScores

/// A workout as scripts read it: every recording of it together. Times in seconds, distances in km, climb in metres, energy in kcal, heart
/// rates in beats per minute.
struct WorkoutDocument: Encodable {
  var id: String
  var activity: String
  var day: CivilDay
  var start: Instant
  var end: Instant
  /// Names, the one whose totals come first in front.
  var sources: [String]
  /// Without pauses, as the device counted.
  var duration: Double
  var elapsed: Double
  /// Without stops too.
  var moving: Double?
  var distance: Double?
  /// Along the recorded route.
  var trackDistance: Double?
  var ascent: Double?
  var descent: Double?
  var ascentMethod: String?
  var energy: Double?
  var averageHeartRate: Double?
  var maximumHeartRate: Double?
  /// In zones 0 to 5.
  var zones: [Double]?
  var load: Double
  var loadMethod: String
  /// 1-10.
  var effort: Double?
  var splits: [Split]
  var laps: [Split]
  var bestEfforts: [Effort]
  var bestPowers: [BestPower]
  var normalisedPower: Double?
  /// Watts that the intensity of a ride is measured against; absent without normalised power.
  var thresholdPower: Double?
  /// "own", or "bestTwentyMinutes".
  var thresholdOrigin: String?
  /// Normalised power over threshold.
  var intensity: Double?
  /// Percent.
  var drift: Double?
  var recovery: Double?
  /// "device" or "trace".
  var recoveryMethod: WorkoutAnalysis.RecoveryMethod?

  struct Split: Encodable {
    /// From the start of the workout.
    var start: Double
    var end: Double
    var distance: Double
    var moving: Double
    var heartRate: Double?
    var ascent: Double?
    var descent: Double?
    /// km on flat ground that cost as much.
    var gradedDistance: Double?
    var isPartial: Bool

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

  struct Effort: Encodable {
    var distance: Double
    var start: Double
    var seconds: Double
  }

  /// - Parameter threshold: Of a ride.
  init(_ logged: LoggedWorkout, _ analysis: WorkoutAnalysis?, _ threshold: RideThreshold?) {
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
    laps = analysis?.laps.map(Split.init) ?? []
    bestEfforts =
      analysis?.efforts.map { Effort(distance: $0.distance / 1000, start: $0.start, seconds: $0.seconds) } ?? []
    bestPowers = analysis?.bestPowers ?? []
    normalisedPower = analysis?.normalisedPower
    if let threshold, let normalisedPower {
      thresholdPower = threshold.power.watts
      thresholdOrigin = threshold.power.origin.rawValue
      intensity = threshold.power.intensity(normalisedPower: normalisedPower)
    }
    drift = analysis?.drift
    recovery = analysis?.recovery
    recoveryMethod = analysis?.recoveryMethod
  }

  /// - Throws: The reader's error.
  static func load(_ logged: LoggedWorkout, _ thresholds: inout RideThresholds, from reader: any HealthReader) throws
    -> WorkoutDocument
  {
    let analysis = try reader.workoutAnalysis(logged.analysed)
    return WorkoutDocument(
      logged, analysis, analysis?.normalisedPower == nil ? nil : try thresholds.threshold(of: logged))
  }

  /// For the terminal.
  var line: String {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return "\(day)  \(id)  \(activity)  \(Int(saturating: (duration / 60).rounded())) min"
      + (distance.map { "  \(rounded($0)) km" } ?? "") + (ascent.map { "  ↑\(Int(saturating: $0.rounded())) m" } ?? "")
      + (energy.map { "  \(Int(saturating: $0.rounded())) kcal" } ?? "")
      + (averageHeartRate.map { "  \(Int(saturating: $0.rounded())) bpm" } ?? "")
      + "  load \(Int(saturating: load.rounded()))  \(sources.joined(separator: ", "))"
  }
}
