internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Opens the store in a folder at this version's schema.
struct Opening {
  let files: StoreFolder
  let zones: ZoneCatalogue
  /// True if an older store becomes a backup before it is changed.
  var backsUp = true
  /// Called with the current step if opening takes long.
  var progress: @Sendable (OpeningProgress) -> Void = { _ in }

  /// How long to wait for another program that migrates the store or imports into an old one.
  private static let patience = Duration.seconds(60)

  func run() throws(StorageError) -> StoreConnection {
    do {
      try files.prepare()
      if backsUp { Leftovers(files).clear() }
      try StoreImage.create(in: files)
      if Replacement(folder: files).isReady { try finishReplacing() }
      switch try StoreIdentity.of(files) {
      case .store: break
      case .halfErased: try finishErasing()
      // Another program began to replace the store since the check above.
      case .halfReplaced: try finishReplacing()
      }
      let connection = try connect()
      // Check this before anything else, because it also throws `tooNew`.
      if let part = try connection.database.read({ db in try StoreSchema.foreign(in: db, isBackup: true).first }) {
        throw StorageError.altered(part: "\(part.type) \(part.name)")
      }
      try bringUpToDate(connection.database)
      return connection
    } catch {
      throw StorageError(error, during: .opening, in: files.path)
    }
  }

  /// Programs that open a new file, or one after a crash, briefly block one another.
  private func connect() throws -> StoreConnection {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      do {
        return try StoreConnection.open(files.database)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  private func finishErasing() throws {
    try alone(while: { try StoreIdentity.of(files) == .halfErased }) {
      try Erasure(folder: files, kept: RetainedSignIn.left(in: files)).run(
        within: .seconds(5),
        removing: { () throws(StorageError) in
          try files.clearUploads()
          try files.clearDeliveries()
          _ = ErasedBackups(files)
        })
    }
  }

  private func finishReplacing() throws {
    let replacement = Replacement(folder: files)
    try alone(while: { replacement.isReady }) { try replacement.finish(within: .seconds(5)) }
  }

  private func bringUpToDate(_ database: any DatabaseWriter) throws {
    try alone(while: { try database.read(needsWork) }) {
      let made = try migrate(database)
      progress(.deriving)
      try database.write { db in
        if made.contains(Schema.rulesAreEntries) { try OrphanedEntries.activateAll(db, zones: zones) }
        try Derivation(zones: zones).run(db)
      }
    }
    try sign(database)
  }

  /// - Returns: The migrations that were missing.
  private func migrate(_ database: any DatabaseWriter) throws -> [String] {
    let done = try database.read { db in try Schema.migrator.appliedIdentifiers(db) }
    let missing = Schema.migrations.filter { !done.contains($0) }
    if missing.isEmpty { return [] }
    if backsUp {
      progress(.backingUp)
      do {
        let now = Instant(Int(saturating: Date().timeIntervalSince1970))
        _ = try BackupRun(files: files, kind: .upgrade, now: now).run()
      } catch {
        throw StorageError(notBackedUp: error, before: .opening, in: files.path)
      }
    }
    // Migrate one step at a time to report progress, unless an older migration is missing while a newer one is there.
    guard missing == Schema.migrations.suffix(missing.count) else {
      try Schema.migrator.migrate(database)
      return missing
    }
    for (index, name) in missing.enumerated() {
      progress(.updating(step: index + 1, of: missing.count))
      try Schema.migrator.migrate(database, upTo: name)
    }
    return missing
  }

  private func needsWork(_ db: Database) throws -> Bool {
    if try !Schema.migrator.hasCompletedMigrations(db) { return true }
    return try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM dirty)") ?? false
  }

  /// Older stores have no signature yet. Signing can wait while another program writes or the disk is full: nothing
  /// else needs it.
  private func sign(_ database: any DatabaseWriter) throws {
    guard try !database.read(Schema.isSigned) else { return }
    do {
      let lock = try WriteLock(files, during: .opening)
      defer { lock.release() }
      try database.write(Schema.sign)
    } catch {
      switch StorageError(error, during: .opening, in: files.path) {
      case .busy, .full: return
      case let other: throw other
      }
    }
  }

  /// Does the work if it is needed and no other program does it; waits for one that does.
  private func alone(while isNeeded: () throws -> Bool, _ body: () throws -> Void) throws {
    let deadline = ContinuousClock.now + Self.patience
    while try isNeeded() {
      do {
        let lock = try WriteLock(files, during: .opening)
        defer { lock.release() }
        if try isNeeded() { try body() }
        return
      } catch StorageError.busy where ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
