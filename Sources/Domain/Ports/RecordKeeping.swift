public import DailveScores

/// Keeps what the person writes down. A deleted record leaves its place behind, so that it can be brought back and so that
/// another device learns of it.
///
/// What is saved while an import runs is safe, and readers see it, before the import ends.
public protocol RecordKeeping: Sendable {
  /// Writes a new record or a new version of one; a deleted one comes back.
  ///
  /// - Throws: `failed` for an id that a record of another kind has.
  func save<R: UserRecord>(_ record: R, now: Instant) async throws(StorageError)
  /// Reads a record, changes it and writes it, with nobody in between.
  ///
  /// - Returns: Whether there is one of this kind.
  func update<R: UserRecord>(_ kind: R.Type, id: String, now: Instant, _ change: @escaping @Sendable (inout R) -> Void)
    async throws(StorageError) -> Bool
  /// - Returns: Whether there was one of this kind.
  func delete<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool
  /// Brings a deleted record back as it was.
  ///
  /// - Returns: Whether there was one of this kind.
  func restore<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool
  /// Takes in a version that was written elsewhere, if it wins over the one that is here.
  ///
  /// - Throws: `failed` for a version that is no record of its kind, or whose id a record of another kind has.
  func apply(_ change: RecordChange) async throws(StorageError)
}
