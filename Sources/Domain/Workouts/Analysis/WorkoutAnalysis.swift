public import DailveScores

extension RouteFault: Codable {}

/// Everything that can be computed from a workout's route and samples alone. Zones and load also depend on the
/// person, and are computed when shown, from the held heart rates (`WorkoutMaterial.heldHeartRates(pauses:)`)
/// stored beside it.
/// Seconds count from the workout's start, lengths are in metres, speeds in metres a second.
public struct WorkoutAnalysis: Sendable, Equatable, Codable {
  /// Incremented whenever a formula below or the choice of heart rates changes, so that stored analyses are recomputed.
  public static let version = 9

  /// Seconds without pauses and stops; `nil` without a known distance.
  public var moving: Double?
  /// Length of the track itself; `nil` without a route.
  public var trackDistance: Double?
  /// The reason why a route gives no pace, splits or efforts; `nil` if it does.
  public var routeFault: RouteFault?
  public var ascent: Double?
  public var descent: Double?
  public var ascentMethod: AscentMethod?
  public var kilometres: [WorkoutSplit] = []
  public var miles: [WorkoutSplit] = []
  public var laps: [WorkoutSplit] = []
  public var efforts: [WorkoutEffortTime] = []
  /// Source of `efforts`, splits and speeds; `nil` without a known distance.
  public var basis: DistanceBasis?
  public var bestPowers: [BestPower] = []
  /// Watts.
  public var normalisedPower: Double?
  /// Percent, see `AerobicDecoupling`.
  public var drift: Double?
  /// Basis of the drift; `nil` without drift.
  public var driftBasis: DriftBasis?
  /// Drop of the heart rate, in beats per minute, within the first minute after the end.
  public var recovery: Double?
  public var recoveryMethod: RecoveryMethod?
  /// Points at equal intervals of time, for charts.
  public var course: [CoursePoint] = []
  /// The route, simplified, for drawing.
  public var line: [LinePoint] = []

  public init() {}

  /// Counterpart of `Climb.Method`.
  public enum AscentMethod: String, Sendable, Codable, CaseIterable { case device, barometer, smoothed }

  /// Source of the heart-rate recovery: the device, or our computation from its trace.
  public enum RecoveryMethod: String, Sendable, Codable, CaseIterable { case device, trace }

  /// Grade-adjusted speed, or normalised power.
  public enum DriftBasis: String, Sendable, Codable, CaseIterable { case speed, power }

  /// Counterpart of `BestEffort.Basis`.
  public enum DistanceBasis: String, Sendable, Codable, CaseIterable { case route, distanceSamples }
}

/// One kilometre, mile or lap.
public struct WorkoutSplit: Sendable, Equatable, Codable {
  public var start: Double
  public var end: Double
  public var distance: Double
  public var moving: Double
  public var heartRate: Double?
  public var ascent: Double?
  public var descent: Double?
  /// Flat-equivalent metres.
  public var gradedDistance: Double?
  public var isPartial: Bool

  public init(start: Double, end: Double, distance: Double, moving: Double, isPartial: Bool) {
    self.start = start
    self.end = end
    self.distance = distance
    self.moving = moving
    self.isPartial = isPartial
  }

  init(_ split: Split, from start: Double) {
    self.start = split.span.start - start
    end = split.span.end - start
    distance = split.distance
    moving = split.moving
    heartRate = split.meanHeartRate
    ascent = split.ascent
    descent = split.descent
    gradedDistance = split.gradedDistance
    isPartial = split.isPartial
  }

  /// `nil` without movement.
  public var speed: Double? { moving > 0 ? distance / moving : nil }
  public var gradedSpeed: Double? { moving > 0 ? gradedDistance.map { $0 / moving } : nil }
}

/// The fastest stretch of a distance within one workout.
public struct WorkoutEffortTime: Sendable, Equatable, Codable {
  public var distance: Double
  public var start: Double
  public var seconds: Double

  public init(distance: Double, start: Double, seconds: Double) {
    self.distance = distance
    self.start = start
    self.seconds = seconds
  }
}

/// The highest mean power of a duration.
public struct BestPower: Sendable, Equatable, Codable {
  public var seconds: Double
  public var watts: Double

  public init(seconds: Double, watts: Double) {
    self.seconds = seconds
    self.watts = watts
  }
}

/// A workout at one moment; unknown values are `nil`.
public struct CoursePoint: Sendable, Equatable, Codable {
  public var second: Double
  public var distance: Double?
  public var altitude: Double?
  public var speed: Double?
  public var heartRate: Double?
  public var latitude: Double?
  public var longitude: Double?

  public init(second: Double) { self.second = second }
}

/// A point of a drawn route.
public struct LinePoint: Sendable, Equatable, Codable {
  /// Seconds since the start of the workout; 0 for all points of a route whose times do not tell their order.
  public var second: Double
  public var latitude: Double
  public var longitude: Double

  public init(second: Double, latitude: Double, longitude: Double) {
    self.second = second
    self.latitude = latitude
    self.longitude = longitude
  }
}
