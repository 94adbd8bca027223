internal import DailveDomain
internal import DailveScores
internal import Foundation

/// The folder with the backups of a store.
struct BackupPlace: Sendable {
  let files: StoreFolder
  let folder: String
  /// True if somebody chose the folder. A chosen one is never created, because it may be on a disk that is missing.
  let isChosen: Bool
  let recipients: [String]
  /// The clock that orders backups by age.
  let clock: SteadyClock

  init(_ files: StoreFolder, _ ledger: BackupLedger, _ clock: SteadyClock? = nil) {
    self.files = files
    self.clock = clock ?? SteadyClock(files)
    // Pages show the path, and their readers do not know the folder in which the program was started.
    let path = ledger.folder ?? files.backups
    folder = path.hasPrefix("/") ? path : URL(filePath: path).standardizedFileURL.path
    isChosen = ledger.folder != nil
    recipients = ledger.recipients
  }

  /// The folder in which a backup is made before it gets its name: beside the others, unless it has yet to be encrypted.
  var workshop: String { recipients.isEmpty ? folder + "/unfinished" : files.unfinishedBackup }
  /// The file that receives the encrypted backup.
  var unfinishedEncrypted: String { folder + "/unfinished.age" }

  /// The reason why no backup can be made here at present. The check changes nothing.
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

  /// Prepares the folder for another backup. Requires the lock.
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

  /// Makes the folder private if it has only backups. Others may list a folder that has more, but not put files there, unless backups are encrypted.
  private func close(_ status: FileStatus) throws {
    let containsOnlyStoreFiles = try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { name in
      BackupName(name) != nil || name == "unfinished" || name == "unfinished.age"
    }
    // Some file systems have no permissions; the check below tells whether that matters.
    if containsOnlyStoreFiles, (try? status.makePrivate(folder)) != nil { return }
    guard !status.isWritableByOthers || !recipients.isEmpty else { throw BackupProblem.notPrivate(path: folder) }
  }

  /// Removes the remains of a backup that was killed.
  func clear() {
    for path in [folder + "/unfinished", files.unfinishedBackup] { DiskFile.removeFolder(path) }
    DiskFile.remove(unfinishedEncrypted)
  }

  /// Oldest first.
  func names() -> [BackupName] {
    // The folder is missing before the first backup, and while its disk is; `prepare` reports any other problem.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { BackupName($0) }.filter { FileStatus(path($0))?.isFile == true }.sorted()
  }

  func path(_ name: BackupName) -> String { "\(folder)/\(name)" }

  /// - Throws: `BackupProblem.failed` for a pipe or a device: it has no known end, and opening it might block.
  static func checkFile(_ path: String) throws(BackupProblem) {
    guard let status = FileStatus(path) else { throw .unknown(name: path) }
    guard status.isFile else { throw .failed(reason: "\(path) is not a file") }
  }

  /// True if somebody else could have written the file of a backup.
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

  /// The backups that may be removed: in a chosen folder, only those that this store made there.
  func own(_ ledger: BackupLedger) -> [DatedBackup] {
    dated(ledger).filter { !isChosen || ledger.proofs["\($0.name)"] != nil }
  }

  /// A free name that sorts after all others of the same moment. The first of those may have been removed already; a
  /// copy that reused its number would count as the oldest and be removed at once.
  func freeName(_ kind: BackupKind, taken: Instant) -> BackupName {
    let last = names().lazy.filter { $0.taken == taken && $0.kind == kind }.map(\.number).max() ?? 0
    var name = BackupName(taken: taken, number: last + 1, kind: kind, isEncrypted: !recipients.isEmpty)
    while FileStatus(path(name)) != nil || FileStatus(path(name.whenPlain)) != nil { name.number += 1 }
    return name
  }
}
