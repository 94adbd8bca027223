internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Replaces a store by a backup. The present store is backed up first and stays until the new one is whole beside it.
struct RestoreRun {
  let files: StoreFolder
  let zones: ZoneCatalogue
  let now: Instant
  /// True if the backup wins over what other machines know.
  var isWinning = false
  /// How long to wait for other programs that have the store open.
  private static let patience = Duration.seconds(5)

  private var preparation: BackupPreparation { BackupPreparation(files: files, zones: zones) }
  private var prepared: StoreFolder { preparation.folder }

  /// - Parameters:
  ///   - path: Path of the backup.
  ///   - identity: A file with the private key of an encrypted backup.
  ///   - alone: Runs its argument while this program has the store closed.
  /// - Throws: `BackupProblem` about the file or the backup of the present store, `WholeStoreError` about the store, and errors of reading a file;
  ///   nothing has changed then.
  func run(
    _ path: String, identity: String?, alone: (() throws -> RestoreReport) throws -> RestoreReport
  ) throws -> RestoreReport {
    do {
      return try replace(path, identity: identity, alone: alone)
    } catch let error as StorageError {
      throw WholeStoreError.storage(error)
    }
  }

  private func replace(
    _ path: String, identity: String?, alone: (() throws -> RestoreReport) throws -> RestoreReport
  ) throws -> RestoreReport {
    try files.prepare()
    try checkVersionOfDirectory()
    let lock = try BackupRun.lock(files)
    defer { lock.release() }
    defer { preparation.clear() }
    let proof = try preparation.run(path, identity)
    let name = URL(filePath: path).lastPathComponent
    // Back up while others still read and save; usually nothing changes before they are shut out.
    var kept = try keep(lastOf: nil, isAlone: false)
    return try alone {
      let writing = try WriteLock.wait(files, during: .saving, atMost: HealthStore.longPatience)
      defer { writing.release() }
      kept = try keep(lastOf: kept, isAlone: true)
      let changeQueue = try ChangeQueueFile(folder: files).bytes() ?? []
      var unreadable = try setAsideUnreadableDirectory()
      // Without a restore, it stays where it was.
      defer { if let unreadable, FileStatus(files.directory) == nil { putBack(unreadable) } }
      try DirectoryHandover(files: files).copy()
      let isSetUp = try Directory.isSetUp(files)
      let outcome = try finishPrepared(FollowedServers(files), from: name)
      note(outcome.store, over: kept.backup)
      if FileStatus(files.database) == nil {
        // As in `Opening`: if this is interrupted, a store without a directory would count as one whose directory was lost.
        try Directory.create(in: files)
        try StoreImage.create(in: files)
      }
      try Replacement(folder: files).begin(ifStillWaiting: changeQueue, within: Self.patience)
      unreadable = nil
      // On a full disk the directory may still have to be made.
      let withheld = try Directory.state(files) == .missing ? [] : Directory.look(files, WithheldTable.listed)
      return RestoreReport(
        name: name, taken: proof.manifest.map { Instant($0.taken) }, before: kept.backup, movedTo: kept.movedTo,
        keptSignIn: isSetUp, leftOut: proof.leftOut, withheld: withheld,
        links: outcome.links)
    }
  }

  /// Completes the prepared store with everything that depends on the present one.
  private func finishPrepared(
    _ followed: FollowedServers, from name: String
  ) throws -> (links: [String], store: String) {
    let queue = try DatabaseQueue(path: prepared.database, configuration: StoreConnection.configuration)
    let rivals = isWinning ? try SyncedState.present(files) : nil
    let rights = try Directory(prepared)
    let outcome = try queue.write { db in
      let (theirs, ours) = try followed.replace(in: db)
      try rights.write { try RestoredRights.withhold(theirs, followed: ours, from: name, $0) }
      // Give the store a new identity: the old one went on after the backup, and pages and stamps of the two must not
      // be confused.
      try db.execute(sql: "UPDATE this_device SET id = lower(hex(randomblob(8)))")
      // Stores that follow this one see from this that it does not know what they know.
      try SyncTables.begin(db)
      if let rivals { try AuthoritativeRestore(db: db, zones: zones, now: now, rivals: rivals).run() }
      // No server has been compared with this store yet.
      try db.execute(sql: "UPDATE peer_link SET agreed = NULL, missing_here = 0, missing_there = 0")
      let links = try String.fetchAll(db, sql: "SELECT name FROM peer_link ORDER BY name")
      return (links, try ThisDevice.id(db))
    }
    try rights.close()
    // Leave one file without a log beside it.
    try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE") }
    try queue.close()
    try DiskFile.sync(prepared.database, during: .saving)
    for entry in try DeliverySpool(folder: prepared.path).entries() {
      try DiskFile.sync(DeliverySpool(folder: prepared.path).path(entry), during: .saving)
    }
    try files.sync(prepared.path, during: .saving)
    return outcome
  }

  /// Records the states that other machines may still hold. Only warnings depend on this, so a failure does not prevent the restore.
  private func note(_ store: String, over before: BackupName?) {
    guard var ledger = try? BackupLedger.read(files) else { return }
    let others = FileStatus(files.database).flatMap { _ in
      guard let tokens = try? DeviceTokenTable.all(files) else { return nil as OtherMachines? }
      return try? ReadOnlyStore.open(files).readOnce { [ledger] db in try OtherMachines(db, tokens, ledger.setBack) }
    }
    let all = (others?.replaced ?? []) + (before.map { ["\($0)"] } ?? [])
    ledger.setBack = BackupLedger.LastRestore(at: now.seconds, store: store, before: Array(all.suffix(Self.mostBefore)))
    try? ledger.save(files)
  }

  /// Maximum number of backups of earlier states to remember.
  private static let mostBefore = 8

  // MARK: - The present store

  private struct Kept {
    var backup: BackupName?
    var movedTo: String?
    /// The state that was copied; `nil` if it cannot be read.
    var state: String?
  }

  /// Backs up the present store, unless it is empty or already has a backup of this state.
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
      // Copying the store's file would release the locks of this program's connections, so it must wait until they are
      // closed.
      case .unproven, .failed: return isAlone ? Kept(movedTo: try copyAside()) : Kept()
      case let problem: throw problem
      }
    }
  }

  /// The newest backup, if it is a copy of exactly this state.
  private func newest(of state: String?) throws(BackupProblem) -> BackupName? {
    let ledger = try BackupLedger.read(files)
    guard let state, let newest = ledger.newest, newest.state == state, let name = BackupName(newest.name),
      let proof = ledger.proofs[newest.name], FileStatus(BackupPlace(files, ledger).path(name))?.bytes == proof.bytes
    else { return nil }
    return name
  }

  /// - Throws: `tooNew`: the version that made the directory can read it, so it is not set aside.
  private func checkVersionOfDirectory() throws {
    do {
      _ = try Directory.state(files)
    } catch {
      guard StorageError(in: error) != .unusable(.tooNew) else { throw error }
    }
  }

  /// Moves a directory that cannot be read out of the way; it gives access to nobody.
  ///
  /// - Returns: Its path then; `nil` if the directory can be read, or there is none.
  private func setAsideUnreadableDirectory() throws -> String? {
    do {
      _ = try Directory.bytes(files)
      return nil
    } catch {
      switch StorageError(error, during: .reading, in: files.path) {
      case .damaged, .unusable(.altered), .unusable(.notAStore): break
      case let other: throw other
      }
      let path = try replaced() + "." + StoreFolder.directoryName
      try DiskFile.move(files.directory, to: path, during: .saving)
      try Directory.remove(from: files)
      try files.sync(files.replaced, during: .saving)
      return path
    }
  }

  private func putBack(_ directory: String) {
    // If this fails, the next opening notes a lost directory, which gives access to nobody either.
    try? DiskFile.move(directory, to: files.directory, during: .saving)
  }

  /// A path in the folder of replaced files, which exists then.
  private func replaced() throws -> String {
    if FileStatus(files.replaced) == nil { try DiskFile.createFolder(files.replaced, during: .saving) }
    return files.replaced + "/" + now.description.filter { $0 != "-" && $0 != ":" }
  }

  /// Copies the files of a store that cannot be read.
  private func copyAside() throws -> String {
    let folder = try replaced()
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
