/// Erases the store.
public protocol StoreErasing: Sendable {
  /// Removes every sample, entry and setting, and every file waiting to be imported, and overwrites the store's files.
  /// Needs no free disk space.
  ///
  /// - Throws: `inUse` when other programs have the store open, `busy` during an import; nothing is removed then.
  func eraseEverything() async throws(StorageError)
}
