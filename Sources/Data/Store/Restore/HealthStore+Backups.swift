package import DailveDomain
package import DailveScores
internal import GRDB
internal import Synchronization

extension HealthStore {
  /// Makes a backup and shows that it can be restored. Blocks; for callers on a thread of their own.
  ///
  /// - Parameter costsNoRecent: Whether it takes the room of none of the last two days, as one that was asked for does not either.
  /// - Throws: `BackupProblem`.
  package func makeBackup(_ kind: BackupKind, at now: Instant, costsNoRecent: Bool = false) throws -> Backup {
    try shareConnection(at: now)
    // Known before it is needed, with what the store itself says.
    _ = try readNow { try $0.steadyTime() }
    // Noted now, or each command of a machine without a server would begin at the same moment.
    steady.save()
    return try BackupRun(
      files: files, kind: kind, now: now, clock: steady, costsNoRecent: costsNoRecent || kind == .asked
    ) { [self] in
      work.wantsNoBackup.load(ordering: .sequentiallyConsistent)
    }.run()
  }

  /// Where the disk was too full for a second connection beside this one, there may be room by now.
  private func shareConnection(at now: Instant) throws {
    guard gate.isAlone else { return }
    backups.freeSpace(at: now)
    try gate.close(within: .seconds(5))
    gate.reopen()
    try gate.use { _ in }
    guard gate.isAlone else { return }
    throw BackupProblem.noRoom(folder: folder, wanted: files.bytes, free: DiskFile.room(folder)?.free ?? 0)
  }

  /// Puts a backup in the place of the store, which is closed to everybody for the last part. Blocks.
  ///
  /// - Parameters:
  ///   - identity: A file with the private key of one that is encrypted.
  ///   - isWinning: Whether it wins over what other machines know.
  /// - Throws: `BackupProblem`, `StorageError`; nothing has changed then.
  package func restoreBackup(
    at path: String, identity: String? = nil, isWinning: Bool = false, now: Instant
  ) throws -> RestoreReport {
    // What waits is taken in, so that the backup of it is of use to any program.
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
    analyseWorkoutsLater()
    return report
  }

  /// The newest backup from which an export that was undone here, or by another machine, can be brought back; `nil` for any other batch, and where
  /// there is none. Blocks.
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
    // One that had been undone already when it came here was never in a backup.
    guard let came, let went else { return nil }
    return try backups.holding(came, before: went, of: device)
  }

  /// The backups of this store.
  package var backups: StoreBackups { StoreBackups(files: files, clock: steady) }
}

extension StorageError {
  /// Why something was not done that needs a backup first.
  init(notBackedUp error: any Error, before task: StorageTask, in folder: String) {
    switch BackupProblem(error, in: folder) {
    case .noRoom(let folder, _, _): self = .full(task, folder: folder)
    case .busy, .stopped: self = .busy
    case let problem: self = .notBackedUp(problem)
    }
  }
}
