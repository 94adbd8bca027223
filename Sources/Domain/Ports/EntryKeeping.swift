public import DailveScores

/// Keeps what the person writes down. A deleted entry leaves its place behind, so that it can be brought back and so that
/// another device learns of it.
///
/// What is saved while an import runs is safe, and readers see it, before the import ends.
public protocol EntryKeeping: Sendable {
  /// Writes a new entry or a new version of one; a deleted one comes back.
  ///
  /// - Throws: `failed` for an id that an entry of another kind has.
  func save<R: Entry>(_ entry: R, now: Instant) async throws(StorageError)
  /// Reads an entry, changes it and writes it, with nobody in between.
  ///
  /// - Returns: Whether there is one of this kind.
  func update<R: Entry>(_ kind: R.Type, id: String, now: Instant, _ change: @escaping @Sendable (inout R) -> Void)
    async throws(StorageError) -> Bool
  /// - Returns: Whether there was one of this kind.
  func delete<R: Entry>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool
  /// Brings a deleted entry back as it was.
  ///
  /// - Returns: Whether there was one of this kind.
  func restore<R: Entry>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool
  /// Takes in a version that was written elsewhere, if it wins over the one that is here.
  ///
  /// - Throws: `failed` for a version that is no entry of its kind, or whose id an entry of another kind has; `clockAhead` for one
  ///   from the future, to be offered again once the clock that stamped it is right.
  func apply(_ change: EntryChange, now: Instant) async throws(StorageError)
}
