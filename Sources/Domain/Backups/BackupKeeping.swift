public import DailveScores

/// The work on backups that is under way.
public enum BackupWork: Sendable, Equatable {
  case making, restoring
}

/// The result of looking for backups.
public enum BackupScan: Sendable, Equatable {
  case found(BackupOverview)
  /// It is unknown where the backups are.
  case failed(BackupProblem)
  /// Their folder has not answered yet, for example because its disk hangs.
  case unanswered
}

/// Makes and restores backups of the store while it is being served.
public protocol BackupKeeping: Sendable {
  /// The current backups or, if the disk does not answer within a second, those found last. No reader of the store is
  /// held meanwhile.
  func scanBackups() async -> BackupScan
  /// The names of the existing backups, available even beside a store that cannot be read.
  ///
  /// - Throws: `BackupProblem.unreadableRecord` if it is unknown where the backups are; the caller says so.
  func backupNames() async throws(BackupProblem) -> [BackupName]
  /// The newest backup from which an undone import can be brought back; `nil` if there is none.
  ///
  /// - Throws: `BackupProblem` or `StorageError`.
  func backup(holding batch: Int) async throws -> BackupName?
  /// The work under way; `nil` if there is none.
  var backupWork: BackupWork? { get }
  /// The time and the result of the last restore since the program began; `nil` if there was none.
  var lastRestored: (at: Instant, result: Result<RestoreReport, any Error>)? { get }
  /// Makes a backup now. Returns when it is done, or after some seconds while it continues.
  ///
  /// - Returns: False if it is still under way.
  /// - Throws: `BackupProblem` if it failed within that time, `busy` while another one is under way.
  func backUp() async throws -> Bool
  /// The changes that other machines will bring back or take away after a backup is restored.
  ///
  /// - Throws: `BackupProblem` or `StorageError`.
  func outlook(_ name: BackupName) async throws -> RestoreOutlook
  /// Replaces the store with a backup, after backing up the store itself; returns as `backUp()` does. Pages are closed
  /// during the last part.
  ///
  /// - Parameter isWinning: Whether the backup wins over what other machines know.
  /// - Returns: False if it is still under way.
  /// - Throws: `BackupProblem` or `StorageError` if it failed within that time, `BackupProblem.busy` while other work on backups is under way.
  func restore(_ name: BackupName, isWinning: Bool) async throws -> Bool
}
