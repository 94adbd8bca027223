public import DailveScores

/// Marks an injury as healed, or reopens it.
public struct CloseInjury: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Parameter day: The day by which it had healed; a day before its start counts as the start. `nil` reopens it.
  /// - Returns: Whether such an injury exists.
  /// - Throws: The store's error.
  public func callAsFunction(_ id: String, on day: CivilDay?, now: Instant) async throws(SaveError) -> Bool {
    try await store.update(Injury.self, id: id, now: now) { injury in injury.end = day.map { max(injury.start, $0) } }
  }
}
