public import DailveScores

/// A workout that the person entered.
public struct WorkoutEntry: DatedEntry, Equatable {
  public static let kind = "workout"
  public static let isData = true

  public var id: String
  /// HealthKit's activity type without its prefix: "Running".
  public var activity: String
  public var start: Instant
  /// Local day of `start`, where the person was.
  public var day: CivilDay
  /// Minutes after local midnight at that place; `nil` if unknown.
  public var clock: Int?
  /// Minutes, above 0.
  public var duration: Double
  /// km.
  public var distance: Double?
  /// kcal.
  public var energy: Double?
  /// True if `energy` is our estimate (`EnergyEstimate`) rather than the person's number.
  public var isEnergyEstimated: Bool
  /// 1-10.
  public var effort: Int?
  public var memo: String

  public init(
    id: String, activity: String, start: Instant, day: CivilDay, clock: Int? = nil, duration: Double,
    distance: Double? = nil,
    energy: Double? = nil, isEnergyEstimated: Bool = false, effort: Int? = nil, memo: String = ""
  ) {
    self.id = id
    self.activity = activity
    self.start = start
    self.day = day
    self.clock = clock
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.isEnergyEstimated = isEnergyEstimated
    self.effort = effort
    self.memo = memo
  }

  /// Source name under which such workouts are shown.
  public static let source = "Dailve"

  /// End exclusive.
  public static func span(from start: Instant, minutes: Double) -> Range<Instant> {
    start..<max(start, start + Int(saturating: (minutes * 60).rounded()))
  }

  public var workout: Workout {
    Workout(
      id: WorkoutEntry.workoutID(ofEntry: id), activity: activity, start: start,
      end: Self.span(from: start, minutes: duration).upperBound, day: day, duration: duration, distance: distance,
      energy: energy, averageHeartRate: nil, maximumHeartRate: nil, source: Self.source)
  }

  // Ids of recorded workouts are sixteen hexadecimal digits, so no id is both.
  private static let prefix = "entry-"

  /// `Workout.id` of an entry's workout.
  public static func workoutID(ofEntry id: String) -> String { prefix + id }

  /// Id of the entry that a workout comes from; `nil` for a recorded workout.
  public static func entryID(ofWorkout id: String) -> String? {
    id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : nil
  }
}
