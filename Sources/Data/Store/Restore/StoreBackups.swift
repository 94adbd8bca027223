package import DailveDomain
package import DailveScores
internal import Foundation

/// The backups of a store, without opening it.
package struct StoreBackups: Sendable {
  private let files: StoreFolder
  private let clock: SteadyClock

  package init(folder: String) {
    files = StoreFolder(path: folder)
    clock = SteadyClock(files)
  }

  /// Those of an open store.
  init(files: StoreFolder, clock: SteadyClock) {
    self.files = files
    self.clock = clock
  }

  /// Where they are, and those that are there.
  ///
  /// - Throws: `BackupProblem.unreadableRecord`, as everything here that has to know where they are.
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

  /// Whether the newest one does for another before something is taken away: made within an hour, as it was when it was verified, and not older
  /// than a change.
  ///
  /// - Parameters:
  ///   - change: Its number in the order of changes.
  ///   - device: The identifier of the store.
  func newestContains(_ change: Int, of device: String) throws(BackupProblem) -> Bool {
    let (ledger, overview) = (try BackupLedger.read(files), try self.overview())
    guard let name = overview.backups.first?.name, overview.lastProven?.name == name, let age = overview.age,
      age < BackupSchedule.interval, let copied = Self.newestChange(in: name, ledger, of: device)
    else { return false }
    return copied >= change
  }

  /// The newest that has what an import brought, and from before it was undone; `nil` if none is left, or nothing is known of it.
  ///
  /// - Parameters:
  ///   - came: The number of the import in the order of changes.
  ///   - went: That of its undoing.
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

  /// Those there are, in the order of their names; the store itself is not asked.
  package var names: [BackupName] {
    get throws(BackupProblem) { try BackupPlace(files, BackupLedger.read(files)).names() }
  }

  /// Why none can be made as things are; `nil` if nothing is known to be in the way.
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

  /// The path of one of them.
  package func path(_ name: BackupName) throws(BackupProblem) -> String {
    try BackupPlace(files, BackupLedger.read(files)).path(name)
  }

  /// Where they are from now on, and whom they are encrypted for.
  ///
  /// - Parameter folder: `nil` for the folder of the store.
  /// - Throws: `BackupProblem` for keys that are none, and for a ledger that cannot be read; without `age` nobody knows whether they are keys, and
  ///   it is said when one is made.
  package func place(in folder: String?, for recipients: [String]) throws {
    if !recipients.isEmpty, AgeProgram.path != nil { try AgeProgram.check(recipients) }
    var ledger = try BackupLedger.read(files)
    guard (ledger.folder, ledger.recipients) != (folder, recipients) else { return }
    ledger.move(to: folder)
    ledger.recipients = recipients
    ledger.failure = nil
    try ledger.save(files)
  }

  /// Lets old ones give way while the disk has less room than it should.
  package func freeSpace(at now: Instant) {
    // While another one is made, which looks for room itself; and what else keeps this from being locked, the next backup meets and says.
    guard let lock = try? BackupRun.lock(files) else { return }
    defer { lock.release() }
    // Nothing gives way while nobody knows which of them are ours. The next backup says so.
    guard let ledger = try? BackupLedger.read(files) else { return }
    var room = BackupRoom(place: BackupPlace(files, ledger, clock), now: now, ledger: ledger)
    room.makeForOthers()
    // The files are gone, whether or not this can be noted: on a full disk it mostly cannot, and names without a file are not shown.
    if room.ledger != ledger { try? room.ledger.save(files) }
  }

  /// What other machines will bring back after one is restored, and take away.
  ///
  /// - Throws: `BackupProblem`, `StorageError`; also if the file is no store, which restoring it says better.
  package func outlook(_ path: String, identity: String? = nil) throws -> RestoreOutlook {
    try OutlookReading(files: files).run(path, identity: identity)
  }

  /// Shows that one can be restored, as restoring it does, and leaves nothing.
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
  /// - Throws: `BackupProblem`, `StorageError`; nothing has changed then.
  package func restore(
    _ path: String, identity: String?, isWinning: Bool = false, now: Instant
  ) throws -> RestoreReport {
    let zones = ZoneCatalogue()
    // One that does not open, for whatever reason, is what a restore is for; `RestoreRun` keeps it beside the new one.
    if HealthStore.exists(folder: files.path), let store = try? HealthStore(folder: files.path) {
      return try store.restoreBackup(at: path, identity: identity, isWinning: isWinning, now: now)
    }
    return try RestoreRun(files: files, zones: zones, now: now, isWinning: isWinning)
      .run(path, identity: identity) { try $0() }
  }
}
