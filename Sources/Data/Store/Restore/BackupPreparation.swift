internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Turns a backup into a store of this version, in a folder beside the present store.
struct BackupPreparation {
  let files: StoreFolder
  let zones: ZoneCatalogue

  /// The folder in which the store is made.
  var folder: StoreFolder { StoreFolder(path: files.unfinishedRestore) }

  static func isEncrypted(_ path: String) -> Bool { path.hasSuffix(".age") }

  func clear() { DiskFile.removeFolder(folder.path) }

  /// Copies the backup beside the store, proves that it is whole, and brings it up to date. Requires the lock of
  /// backups.
  ///
  /// - Throws: `BackupProblem`, `StorageError`.
  func run(_ path: String, _ identity: String?) throws -> BackupProof.Outcome {
    clear()
    try BackupPlace.checkFile(path)
    try DiskFile.createFolder(folder.path, during: .saving)
    let bytes = FileStatus(path)?.bytes ?? 0
    let (growth, room) = (max(0, bytes - (FileStatus(files.database)?.bytes ?? 0)), DiskFile.room(files.path))
    if let room, room.free < bytes + growth {
      throw BackupProblem.noRoom(folder: files.path, wanted: bytes + growth, free: room.free)
    }
    let isEncrypted = Self.isEncrypted(path)
    if isEncrypted, identity == nil { throw BackupProblem.locked(name: URL(filePath: path).lastPathComponent) }
    // Our own copy is checked, because others may write to the place where the file lies.
    let copy = isEncrypted ? folder.path + "/encrypted" : folder.database
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    try FileStatus(copy)?.makePrivate(copy)
    try check(copy, of: path)
    if let identity, isEncrypted {
      try BackupProblem.ofFile(path) { try AgeProgram.decrypt(copy, to: folder.database, with: identity) }
      DiskFile.remove(copy)
    }
    return try BackupProblem.ofFile(path) { try bringUpToDate() }
  }

  /// Turns the copy into a store of this version.
  private func bringUpToDate() throws -> BackupProof.Outcome {
    let proof = try BackupProof(files: folder, isStopped: { false }).run(rebuilding: true)
    let plain = try DatabaseQueue(path: folder.database, configuration: StoreConnection.configuration)
    try plain.writeWithoutTransaction { db in
      try SidecarFiles.unpack(db, beside: folder)
      try SidecarFiles.remove(from: db)
    }
    try plain.close()
    let connection = try Opening(files: folder, zones: zones, backsUp: false).run()
    let waiting = try ChangeQueue(folder).content().operations
    try connection.database.write { db in
      for operation in waiting { try operation.apply(db, zones: zones, at: nil) }
      try Derivation(zones: zones).run(db)
    }
    DiskFile.remove(folder.changeQueue)
    try connection.database.close()
    return proof
  }

  /// - Throws: `BackupProblem.changed` for a backup of this store whose file is not the one that was made.
  private func check(_ copy: String, of path: String) throws {
    // A store whose ledger cannot be read makes no backup of itself either, and reports that.
    let ledger = try BackupLedger.read(files)
    let url = URL(filePath: path).standardizedFileURL
    guard
      url.deletingLastPathComponent().path == URL(filePath: BackupPlace(files, ledger).folder).standardizedFileURL.path,
      let digest = ledger.proofs[url.lastPathComponent]?.digest
    else { return }
    guard try FileDigest.sha256(of: copy) == digest else { throw BackupProblem.changed(name: url.lastPathComponent) }
  }
}
