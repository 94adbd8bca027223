public import DailveScores

/// What the person adds to a recorded workout.
public struct WorkoutNote: DatedEntry, Equatable {
  public static let kind = "workout-note"

  public var id: String
  /// `Workout.id`.
  public var workout: String
  public var day: CivilDay
  /// 1-10: how hard it was.
  public var effort: Int?
  public var memo: String

  public init(workout: String, day: CivilDay, effort: Int?, memo: String) {
    id = Self.id(of: workout)
    self.workout = workout
    self.day = day
    self.effort = effort
    self.memo = memo
  }

  /// One for each workout, on every device the same.
  public static func id(of workout: String) -> String { "note-\(workout)" }
}
