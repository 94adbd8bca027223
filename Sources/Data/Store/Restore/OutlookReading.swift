internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Compares a backup with the present store, without changing either.
struct OutlookReading {
  let files: StoreFolder
  private static let mostDays = 3

  /// - Throws: `BackupProblem.locked` without the key of an encrypted backup, `damaged` for a file that is not whole.
  func run(_ path: String, identity: String?) throws -> RestoreOutlook {
    try BackupPlace.checkFile(path)
    return try BackupProblem.ofFile(path) { try compare(path, identity) }
  }

  private func compare(_ path: String, _ identity: String?) throws -> RestoreOutlook {
    // Identify the file even if this store syncs with no other machine.
    if !BackupPreparation.isEncrypted(path) { try Self.identify(path) }
    guard let present = try SyncedState.present(files) else { return RestoreOutlook() }
    let setBack = try BackupLedger.read(files).setBack
    let tokens = try DeviceTokenTable.all(files)
    let others = try ReadOnlyStore.open(files).readOnce { db in try OtherMachines(db, tokens, setBack) }
    if others.names.isEmpty { return RestoreOutlook() }
    let backup = try state(of: path, identity)
    return Self.compare(backup, with: present, others)
  }

  /// Reads the contents of a backup. A backup of an earlier version is brought up to date first, because it has its entries in other tables or
  /// records less about them.
  private func state(of path: String, _ identity: String?) throws -> SyncedState {
    if !BackupPreparation.isEncrypted(path), let state = try Self.currentState(path) { return state }
    let lock = try BackupRun.lock(files)
    defer { lock.release() }
    let preparation = BackupPreparation(files: files, zones: ZoneCatalogue())
    defer { preparation.clear() }
    _ = try preparation.run(path, identity)
    return try SyncedState.present(preparation.folder) ?? SyncedState()
  }

  /// - Throws: `BackupProblem.foreign` for a file that is no store of any version.
  private static func identify(_ path: String) throws {
    let isStore = try ReadOnlyStore.file(path).readOnce { db in try db.tableExists("grdb_migrations") }
    guard isStore else { throw BackupProblem.foreign(name: URL(filePath: path).lastPathComponent) }
  }

  /// - Returns: `nil` for a file of an earlier version, one with parts that are not ours, and one where changes wait beside its tables.
  static func currentState(_ path: String) throws -> SyncedState? {
    try ReadOnlyStore.file(path).readOnce { db in
      // Querying a view in the place of a table would run it. Such a file is read from a copy made as for restoring, which leaves foreign parts
      // behind.
      guard try StoreSchema.foreign(in: db, isBackup: true).isEmpty else { return nil }
      guard try Schema.migrator.hasCompletedMigrations(db), try !SidecarFiles.holdsChanges(db) else { return nil }
      return try SyncedState(db)
    }
  }

  static func compare(_ backup: SyncedState, with present: SyncedState, _ others: OtherMachines) -> RestoreOutlook {
    var (returning, leaving): ([EntryChange], [EntryChange]) = ([], [])
    for version in present.entries.values {
      let then = backup.entries[version.id]
      if let then, !version.wins(over: then) { continue }
      if !version.isDeleted { returning.append(version) }
      if version.isDeleted, let then, !then.isDeleted { leaving.append(then) }
    }
    var outlook = RestoreOutlook(
      others: others.names, unasked: others.unasked, returning: counts(returning, present),
      leaving: counts(leaving, backup))
    for (identity, batch) in present.batches.sorted(by: { $0.value.id < $1.value.id }) {
      let then = backup.batches[identity]
      if then == nil, !batch.isUndone {
        outlook.importsReturning.append(batch.name)
        outlook.readingsReturning = outlook.readingsReturning.addingClamped(batch.added)
      }
      if batch.isUndone, let then, !then.isUndone { outlook.importsLeaving.append(batch.name) }
    }
    return outlook
  }

  private static func counts(_ versions: [EntryChange], _ state: SyncedState) -> [RestoreOutlook.Count] {
    Dictionary(grouping: versions, by: \.kind).sorted { $0.key < $1.key }.map { kind, versions in
      let days = Set(versions.compactMap { state.days[$0.id] }).sorted(by: >).map { CivilDay(number: $0) }
      return RestoreOutlook.Count(
        kind: kind, count: versions.count, days: Array(days.filter(\.isAccepted).prefix(mostDays)))
    }
  }
}
