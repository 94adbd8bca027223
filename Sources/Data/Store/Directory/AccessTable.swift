package import DailveDomain
internal import Foundation
internal import GRDB

/// The `access` table: one small row, read and written as a whole.
enum AccessTable {
  /// Stands in the place of the state while nobody knows it, because the file of the directory was lost.
  static let loss = Data("lost".utf8)
  static let lostReason =
    "\(StoreFolder.directoryName), which had sign-in and all keys, is missing; a reset of the users starts sign-in anew"

  /// - Throws: `damaged` while the state is lost: taken for an empty one, it would open the setup to strangers.
  static func state(_ db: Database, _ cache: AccessCache? = nil) throws -> AccessState {
    guard let bytes = try bytes(db) else { return AccessState() }
    if bytes == loss { throw StorageError.damaged(reason: lostReason) }
    return try cache?.state(of: bytes) ?? AccessCache.decoded(bytes)
  }

  static func isLost(_ db: Database) throws -> Bool { try bytes(db) == loss }

  private static func bytes(_ db: Database) throws -> Data? {
    try Data.fetchOne(db.cachedStatement(sql: "SELECT state FROM access"))
  }

  static func apply(_ change: AccessChange, _ db: Database) throws {
    var before = AccessState()
    if case .reset = change {
      // A person resets sign-in also when its state is lost or cannot be read; its rights are then unknown.
      before = (try? state(db)) ?? before
      try WithdrawnRights.noteReset(db)
      try db.execute(sql: "DELETE FROM passkey")
    } else {
      before = try state(db)
    }
    var state = before
    state.apply(change)
    try WithdrawnRights.note(Set(before.rights).subtracting(state.rights), db)
    try write(state, db)
  }

  static func write(_ state: AccessState, _ db: Database) throws {
    try write(JSONEncoder().encode(state), db)
  }

  static func noteLoss(_ db: Database) throws { try write(loss, db) }

  /// Opens the setup again, for whoever has the code from the terminal.
  static func endLoss(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM access WHERE state = ?", arguments: [loss])
  }

  private static func write(_ bytes: Data, _ db: Database) throws {
    try db.execute(sql: "INSERT OR REPLACE INTO access (id, state) VALUES (1, ?)", arguments: [bytes])
  }
}

extension Directory: AccessKeeping {
  package func access() async throws(StorageError) -> AccessState {
    try await reading { [cache] db in try AccessTable.state(db, cache) }
  }

  package func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try await writing { [cache] db in
      // Only a reset is possible without knowing the state, because it is lost or cannot be decoded.
      let known = Result { try AccessTable.state(db, cache) }
      let (change, result) = decide((try? known.get()) ?? AccessState())
      if case .reset = change {} else { _ = try known.get() }
      if let change { try AccessTable.apply(change, db) }
      return result
    }
  }

  package func changeAccess<T: Sendable>(
    shown passkey: [UInt8], _ decide: @escaping @Sendable (AccessState, Bool) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try await writing { [cache] db in
      let (change, result) = decide(try AccessTable.state(db, cache), try PasskeyTable.holds(passkey, db))
      if let change { try AccessTable.apply(change, db) }
      return result
    }
  }

  /// True after the file of the directory was lost, until sign-in is reset or a backup is restored.
  package func isLost() async throws(StorageError) -> Bool { try await reading { try AccessTable.isLost($0) } }
}
