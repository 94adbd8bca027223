/// The end of everything the store holds.
public protocol StoreErasing: Sendable {
  /// Removes every sample, entry and setting, and every file that waits to be imported; what was in the store's files is
  /// overwritten. Needs no room on the disk.
  ///
  /// - Throws: `inUse` when other programs have the store open, `busy` during an import: then nothing is removed.
  func eraseEverything() async throws(StorageError)
}
