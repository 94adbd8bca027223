public import DailveScores

/// How hard a workout was and what the person says of it, as typed.
public struct WorkoutNoteDraft: Sendable, Equatable {
  /// `Workout.id`.
  public var workout: String
  public var day: CivilDay
  public var effort: Typed<Int>
  public var memo: String

  public init(workout: String, day: CivilDay, effort: Typed<Int>, memo: String) {
    self.workout = workout
    self.day = day
    self.effort = effort
    self.memo = memo
  }

  /// Whether it can be saved: its effort is absent or 1-10.
  public var isFine: Bool { effort.isFine(WorkoutDraft.efforts.contains) }
}

/// Saves effort and memo: of a recorded workout as a note on it, of one that the person wrote down in itself.
public struct SaveWorkoutNote: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Returns: False for a draft that cannot be saved, or a workout of the person's own that is not there.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id of the note.
  public func callAsFunction(_ draft: WorkoutNoteDraft, now: Instant) async throws(StorageError) -> Bool {
    guard draft.isFine else { return false }
    if let entry = WorkoutEntry.entryID(ofWorkout: draft.workout) {
      return try await store.update(WorkoutEntry.self, id: entry, now: now) { entry in
        (entry.effort, entry.memo) = (draft.effort.value, draft.memo)
      }
    }
    let note = WorkoutNote(
      workout: draft.workout, day: draft.day, effort: draft.effort.value, memo: draft.memo)
    if note.effort == nil, note.memo.isEmpty {
      // Nothing is said any more: nothing is kept, if something was.
      _ = try await store.delete(WorkoutNote.self, id: note.id, now: now)
    } else {
      try await store.save(note, now: now)
    }
    return true
  }
}

extension WorkoutGroup {
  /// What the person said of a workout: on the first of its recordings of which they said something.
  public func note(among notes: [WorkoutNote]) -> WorkoutNote? {
    recordings.lazy.flatMap(\.ids).compactMap { id in notes.first { $0.workout == id } }.first
  }
}
