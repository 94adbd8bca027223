package import DailveDomain
internal import Foundation
internal import GRDB

/// The `access` table: one row, small, read whole and written whole, by the same rules with which waiting changes are read.
enum AccessTable {
  static let schema = "CREATE TABLE access (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL) STRICT;"

  static func state(_ db: Database) throws -> AccessState {
    let bytes = try Data.fetchOne(db.cachedStatement(sql: "SELECT state FROM access"))
    // A state that cannot be read is an error: taken for an empty one, it would open the setup to strangers.
    return try bytes.map { try JSONDecoder().decode(AccessState.self, from: $0) } ?? AccessState()
  }

  static func apply(_ change: AccessChange, _ db: Database) throws {
    var state = try state(db)
    state.apply(change)
    if case .reset = change { try db.execute(sql: "DELETE FROM passkey") }
    try write(state, db)
  }

  static func write(_ state: AccessState, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO access (id, state) VALUES (1, ?)", arguments: [try JSONEncoder().encode(state)])
  }
}

extension StoreReader {
  /// With what was changed a moment ago.
  func access() throws -> AccessState {
    var state = try AccessTable.state(db)
    for case .access(let change) in waiting { state.apply(change) }
    return state
  }
}

extension HealthStore: AccessKeeping {
  package func access() async throws(StorageError) -> AccessState { try await reading { try $0.access() } }

  package func changeAccess<T: Sendable>(
    _ decide: @escaping @Sendable (AccessState) -> (change: AccessChange?, result: T)
  ) async throws(StorageError) -> T {
    try await change { reader in
      let (change, result) = decide(try reader.access())
      return (change.map { .access($0) }, result)
    }
  }
}
