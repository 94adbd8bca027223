internal import DailveDomain
internal import Foundation
internal import GRDB

/// Shows that a backup can be restored, by reading all of it.
struct BackupProof {
  /// A folder in which the copy is the store.
  let files: StoreFolder
  let isStopped: @Sendable () -> Bool

  /// - Returns: What it says of itself; `nil` for the file of a store that was copied by other means.
  /// - Throws: `BackupProblem.unproven`; `StorageError` if it is no store, or one of a newer version.
  @discardableResult
  func run() throws -> BackupWitness? {
    _ = try StoreIdentity.of(files)
    let copy = try ReadOnlyStore.open(files)
    let witness = try copy.read { db in
      let damage = try String.fetchAll(db, sql: "PRAGMA integrity_check(3)").filter { $0 != "ok" }
      if let first = damage.first { throw BackupProblem.unproven(what: first) }
      if isStopped() { throw BackupProblem.stopped }
      let witness = try CarriedFiles.witness(db)
      if let witness {
        if let table = try witness.difference(BackupWitness.tables(of: db, isStopped)) {
          throw BackupProblem.unproven(what: table)
        }
        guard try CarriedFiles.tables(db) == witness.waiting else { throw BackupProblem.unproven(what: "backup_file") }
      }
      return witness
    }
    try copy.close()
    try openAsStore()
    return witness
  }

  /// As any program would open it, with the changes that wait: but for reading, so that not a byte of it changes.
  private func openAsStore() throws {
    let store = try StoreInspection(folder: files.path)
    guard store.isCurrent else { return }
    _ = try store.read { reader in
      (try reader.profile(), try reader.timeline(), try reader.imports().count, try reader.revision())
    }
  }
}
