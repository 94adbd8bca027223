public import DailveScores

/// One workout. Distance in km, energy in kcal, duration in minutes, heart rates in beats per minute.
public struct Workout: Sendable, Equatable {
  /// Hexadecimal digits that are the same for the same element in every store.
  public var id: String
  /// HealthKit's activity type without its prefix: "Running".
  public var activity: String
  public var start: Instant
  public var end: Instant
  public var day: CivilDay
  /// Minutes without pauses.
  public var duration: Double
  public var distance: Double?
  public var energy: Double?
  public var averageHeartRate: Double?
  public var maximumHeartRate: Double?
  public var source: String
  public var kind: SourceKind
  /// Rank of its source for workouts, lower first: by the person's order, else by kind.
  public var precedence: Int
  /// Other ids of the recording, from earlier versions of a phone, or from before an export contained it.
  public var aliases: [String] = []

  /// All ids of the recording, its own first.
  public var ids: [String] { [id] + aliases }

  /// End exclusive.
  public var span: Range<Instant> { start..<max(start, end) }

  public init(
    id: String = "", activity: String, start: Instant, end: Instant, day: CivilDay, duration: Double, distance: Double?,
    energy: Double?, averageHeartRate: Double?, maximumHeartRate: Double?, source: String,
    kind: SourceKind = .app, precedence: Int? = nil
  ) {
    self.id = id
    self.activity = activity
    self.start = start
    self.end = end
    self.day = day
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.averageHeartRate = averageHeartRate
    self.maximumHeartRate = maximumHeartRate
    self.source = source
    self.kind = kind
    self.precedence = precedence ?? kind.place
  }
}

extension WorkoutTime {
  init(_ workout: Workout) {
    self.init(
      span: workout.span, day: workout.day, duration: workout.duration, averageHeartRate: workout.averageHeartRate,
      pointsPerMinute: Self.pointsPerMinute(workout.activity))
  }

  /// Approximately the result of Banister's formula at the intensity that the Compendium of Physical Activities
  /// (Ainsworth 2011) lists for the kind of activity.
  static func pointsPerMinute(_ activity: String) -> Double {
    switch activity {
    case "Running", "HighIntensityIntervalTraining", "Rowing", "JumpRope", "CrossTraining": 1.6
    case "Cycling", "Swimming", "Soccer", "Basketball", "Tennis", "StairClimbing", "Elliptical", "Hiking": 1.0
    case "Walking", "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Golf": 0.35
    default: 0.7
    }
  }
}

extension Workout {
  /// Metres per second over the time without pauses; `nil` without a distance or a duration.
  public var meanSpeed: Double? {
    distance.flatMap { $0 > 0 && duration > 0 ? $0 * 1000 / (duration * 60) : nil }
  }
}
