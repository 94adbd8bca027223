/// Validates a draft and saves it as a manually entered workout.
public struct SaveWorkout: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Parameter weight: kg on that day, for estimating the energy if none was entered.
  /// - Returns: What is wrong with the draft; empty if it was saved.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id.
  public func callAsFunction(_ draft: WorkoutDraft, _ times: TypedTimes, weight: Double?) async throws(StorageError)
    -> Set<WorkoutDraft.Problem>
  {
    guard let entry = draft.entry(times, weight: weight) else { return draft.problems(times) }
    try await store.save(entry, now: times.now)
    return []
  }
}
