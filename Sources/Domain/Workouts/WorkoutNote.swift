public import DailveScores

/// The person's note on a recorded workout.
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

  /// Derived from the workout, so that it is the same on every device.
  public static func id(of workout: String) -> String { "note-\(workout)" }
}
