internal import DailveDomain
internal import DailveScores
internal import Foundation

/// The folder with the backups of a store.
struct BackupPlace: Sendable {
  let files: StoreFolder
  let folder: String
  /// Whether somebody chose it: it is not made then, because it may be on a disk that is not there.
  let isChosen: Bool
  let recipients: [String]
  /// By which they are newer or older.
  let clock: SteadyClock

  init(_ files: StoreFolder, _ ledger: BackupLedger, _ clock: SteadyClock? = nil) {
    self.files = files
    self.clock = clock ?? SteadyClock(files)
    // Pages say where it is, and whoever reads them knows no folder that the program was started in.
    let path = ledger.folder ?? files.backups
    folder = path.hasPrefix("/") ? path : URL(filePath: path).standardizedFileURL.path
    isChosen = ledger.folder != nil
    recipients = ledger.recipients
  }

  /// Where a backup is made before it gets its name: beside the others, unless it is yet to be encrypted.
  var workshop: String { recipients.isEmpty ? folder + "/unfinished" : files.unfinishedBackup }
  /// Where it is encrypted.
  var unfinishedEncrypted: String { folder + "/unfinished.age" }

  /// Why no backup can be made here as things are; found out without changing anything.
  var obstacle: BackupProblem? {
    if !recipients.isEmpty, AgeProgram.path == nil { return .noAge }
    if StoreFolder.isLink(folder), !isChosen {
      return .failed(reason: "\(folder) is a link, and nothing is kept behind one")
    }
    guard let status = FileStatus(folder) else { return isChosen ? .noFolder(path: folder) : nil }
    guard status.isFolder else { return .notAFolder(path: folder) }
    guard DiskFile.acceptsFiles(folder) else { return .readOnly(path: folder) }
    return status.isOurs || !recipients.isEmpty ? nil : .notPrivate(path: folder)
  }

  /// Makes it ready for another one, under the lock.
  func prepare() throws {
    if let obstacle { throw obstacle }
    if let status = FileStatus(folder) {
      if status.isOpenToOthers { try close(status) }
    } else {
      try DiskFile.createFolder(folder, during: .saving)
    }
    clear()
    try DiskFile.createFolder(workshop, during: .saving)
  }

  /// Others may look into a folder that has more than backups, at their names alone; and nobody else may put files there.
  private func close(_ status: FileStatus) throws {
    let containsOnlyStoreFiles = try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { name in
      BackupName(name) != nil || name == "unfinished" || name == "unfinished.age"
    }
    // Some disks know no permissions; what follows says whether that matters.
    if containsOnlyStoreFiles, (try? status.makePrivate(folder)) != nil { return }
    guard !status.isWritableByOthers || !recipients.isEmpty else { throw BackupProblem.notPrivate(path: folder) }
  }

  /// Removes what a kill left.
  func clear() {
    for path in [folder + "/unfinished", files.unfinishedBackup] { DiskFile.removeFolder(path) }
    DiskFile.remove(unfinishedEncrypted)
  }

  /// Oldest first.
  func names() -> [BackupName] {
    // There is no folder before the first backup, nor one on a disk that is not there; `prepare` says what else is wrong with it.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { BackupName($0) }.filter { FileStatus(path($0))?.isFile == true }.sorted()
  }

  func path(_ name: BackupName) -> String { "\(folder)/\(name)" }

  /// - Throws: `BackupProblem.failed` for a pipe or a device, whose end nobody knows and which opening might wait for.
  static func checkFile(_ path: String) throws(BackupProblem) {
    guard let status = FileStatus(path) else { throw .unknown(name: path) }
    guard status.isFile else { throw .failed(reason: "\(path) is not a file") }
  }

  /// Whether somebody else could have written the file of a backup.
  func isExposed(_ name: BackupName) -> Bool {
    [folder, path(name)].contains { path in
      FileStatus(path).map { !$0.isOurs || $0.isWritableByOthers } ?? false
    }
  }

  /// Oldest first, whatever their names say.
  func dated(_ ledger: BackupLedger) -> [DatedBackup] {
    let backups = names().map { name in
      DatedBackup(name: name, made: ledger.proofs["\(name)"]?.made.map { Instant($0) })
    }
    return DatedBackup.sorted(backups, at: clock.latest)
  }

  /// Those that may be removed: in a folder that somebody chose, only those that this store made there.
  func own(_ ledger: BackupLedger) -> [DatedBackup] {
    dated(ledger).filter { !isChosen || ledger.proofs["\($0.name)"] != nil }
  }

  /// A name that is not taken, after all of the same moment: the first of them may have given way, and a copy with its number would count
  /// as the oldest and give way at once.
  func freeName(_ kind: BackupKind, taken: Instant) -> BackupName {
    let last = names().lazy.filter { $0.taken == taken && $0.kind == kind }.map(\.number).max() ?? 0
    var name = BackupName(taken: taken, number: last + 1, kind: kind, isEncrypted: !recipients.isEmpty)
    while FileStatus(path(name)) != nil || FileStatus(path(name.whenPlain)) != nil { name.number += 1 }
    return name
  }
}
