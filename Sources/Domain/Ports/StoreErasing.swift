/// What an erasure could not remove.
public struct ErasureReport: Sendable, Equatable {
  /// Paths of what is still there: a folder with backups that cannot be reached, as on a disk that is not there; files that may be somebody else's
  /// backups; or the file that would say which folders there are, where that cannot be read.
  public var backupsLeft: [String]

  public init(backupsLeft: [String] = []) { self.backupsLeft = backupsLeft }
}

/// Erases the store.
public protocol StoreErasing: Sendable {
  /// Removes every sample, entry and setting, every file waiting to be imported and every backup, and overwrites the store's files.
  /// Needs no free disk space.
  ///
  /// - Throws: `inUse` when other programs have the store open, `busy` during an import; nothing is removed then.
  @discardableResult func eraseEverything() async throws(StorageError) -> ErasureReport
}
