package import DailveDomain
package import DailveScores
internal import Foundation

/// Manages the backups of a store without opening it.
package struct StoreBackups: Sendable {
  private let files: StoreFolder
  private let clock: SteadyClock

  package init(folder: String) {
    files = StoreFolder(path: folder)
    clock = SteadyClock(files)
  }

  /// Manages the backups of an open store.
  init(files: StoreFolder, clock: SteadyClock) {
    self.files = files
    self.clock = clock
  }

  /// The folder of the backups, and the backups in it.
  ///
  /// - Throws: `BackupProblem.unreadableRecord`, like every member here that needs to know the folder.
  package func overview() throws(BackupProblem) -> BackupOverview {
    let ledger = try BackupLedger.read(files)
    let place = BackupPlace(files, ledger, clock)
    let dated = place.dated(ledger)
    let backups = dated.reversed().map(\.name).map { name in
      let (bytes, proof) = (FileStatus(place.path(name))?.bytes ?? 0, ledger.proofs["\(name)"])
      return Backup(
        name: name, bytes: bytes, proven: proof.map { Instant($0.at) },
        isCutOff: proof.map { $0.bytes != bytes } ?? false, isExposed: place.isExposed(name))
    }
    let state = BackupState(files).text
    let isCopied = ledger.newest.map { newest in
      newest.state == state && backups.contains { "\($0.name)" == newest.name }
    }
    return BackupOverview(
      folder: place.folder, backups: Array(backups),
      failure: ledger.failure.map { BackupOverview.Failure(at: Instant($0.at), problem: $0.problem) },
      gaveWay: ledger.gaveWay.map { ($0.count, Instant($0.at)) }, isEncrypting: !ledger.recipients.isEmpty,
      hasChanged: state != "" && isCopied != true,
      age: dated.last?.made.flatMap { made in clock.known.map { max(0, $0.time - made) } },
      obstacle: Self.obstacle(at: place, ledger, files), left: ledger.left ?? [])
  }

  /// True if the newest backup makes another one needless before something is removed: it was made within an hour, is as it was when it was verified,
  /// and is not older than a change.
  ///
  /// - Parameters:
  ///   - change: Number of the change in the order of changes.
  ///   - device: The identifier of the store.
  func newestContains(_ change: Int, of device: String) throws(BackupProblem) -> Bool {
    let (ledger, overview) = (try BackupLedger.read(files), try self.overview())
    guard let name = overview.backups.first?.name, overview.lastProven?.name == name, let age = overview.age,
      age < BackupSchedule.interval, let copied = Self.newestChange(in: name, ledger, of: device)
    else { return false }
    return copied >= change
  }

  /// The newest backup that has the data of an import and was made before the import was undone; `nil` if there is none, or none is known.
  ///
  /// - Parameters:
  ///   - came: The number of the import in the order of changes.
  ///   - went: The number of its undoing.
  func holding(_ came: Int, before went: Int, of device: String) throws(BackupProblem) -> BackupName? {
    let ledger = try BackupLedger.read(files)
    let backups = BackupPlace(files, ledger, clock).dated(ledger).map(\.name)
    return backups.last { name in
      Self.newestChange(in: name, ledger, of: device).map { $0 >= came && $0 < went } ?? false
    }
  }

  private static func newestChange(in name: BackupName, _ ledger: BackupLedger, of device: String) -> Int? {
    ledger.proofs["\(name)"]?.revision.flatMap { BackupState.change($0, of: device) }
  }

  /// Names of the existing backups, in order; the store itself is not read.
  package var names: [BackupName] {
    get throws(BackupProblem) { try BackupPlace(files, BackupLedger.read(files)).names() }
  }

  /// The reason why no backup can be made at present; `nil` if no obstacle is known.
  package var obstacle: BackupProblem? {
    get throws(BackupProblem) {
      let ledger = try BackupLedger.read(files)
      return Self.obstacle(at: BackupPlace(files, ledger, clock), ledger, files)
    }
  }

  private static func obstacle(
    at place: BackupPlace, _ ledger: BackupLedger, _ files: StoreFolder
  ) -> BackupProblem? {
    place.obstacle ?? BackupRoom(place: place, now: place.clock.latest, ledger: ledger).obstacle(for: files.bytes)
  }

  /// The path of a backup.
  package func path(_ name: BackupName) throws(BackupProblem) -> String {
    try BackupPlace(files, BackupLedger.read(files)).path(name)
  }

  /// Sets the folder of the backups from now on, and the keys that they are encrypted for.
  ///
  /// - Parameter folder: `nil` for the folder of the store.
  /// - Throws: `BackupProblem` for invalid keys, and for a ledger that cannot be read. Without `age`, keys cannot be checked; invalid ones are
  ///   reported when a backup is made.
  package func place(in folder: String?, for recipients: [String]) throws {
    if !recipients.isEmpty, AgeProgram.path != nil { try AgeProgram.check(recipients) }
    var ledger = try BackupLedger.read(files)
    guard (ledger.folder, ledger.recipients) != (folder, recipients) else { return }
    ledger.move(to: folder)
    ledger.recipients = recipients
    ledger.failure = nil
    try ledger.save(files)
  }

  /// Removes old backups while the disk has less room than it should.
  package func freeSpace(at now: Instant) {
    // If another backup is being made, it makes room itself; any other obstacle to the lock is reported by the next backup.
    guard let lock = try? BackupRun.lock(files) else { return }
    defer { lock.release() }
    // Remove nothing while it is unknown which backups are ours; the next backup reports that.
    guard let ledger = try? BackupLedger.read(files) else { return }
    var room = BackupRoom(place: BackupPlace(files, ledger, clock), now: now, ledger: ledger)
    room.makeForOthers()
    // The files are gone even if this cannot be recorded, as is usual on a full disk; names without a file are not shown.
    if room.ledger != ledger { try? room.ledger.save(files) }
  }

  /// The data that other machines will bring back, and take away, after a backup is restored.
  ///
  /// - Throws: `BackupProblem`, `StorageError`; also for a file that is no store, which restoring reports better.
  package func outlook(_ path: String, identity: String? = nil) throws -> RestoreOutlook {
    try OutlookReading(files: files).run(path, identity: identity)
  }

  /// Proves that a backup can be restored, as a restore does, and leaves nothing behind.
  ///
  /// - Throws: `BackupProblem`, `StorageError`.
  package func check(_ path: String, identity: String?) throws {
    let isNew = FileStatus(files.path) == nil
    try files.prepare()
    defer { if isNew { removeUnused() } }
    let lock = try BackupRun.lock(files)
    defer { lock.release() }
    let preparation = BackupPreparation(files: files, zones: ZoneCatalogue())
    defer { preparation.clear() }
    _ = try preparation.run(path, identity)
  }

  /// Removes the folder if it was made for a restore that failed: without a store in it, it would only be taken for one.
  package func removeUnused() { files.removeUnused() }

  /// Restores into a store that no server has, or that cannot be opened. Blocks.
  ///
  /// - Throws: `BackupProblem`, `WholeStoreError`; nothing has changed then.
  package func restore(
    _ path: String, identity: String?, isWinning: Bool = false, now: Instant
  ) throws -> RestoreReport {
    let zones = ZoneCatalogue()
    // A store that does not open is a case for a restore; `RestoreRun` keeps it beside the new one.
    if HealthStore.exists(folder: files.path), let store = try? HealthStore(folder: files.path) {
      return try store.restoreBackup(at: path, identity: identity, isWinning: isWinning, now: now)
    }
    return try RestoreRun(files: files, zones: zones, now: now, isWinning: isWinning)
      .run(path, identity: identity) { try $0() }
  }
}
