public import DailveScores

/// Effort and memo of a workout, as typed.
public struct WorkoutNoteDraft: Sendable, Equatable {
  /// `Workout.id`.
  public var workout: String
  public var day: CivilDay
  public var effort: FieldInput<Int>
  public var memo: String

  public init(workout: String, day: CivilDay, effort: FieldInput<Int>, memo: String) {
    self.workout = workout
    self.day = day
    self.effort = effort
    self.memo = memo
  }

  /// True if it can be saved: its effort is absent or 1-10.
  public var isFine: Bool { effort.isFine(WorkoutDraft.efforts.contains) }
}

/// Saves effort and memo: as a note for a recorded workout, in the entry itself for an entered one.
public struct SaveWorkoutNote: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Returns: False if the draft is invalid, or the person's own workout no longer exists.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id of the note.
  public func callAsFunction(_ draft: WorkoutNoteDraft, now: Instant) async throws(SaveError) -> Bool {
    guard draft.isFine else { return false }
    if let entry = WorkoutEntry.entryID(ofWorkout: draft.workout) {
      return try await store.update(WorkoutEntry.self, id: entry, now: now) { entry in
        (entry.effort, entry.memo) = (draft.effort.value, draft.memo)
      }
    }
    let note = WorkoutNote(workout: draft.workout, day: draft.day, effort: draft.effort.value, memo: draft.memo)
    if note.effort == nil, note.memo.isEmpty {
      // An empty note deletes the stored one.
      _ = try await store.delete(WorkoutNote.self, id: note.id, now: now)
    } else {
      try await store.save(note, now: now)
    }
    return true
  }
}

extension WorkoutGroup {
  /// The person's note on a workout: that on the first of its recordings that has one.
  public func note(among notes: [WorkoutNote]) -> WorkoutNote? {
    recordings.lazy.flatMap(\.ids).compactMap { id in notes.first { $0.workout == id } }.first
  }

  /// The same, reading only the notes on its recordings.
  ///
  /// - Throws: The reader's error.
  public func note(from reader: any PersonReading) throws -> WorkoutNote? {
    note(
      among: try recordings.flatMap(\.ids).compactMap { try reader.entry(WorkoutNote.self, id: WorkoutNote.id(of: $0)) }
    )
  }
}
