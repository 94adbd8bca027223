package import DailveDomain
package import DailveScores
internal import GRDB
internal import Synchronization

extension HealthStore {
  /// Makes a backup and proves that it can be restored. Blocks; call it on a thread of its own.
  ///
  /// - Parameter costsNoRecent: Whether no backup of the last two days may be removed to make room, as for any backup that was asked for.
  /// - Throws: `BackupProblem`.
  package func makeBackup(_ kind: BackupKind, at now: Instant, costsNoRecent: Bool = false) throws -> Backup {
    try shareConnection(at: now)
    // Read the clock before it is needed, with what the store itself knows of it.
    _ = try readNow { try $0.steadyTime() }
    // Save the clock now; otherwise every command on a machine without a server would begin at the same moment.
    steady.save()
    return try BackupRun(
      files: files, kind: kind, now: now, clock: steady, costsNoRecent: costsNoRecent || kind == .asked
    ) { [self] in
      work.wantsNoBackup.load(ordering: .sequentiallyConsistent)
    }.run()
  }

  /// Opens the store again if the disk was too full for a second connection: there may be room by now.
  private func shareConnection(at now: Instant) throws {
    guard gate.isAlone else { return }
    backups.freeSpace(at: now)
    try gate.close(within: .seconds(5))
    gate.reopen()
    try gate.use { _ in }
    guard gate.isAlone else { return }
    throw BackupProblem.noRoom(folder: folder, wanted: files.bytes, free: DiskFile.room(folder)?.free ?? 0)
  }

  /// Replaces the store by a backup. For the last part the store is closed to everybody. Blocks.
  ///
  /// - Parameters:
  ///   - identity: A file with the private key of an encrypted backup.
  ///   - isWinning: Whether the backup wins over what other machines know.
  /// - Throws: `BackupProblem`, `WholeStoreError`; nothing has changed then.
  package func restoreBackup(
    at path: String, identity: String? = nil, isWinning: Bool = false, now: Instant
  ) throws -> RestoreReport {
    // Apply waiting changes, so that the backup of the present store is of use to any program.
    applyQueueIfFree()
    let report = try RestoreRun(files: files, zones: zones, now: now, isWinning: isWinning).run(
      path, identity: identity
    ) {
      body in
      try gate.close(within: .seconds(5))
      defer { gate.reopen() }
      answers.clear()
      return try body()
    }
    // The restore is done; if the directory that came with it cannot be opened, requests say so.
    try? directory.reopen()
    analyseWorkoutsLater()
    return report
  }

  /// The newest backup from which an export that was undone here, or by another machine, can be brought back; `nil` for any other batch and if there
  /// is no such backup. Blocks.
  ///
  /// - Throws: `BackupProblem`, `StorageError`.
  package func backup(holding batch: Int) throws -> BackupName? {
    let (device, came, went) = try readNow { reader in
      let row = try Row.fetchOne(
        reader.db,
        sql: """
          SELECT (SELECT max(sequence) FROM change WHERE change.kind = 'import' AND change.batch = b.id) AS came,
            (SELECT max(sequence) FROM change WHERE change.kind = 'undo' AND change.batch = b.id) AS went
          FROM batch AS b WHERE b.id = ? AND b.kind = 'export' AND b.undone IS NOT NULL
          """, arguments: [batch])
      return (
        try ThisDevice.id(reader.db), row.flatMap { $0["came"] as Int? }, row.flatMap { $0["went"] as Int? }
      )
    }
    // A batch that had already been undone when it came here was never in a backup.
    guard let came, let went else { return nil }
    return try backups.holding(came, before: went, of: device)
  }

  /// The backups of this store.
  package var backups: StoreBackups { StoreBackups(files: files, clock: steady) }
}

extension WholeStoreError {
  /// The error for a task that needs a backup first and got none.
  init(notBackedUp error: any Error, before task: StorageTask, in folder: String) {
    switch BackupProblem(error, in: folder) {
    case .noRoom(let folder, _, _): self = .storage(.full(task, folder: folder))
    case .busy, .stopped: self = .storage(.busy)
    case let problem: self = .notBackedUp(problem)
    }
  }
}
