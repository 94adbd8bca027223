public import DailveScores

/// Validates a draft and saves it as an entry.
public struct SaveBodyEntry: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Returns: What is wrong with the draft; empty if it was saved.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id.
  public func callAsFunction(_ draft: BodyDraft, today: CivilDay, now: Instant) async throws(StorageError)
    -> Set<BodyDraft.Problem>
  {
    guard let entry = draft.entry(today: today) else { return draft.problems(today: today) }
    try await store.save(entry, now: now)
    return []
  }
}
