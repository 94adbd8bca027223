internal import DailveDomain
internal import Foundation
internal import GRDB

/// Proves that a backup can be restored, by reading all of it.
struct BackupProof {
  /// A folder in which the copy is the store.
  let files: StoreFolder
  let isStopped: @Sendable () -> Bool

  /// The findings of a proof.
  struct Outcome {
    /// The manifest in the backup; `nil` for the file of a store that was copied by other means.
    var manifest: BackupManifest?
    /// Names of foreign parts that were left out.
    var leftOut: [String] = []
  }

  /// - Parameter rebuilding: True to copy the rows of a file with a foreign schema into ours; otherwise such a file is refused.
  /// - Throws: `BackupProblem.unproven`; `StorageError` if the file is not a store, or is one of a newer version.
  @discardableResult
  func run(rebuilding: Bool = false) throws -> Outcome {
    _ = try StoreIdentity.of(files)
    // The schema is checked first, because an integrity check runs the expressions of indexes.
    let foreign = try ReadOnlyStore.open(files).readOnce { db in try StoreSchema.foreign(in: db, isBackup: true) }
    if let first = foreign.first {
      guard rebuilding else { throw BackupProblem.unproven(what: "\(first.type) \(first.name)") }
      if foreign.contains(where: { $0.name == "grdb_migrations" }) {
        throw BackupProblem.unproven(what: "\(first.type) grdb_migrations")
      }
      try SchemaRebuild(files: files).run()
    }
    let copy = try ReadOnlyStore.open(files)
    let manifest = try copy.read { db in
      let damage = try String.fetchAll(db, sql: "PRAGMA integrity_check(3)").filter { $0 != "ok" }
      if let first = damage.first { throw BackupProblem.unproven(what: first) }
      if isStopped() { throw BackupProblem.stopped }
      let manifest = try SidecarFiles.manifest(db)
      if var manifest {
        if !foreign.isEmpty {
          // Foreign tables were left out on purpose, so they are not missed.
          let ours = try BackupManifest.names(in: db)
          manifest.tables = manifest.tables.filter { ours.contains($0.key) }
        }
        if let table = try manifest.difference(BackupManifest.tables(of: db, isStopped)) {
          throw BackupProblem.unproven(what: table)
        }
        guard try SidecarFiles.tables(db) == manifest.waiting else { throw BackupProblem.unproven(what: "backup_file") }
      }
      return manifest
    }
    try copy.close()
    try openAsStore()
    return Outcome(manifest: manifest, leftOut: foreign.map { "\($0.type) \($0.name)" })
  }

  /// Opens the copy as any program would, with its waiting changes, but only for reading, so that not a byte of it changes.
  private func openAsStore() throws {
    let store = try StoreInspection(folder: files.path)
    guard store.isCurrent else { return }
    _ = try store.read { reader in
      (try reader.profile(), try reader.timeline(), try reader.imports().count, try reader.revision())
    }
  }
}
