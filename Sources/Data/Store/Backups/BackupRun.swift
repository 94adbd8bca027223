internal import DailveDomain
internal import DailveScores
internal import Foundation

/// Makes one backup: copies, proves, encrypts, and only then gives the file its name. A kill at any moment leaves the earlier backups.
struct BackupRun {
  let files: StoreFolder
  let kind: BackupKind
  let now: Instant
  /// `nil` in a program that does not have the store open.
  var clock: SteadyClock?
  /// True to spare the backups of the last two days when making room.
  var costsNoRecent = false
  var isStopped: @Sendable () -> Bool = { false }

  /// How long an undo waits for a backup that is being made, since the hourly one may start at any moment.
  private static let patience = Duration.seconds(30)

  /// - Throws: `BackupProblem`.
  func run() throws -> Backup {
    let lock = try Self.lock(files, atMost: kind == .undo ? Self.patience : .zero)
    defer { lock.release() }
    return try runLocked()
  }

  /// Makes the backup for a caller that already holds the lock.
  func runLocked() throws -> Backup {
    var ledger = try BackupLedger.read(files)
    do {
      let backup = try make(&ledger)
      ledger.failure = nil
      // The backup exists whether or not the ledger can be saved.
      try? ledger.save(files)
      return backup
    } catch {
      let problem = BackupProblem(error, in: files.path)
      if problem != .stopped {
        ledger.failure = BackupLedger.Failure(at: now.seconds, problem: problem)
        // The caller learns why there is no backup, which matters more than why the failure could not be noted.
        try? ledger.save(files)
      }
      throw problem
    }
  }

  /// - Throws: `BackupProblem.busy` if another backup is being made or restored for all that time.
  static func lock(_ files: StoreFolder, atMost patience: Duration = .zero) throws -> WriteLock {
    do {
      return try WriteLock.wait(at: files.backupLock, files, during: .saving, atMost: patience)
    } catch .busy {
      throw BackupProblem.busy
    }
  }

  private func make(_ ledger: inout BackupLedger) throws -> Backup {
    let place = BackupPlace(files, ledger, clock)
    try place.prepare()
    defer { place.clear() }
    var room = BackupRoom(place: place, now: now, ledger: ledger, costsNoRecent: costsNoRecent)
    defer { ledger = room.ledger }
    let state = BackupState(files).text ?? ""
    let copy = StoreFolder(path: place.workshop)
    try copyWhole(to: copy, &room)
    guard FileStatus(copy.database)?.isOpenToOthers == false || !place.recipients.isEmpty else {
      throw BackupProblem.notPrivate(path: place.folder)
    }
    try BackupProof(files: copy, isStopped: isStopped).run()
    let name = place.freeName(kind, taken: now)
    let finished = try encrypted(copy.database, place, &room)
    let backup = Backup(name: name, bytes: FileStatus(finished)?.bytes ?? 0, proven: now)
    room.ledger.proofs["\(name)"] = BackupLedger.Proof(
      at: now.seconds, bytes: backup.bytes, digest: try FileDigest.sha256(of: finished),
      made: place.clock.known?.time.seconds, revision: BackupState.revision(state))
    room.ledger.newest = BackupLedger.Newest(name: "\(name)", state: state)
    try room.ledger.save(files)
    if isStopped() { throw BackupProblem.stopped }
    guard try DiskFile.publish(finished, as: place.path(name), during: .saving) else { throw BackupProblem.busy }
    try files.sync(place.folder, during: .saving)
    room.rotate()
    return backup
  }

  private func copyWhole(to copy: StoreFolder, _ room: inout BackupRoom) throws {
    let deliveries = try DeliverySpool(folder: files.path).entries()
    let waiting = deliveries.reduce(0) { $0 + (FileStatus(files.deliveries + "/\($1.id).\($1.attempts)")?.bytes ?? 0) }
    try room.make(for: files.bytes + waiting)
    let staging = copy.path + "/shelf"
    while true {
      do {
        try DiskFile.createFolder(staging, during: .saving)
        try DiskFile.create(copy.database, during: .saving)
        try Snapshot(files: files, isStopped: isStopped).write(to: copy.database, staging: staging, now: now)
        DiskFile.removeFolder(staging)
        return
      } catch {
        guard case .full = StorageError(error, during: .saving, in: copy.path) else { throw error }
        // Something else has taken the room meanwhile.
        DiskFile.removeFolder(staging)
        DiskFile.remove(copy.database)
        guard room.evictOldest() else { throw error }
      }
    }
  }

  /// - Returns: The file that is to get the name.
  private func encrypted(_ path: String, _ place: BackupPlace, _ room: inout BackupRoom) throws -> String {
    guard !place.recipients.isEmpty else { return path }
    try AgeProgram.encrypt(path, to: place.unfinishedEncrypted, for: place.recipients, isStopped)
    return place.unfinishedEncrypted
  }
}

extension BackupProblem {
  init(_ error: any Error, in folder: String) {
    switch error {
    case let problem as BackupProblem: self = problem
    default:
      switch StorageError(error, during: .saving, in: folder) {
      case .full(_, let folder):
        let free = DiskFile.room(folder)?.free ?? 0
        self = .noRoom(folder: folder, wanted: FileStatus(StoreFolder(path: folder).database)?.bytes ?? 0, free: free)
      case .busy: self = .busy
      case .damaged(let reason): self = .unproven(what: reason)
      case .unusable(.notPrivate(let path, _)): self = .notPrivate(path: path)
      case .failed(let reason): self = .failed(reason: reason)
      case .unusable(let problem): self = .failed(reason: "\(problem)")
      }
    }
  }
}
