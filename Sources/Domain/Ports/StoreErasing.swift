/// What an erasure could not remove.
public struct ErasureReport: Sendable, Equatable {
  /// A folder with backups that cannot be reached, as on a disk that is not there; or the file that would say whether there is one, where that
  /// cannot be read.
  public var backupsLeft: String?

  public init(backupsLeft: String? = nil) { self.backupsLeft = backupsLeft }
}

/// Erases the store.
public protocol StoreErasing: Sendable {
  /// Removes every sample, entry and setting, every file waiting to be imported and every backup, and overwrites the store's files.
  /// Needs no free disk space.
  ///
  /// - Throws: `inUse` when other programs have the store open, `busy` during an import; nothing is removed then.
  @discardableResult func eraseEverything() async throws(StorageError) -> ErasureReport
}
