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

  func run() throws(WholeStoreError) -> StoreConnection {
    do {
      try files.prepare()
      if backsUp { Leftovers(files).clear() }
      try createDirectory()
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
        throw StorageError.unusable(.altered(part: "\(part.type) \(part.name)"))
      }
      try bringUpToDate(connection.database)
      // An erasure that a version without a directory began is finished by now, and only it needs the file, which has hashes of secrets.
      DiskFile.remove(files.keptSignIn)
      return connection
    } catch {
      throw WholeStoreError(error, during: .opening, in: files.path)
    }
  }

  /// Precedes the store's file: a store without a directory is one whose directory was lost.
  private func createDirectory() throws {
    try alone(while: { FileStatus(files.database) == nil && FileStatus(files.directory) == nil }) {
      try Directory.create(in: files)
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
      if try Directory.state(files) != .whole {
        // A version without a directory began this.
        let content = try DirectorySchema.empty()
        if let kept = try RetainedSignIn(in: files) { try content.write(kept.write) }
        try Directory.remove(from: files)
        try Directory.create(in: files, content)
      }
      let directory = try Directory(files)
      try Erasure(folder: files).run(
        within: .seconds(5),
        removing: { () throws(StorageError) in
          try files.clearUploads()
          try files.clearDeliveries()
          _ = ErasedBackups(files)
        }, forgetting: directory.forgetDevices)
      try directory.close()
      DiskFile.remove(files.keptSignIn)
    }
  }

  private func finishReplacing() throws {
    let replacement = Replacement(folder: files)
    try alone(while: { replacement.isReady }) { try replacement.finish(within: .seconds(5)) }
  }

  private func bringUpToDate(_ database: any DatabaseWriter) throws {
    try alone(while: { try database.read(needsWork) || Directory.state(files) != .whole }) {
      let made = try migrate(database)
      try DirectoryHandover(files: files).settle()
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
        throw WholeStoreError(notBackedUp: error, before: .opening, in: files.path)
      }
    }
    // Migrate one step at a time to report progress, unless an older migration is missing while a newer one is there.
    guard missing == Schema.migrations.suffix(missing.count) else {
      if missing.contains(Schema.accessMoves) {
        try Schema.migrator.migrate(database, upTo: Schema.beforeAccessMoves)
        try handOver(database)
      }
      try Schema.migrator.migrate(database)
      return missing
    }
    for (index, name) in missing.enumerated() {
      progress(.updating(step: index + 1, of: missing.count))
      if name == Schema.accessMoves {
        try handOver(database)
      } else {
        try Schema.migrator.migrate(database, upTo: name)
      }
    }
    return missing
  }

  private func handOver(_ database: any DatabaseWriter) throws {
    try DirectoryHandover(files: files).run(database) {
      try Schema.migrator.migrate(database, upTo: Schema.accessMoves)
    }
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
      } catch let error where StorageError(in: error) == .busy && ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
