/// The backups that an erasure could not remove.
public struct ErasureReport: Sendable, Equatable {
  /// Paths that remain: a folder of backups that cannot be reached, such as one on a missing disk; files that may be
  /// somebody else's backups; or the file that lists the folders, if it cannot be read.
  public var backupsLeft: [String]

  public init(backupsLeft: [String] = []) { self.backupsLeft = backupsLeft }
}

/// Erases the store.
public protocol StoreErasing: Sendable {
  /// Removes every sample, entry and setting, every file waiting to be imported and every backup, and overwrites the store's files.
  /// Needs no free disk space.
  ///
  /// - Throws: `inUse` if other programs have the store open, `busy` during an import; nothing is removed then.
  @discardableResult func eraseEverything() async throws(WholeStoreError) -> ErasureReport
}
