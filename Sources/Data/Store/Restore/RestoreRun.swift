internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Puts a backup in the place of a store. What is there becomes a backup first, and stays until the other is whole beside it.
struct RestoreRun {
  let files: StoreFolder
  let zones: ZoneCatalogue
  let now: Instant
  /// Whether it wins over what other machines know.
  var isWinning = false
  /// How long to wait for others who have the store open.
  private static let patience = Duration.seconds(5)

  private var preparation: BackupPreparation { BackupPreparation(files: files, zones: zones) }
  private var prepared: StoreFolder { preparation.folder }

  /// - Parameters:
  ///   - path: Of the backup.
  ///   - identity: A file with the private key of one that is encrypted.
  ///   - alone: Runs its argument while this program has the store closed.
  /// - Throws: `BackupProblem`, `StorageError`; nothing has changed then.
  func run(
    _ path: String, identity: String?, alone: (() throws -> RestoreReport) throws -> RestoreReport
  ) throws -> RestoreReport {
    try files.prepare()
    let lock = try BackupRun.lock(files)
    defer { lock.release() }
    defer { preparation.clear() }
    let proof = try preparation.run(path, identity)
    let name = URL(filePath: path).lastPathComponent
    // While others still read and save; mostly nothing changes until they cannot.
    var kept = try keep(lastOf: nil, isAlone: false)
    return try alone {
      let writing = try WriteLock.wait(files, during: .saving, atMost: HealthStore.longPatience)
      defer { writing.release() }
      kept = try keep(lastOf: kept, isAlone: true)
      let changeQueue = try ChangeQueueFile(folder: files).bytes() ?? []
      let access = try CurrentAccess(files, zones)
      let outcome = try finishPrepared(access, from: name)
      note(outcome.store, over: kept.backup)
      if FileStatus(files.database) == nil { try StoreImage.create(in: files) }
      try Replacement(folder: files).begin(ifStillWaiting: changeQueue, within: Self.patience)
      return RestoreReport(
        name: name, taken: proof.manifest.map { Instant($0.taken) }, before: kept.backup, movedTo: kept.movedTo,
        keptSignIn: access.isSetUp, leftOut: proof.leftOut, withheld: outcome.withheld, links: outcome.links)
    }
  }

  /// The last that depends on the store that is there.
  private func finishPrepared(
    _ access: CurrentAccess, from name: String
  ) throws -> (withheld: [WithheldRight], links: [String], store: String) {
    let queue = try DatabaseQueue(path: prepared.database, configuration: StoreConnection.configuration)
    let rivals = isWinning ? try SyncedState.present(files) : nil
    let outcome = try queue.write { db in
      try access.write(to: db, from: name)
      // Another store than before, which went on: neither pages nor stamps of the two may be taken for one another.
      try db.execute(sql: "UPDATE this_device SET id = lower(hex(randomblob(8)))")
      // Whoever follows it sees by this that it does not know what they know.
      try SyncTables.begin(db)
      if let rivals { try AuthoritativeRestore(db: db, zones: zones, now: now, rivals: rivals).run() }
      // Nobody has compared this one with theirs.
      try db.execute(sql: "UPDATE peer_link SET agreed = NULL, missing_here = 0, missing_there = 0")
      let links = try String.fetchAll(db, sql: "SELECT name FROM peer_link ORDER BY name")
      return (try WithheldTable.listed(db), links, try ThisDevice.id(db))
    }
    // One file, without a log beside it.
    try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE") }
    try queue.close()
    try DiskFile.sync(prepared.database, during: .saving)
    for entry in try DeliverySpool(folder: prepared.path).entries() {
      try DiskFile.sync(DeliverySpool(folder: prepared.path).path(entry), during: .saving)
    }
    try files.sync(prepared.path, during: .saving)
    return outcome
  }

  /// Notes what others hold still, although it is no longer here. Only warnings depend on it, so that it keeps nobody from restoring.
  private func note(_ store: String, over before: BackupName?) {
    guard var ledger = try? BackupLedger.read(files) else { return }
    let others = FileStatus(files.database).flatMap { _ in
      try? ReadOnlyStore.open(files).readOnce { [ledger] db in try OtherMachines(db, ledger.setBack) }
    }
    let all = (others?.replaced ?? []) + (before.map { ["\($0)"] } ?? [])
    ledger.setBack = BackupLedger.LastRestore(at: now.seconds, store: store, before: Array(all.suffix(Self.mostBefore)))
    try? ledger.save(files)
  }

  /// Backups of earlier states to remember.
  private static let mostBefore = 8

  // MARK: - What is there

  private struct Kept {
    var backup: BackupName?
    var movedTo: String?
    /// What it is a copy of; `nil` of what cannot be read.
    var state: String?
  }

  /// Makes what is there a backup, unless it is one already or there is nothing in it.
  private func keep(lastOf last: Kept?, isAlone: Bool) throws -> Kept {
    guard FileStatus(files.database) != nil else { return Kept() }
    let state = BackupState(files).text
    if state == "" { return Kept(state: state) }
    if let last, let state, last.state == state { return last }
    if let name = try newest(of: state) { return Kept(backup: name, state: state) }
    do {
      let backup = try BackupRun(files: files, kind: .restore, now: now).runLocked()
      return Kept(backup: backup.name, state: state)
    } catch {
      switch BackupProblem(error, in: files.path) {
      // Copying its file would release the locks of this program's connections.
      case .unproven, .failed: return isAlone ? Kept(movedTo: try copyAside()) : Kept()
      case let problem: throw problem
      }
    }
  }

  /// The backup that is a copy of just this.
  private func newest(of state: String?) throws(BackupProblem) -> BackupName? {
    let ledger = try BackupLedger.read(files)
    guard let state, let newest = ledger.newest, newest.state == state, let name = BackupName(newest.name),
      let proof = ledger.proofs[newest.name], FileStatus(BackupPlace(files, ledger).path(name))?.bytes == proof.bytes
    else { return nil }
    return name
  }

  /// Copies the files of a store that cannot be read.
  private func copyAside() throws -> String {
    if FileStatus(files.replaced) == nil { try DiskFile.createFolder(files.replaced, during: .saving) }
    let folder = files.replaced + "/" + now.description.filter { $0 != "-" && $0 != ":" }
    DiskFile.removeFolder(folder)
    try DiskFile.createFolder(folder, during: .saving)
    for path in [files.database, files.log, files.changeQueue] where FileStatus(path) != nil {
      let copy = folder + "/" + URL(filePath: path).lastPathComponent
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      try DiskFile.sync(copy, during: .saving)
    }
    try files.sync(folder, during: .saving)
    return folder
  }
}
