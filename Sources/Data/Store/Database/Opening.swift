internal import DailveDomain
internal import Foundation
internal import GRDB

/// From a folder to an open store of this version.
struct Opening {
  let files: StoreFolder
  let zones: ZoneCatalogue

  /// How long to wait for another program that brings the store up to date, or imports into an old one.
  private static let patience = Duration.seconds(60)

  func run() throws(StorageError) -> StoreConnection {
    do {
      try files.prepare()
      try StoreImage.create(in: files)
      if try StoreIdentity.of(files) == .halfErased { try finishErasing() }
      let connection = try connect()
      let isNewer = try connection.database.read { db in try Schema.migrator.hasBeenSuperseded(db) }
      if isNewer { throw StorageError.tooNew }
      try bringUpToDate(connection.database)
      return connection
    } catch {
      throw StorageError(error, during: .opening, in: files.path)
    }
  }

  /// Programs that open a file for the first time in its life, or after a crash, are in each other's way for a moment.
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
      try Erasure(folder: files).run(within: .seconds(5))
      try files.clearUploads()
    }
  }

  private func bringUpToDate(_ database: any DatabaseWriter) throws {
    try alone(while: { try database.read(needsWork) }) {
      try Schema.migrator.migrate(database)
      try database.write { db in try Derivation(zones: zones).run(db) }
    }
    try sign(database)
  }

  private func needsWork(_ db: Database) throws -> Bool {
    if try !Schema.migrator.hasCompletedMigrations(db) { return true }
    return try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM dirty)") ?? false
  }

  /// Stores of before bear no sign yet. It can wait where another program writes or the disk is full: nothing else needs it.
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

  /// Does what is needed as the only program that does, and waits where another is at it.
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
