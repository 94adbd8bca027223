public import DailveScores

/// Stores the person's entries. A deleted entry leaves a tombstone, so that it can be restored and other devices learn
/// of the deletion.
///
/// Entries saved while an import runs are durable, and visible to readers, before the import ends.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, and `failed` for anything else. The caller reports the error and lets the person
/// try again; only a form that was accepted before (`repeated`) gets its first answer again.
public protocol EntryKeeping: Sendable {
  /// Writes new entries, or new versions of existing or deleted ones, all or none.
  ///
  /// - Throws: `taken` if an entry of another kind has the id.
  func save<E: Entry>(_ entries: [E], now: Instant) async throws(SaveError)
  /// Reads, and writes the resulting entries, atomically.
  ///
  /// - Parameter make: Returns the entries and a result. No other save runs meanwhile.
  /// - Throws: `taken` if an entry of another kind has the id of one of them.
  func save<E: Entry, T: Sendable>(
    now: Instant, _ make: @escaping @Sendable (any TrainingReading) throws -> (entries: [E], result: T)
  ) async throws(SaveError) -> T
  /// Reads, changes and writes an entry atomically.
  ///
  /// - Returns: Whether there is such an entry of this kind.
  /// - Throws: Also `damaged` for an entry that this version cannot read: it stays as it is, and can only be deleted or replaced.
  func update<E: Entry>(_ kind: E.Type, id: String, now: Instant, _ change: @escaping @Sendable (inout E) -> Void)
    async throws(SaveError) -> Bool
  /// - Returns: Whether there was such an entry of this kind.
  func delete<E: Entry>(_ kind: E.Type, id: String, now: Instant) async throws(SaveError) -> Bool
  /// Restores a deleted entry as it was.
  ///
  /// - Returns: Whether there was such an entry of this kind.
  func restore<E: Entry>(_ kind: E.Type, id: String, now: Instant) async throws(SaveError) -> Bool
}

extension EntryKeeping {
  public func save<E: Entry>(_ entry: E, now: Instant) async throws(SaveError) { try await save([entry], now: now) }
}
