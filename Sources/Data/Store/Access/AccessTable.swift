package import DailveDomain
internal import Foundation
internal import GRDB

/// The `access` table: one small row, read and written as a whole. Readers apply waiting changes by the same rules.
enum AccessTable {
  static func bytes(_ db: Database) throws -> Data? {
    try Data.fetchOne(db.cachedStatement(sql: "SELECT state FROM access"))
  }

  static func apply(_ change: AccessChange, _ db: Database) throws {
    let before = try bytes(db).map(AccessCache.decoded) ?? AccessState()
    var state = before
    state.apply(change)
    if case .reset = change {
      try WithdrawnRights.noteReset(db)
      try db.execute(sql: "DELETE FROM passkey")
    }
    try WithdrawnRights.note(Set(before.rights).subtracting(state.rights), db)
    try write(state, db)
  }

  static func write(_ state: AccessState, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO access (id, state) VALUES (1, ?)", arguments: [try JSONEncoder().encode(state)])
  }
}

extension StoreReader {
  package func access() throws -> AccessState { try access(AccessCache()) }

  /// The state of sign-in, including changes that still wait to be applied.
  func access(_ memory: AccessCache) throws -> AccessState {
    var state = try memory.state(of: AccessTable.bytes(db))
    for change in waiting {
      switch change {
      case .access(let change): state.apply(change)
      case .removePasskey(let id, let session?): state.apply(.endWithPasskey(id, keeping: session))
      default: break
      }
    }
    return state
  }
}

extension HealthStore: AccessKeeping {
  package func access() async throws(StorageError) -> AccessState {
    try await reading { [accessCache] in try $0.access(accessCache) }
  }

  package func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try await change { [accessCache] reader in
      let (change, result) = decide(try reader.access(accessCache))
      return (change.map { .access($0) }, result)
    }
  }

  package func changeAccess<T: Sendable>(
    shown passkey: [UInt8], _ decide: @escaping @Sendable (AccessState, Bool) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try await change { [accessCache] reader in
      let isThere = try reader.passkeys().contains { $0.credential.id == passkey }
      let (change, result) = decide(try reader.access(accessCache), isThere)
      return (change.map { .access($0) }, result)
    }
  }
}
