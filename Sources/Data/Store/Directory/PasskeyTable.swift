internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// The `passkey` table.
enum PasskeyTable {
  /// Oldest first.
  static func all(_ db: Database) throws -> [Passkey] {
    try Row.fetchAll(db, sql: "SELECT * FROM passkey ORDER BY created, id").map(passkey)
  }

  static func holds(_ id: [UInt8], _ db: Database) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM passkey WHERE id = ?)", arguments: [Data(id)]) ?? false
  }

  /// - Returns: False if a passkey with this identifier exists, which is kept.
  @discardableResult static func add(_ stored: StoredPasskey, _ db: Database) throws -> Bool {
    let credential = stored.passkey.credential
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO passkey
          (id, key, counter, eligible, backed, transports, model, user, name, created)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        Data(credential.id), Data(credential.publicKey), credential.counter, credential.isBackupEligible,
        credential.isBackedUp, credential.transports.joined(separator: " "), Data(credential.model),
        Data(stored.user), stored.name, stored.created,
      ])
    return db.changesCount > 0
  }

  /// - Returns: False if there is no such passkey.
  @discardableResult static func rename(_ id: [UInt8], to name: String, _ db: Database) throws -> Bool {
    try db.execute(sql: "UPDATE passkey SET name = ? WHERE id = ?", arguments: [name, Data(id)])
    return db.changesCount > 0
  }

  /// - Returns: False if there is no such passkey.
  @discardableResult static func remove(_ id: [UInt8], _ db: Database) throws -> Bool {
    try db.execute(sql: "DELETE FROM passkey WHERE id = ?", arguments: [Data(id)])
    guard db.changesCount > 0 else { return false }
    try WithdrawnRights.note([.passkey(id)], db)
    return true
  }

  static func use(_ id: [UInt8], counter: UInt32, isBackedUp: Bool, at instant: Int, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE passkey SET counter = ?, backed = ?, used = ? WHERE id = ?",
      arguments: [counter, isBackedUp, instant, Data(id)])
  }

  static func passkey(_ row: Row) -> Passkey {
    Passkey(
      credential: PasskeyCredential(
        id: Array(row["id"] as Data), publicKey: Array(row["key"] as Data),
        counter: UInt32(clamping: row["counter"] as Int),
        isBackupEligible: row["eligible"], isBackedUp: row["backed"],
        transports: (row["transports"] as String).split(separator: " ").map(String.init),
        model: Array(row["model"] as Data)),
      user: Array(row["user"] as Data), name: row["name"], created: Instant(row["created"]),
      lastUsed: (row["used"] as Int?).map { Instant($0) })
  }
}
