public import DailveScores

/// The person's note on a recorded workout.
public struct WorkoutNote: DatedEntry, SubjectEntry, Equatable {
  public static let kind = "workout-note"
  /// Ids of recorded workouts have no hyphens.
  public static let idForm = EntryIDForm.computed("note") { rest in !rest.isEmpty && !rest.contains("-") }

  public var id: String
  /// `Workout.id`.
  public var workout: String
  public var day: CivilDay
  /// The person's effort rating, 1-10.
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
  public var subjectID: String { Self.id(of: workout) }
}
