public import DailveScores

/// What is being done with backups at the moment.
public enum BackupWork: Sendable, Equatable {
  case making, restoring
}

/// What a look at the backups found.
public enum BackupScan: Sendable, Equatable {
  case found(BackupOverview)
  /// Nobody knows where they are.
  case failed(BackupProblem)
  /// Their folder has not answered yet, as one on a disk that hangs.
  case unanswered
}

/// Makes backups of the store and restores them, while it is served.
public protocol BackupKeeping: Sendable {
  /// What there is now; after a second what was found last, where the disk does not answer. It holds no reader of the store meanwhile.
  func scanBackups() async -> BackupScan
  /// Those there are, also beside a store that cannot be read.
  ///
  /// - Throws: `BackupProblem.unreadableRecord`: nobody knows where they are then, and the caller says so.
  func backupNames() async throws(BackupProblem) -> [BackupName]
  /// The newest from which an import that was undone can be brought back; `nil` if there is none.
  ///
  /// - Throws: `BackupProblem` or `StorageError`.
  func backup(holding batch: Int) async throws -> BackupName?
  /// What is under way; `nil` if nothing is.
  var backupWork: BackupWork? { get }
  /// How and when the last restoration ended since the program began; `nil` if there was none.
  var lastRestored: (at: Instant, result: Result<RestoreReport, any Error>)? { get }
  /// Makes one now and returns when it is done, or after some seconds: it goes on then.
  ///
  /// - Returns: False if it is still under way.
  /// - Throws: `BackupProblem` if it failed within that time, `busy` while another one is under way.
  func backUp() async throws -> Bool
  /// What other machines will bring back after one is restored, and take away.
  ///
  /// - Throws: `BackupProblem` or `StorageError`.
  func outlook(_ name: BackupName) async throws -> RestoreOutlook
  /// The same for putting a backup in the place of the store, which becomes a backup itself first. Pages are closed for the last part of it.
  ///
  /// - Parameter isWinning: Whether it wins over what other machines know.
  /// - Returns: False if it is still under way.
  /// - Throws: `BackupProblem` or `StorageError` if it failed within that time, `BackupProblem.busy` while other work on backups is under way.
  func restore(_ name: BackupName, isWinning: Bool) async throws -> Bool
}
