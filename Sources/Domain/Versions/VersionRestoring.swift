public import DailveScores

/// Brings earlier versions of entries back.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, and `failed` for anything else. The caller reports the error and lets the person
/// try again; only a form that was accepted before (`repeated`) gets its first answer again.
public protocol VersionRestoring: Sendable {
  /// Writes the content of an earlier version as a new version, which can itself be replaced.
  ///
  /// - Parameter stamp: Stamp of the earlier version. `EntryStamp.beforeAll` takes the entry back altogether: an entry
  ///   that came from elsewhere is deleted, and the deletion of an entry that was never here is forgotten.
  /// - Returns: False if the version is no longer kept.
  func restoreVersion(of entry: String, stamped stamp: EntryStamp, now: Instant) async throws(SaveError) -> Bool
}
