public import DailveScores

/// Brings earlier versions of entries back.
///
/// What cannot be saved leaves everything as it was, and throws: `busy` while the store is closed to be erased or replaced, `full` if the disk
/// has no room for a waiting change, `damaged` or `tooNew` if the store or the changes that wait beside it cannot be read, `failed` for
/// anything else. The caller says so and lets the person try again; only a form that was taken before (`repeated`) gets its first answer again.
public protocol VersionRestoring: Sendable {
  /// Writes what a version said as a new one, which can itself be replaced.
  ///
  /// - Parameter stamp: That of the version. `EntryStamp.beforeAll` takes the entry back altogether: one that came from elsewhere is deleted, and
  ///   the deletion of one that was never here is forgotten.
  /// - Returns: False if it is not kept any more.
  func restoreVersion(of entry: String, stamped stamp: EntryStamp, now: Instant) async throws(StorageError) -> Bool
}
