public import DailveScores

/// Validates a draft and saves it as an injury.
public struct SaveInjury: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Returns: What is wrong with the draft; empty if it was saved.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id.
  public func callAsFunction(_ draft: InjuryDraft, today: CivilDay, now: Instant) async throws(StorageError)
    -> Set<InjuryDraft.Problem>
  {
    guard let injury = draft.injury(today: today) else { return draft.problems(today: today) }
    try await store.save(injury, now: now)
    return []
  }
}
