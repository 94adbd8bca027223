package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

/// The `device_token` table. Rows of a store name a key by its identifier alone.
enum DeviceTokenTable {
  static func add(_ token: DeviceToken, hash: [UInt8], _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO device_token (id, name, scopes, hash, created, expires, way, address) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        token.id, token.name, token.scopes.map(\.rawValue).sorted().joined(separator: " "), Data(hash),
        token.created.seconds, token.expires?.seconds, token.setup?.way, token.setup?.address,
      ])
  }

  /// Oldest first. The last use is that for reading: deliveries are in the store.
  static func all(_ db: Database) throws -> [DeviceToken] {
    try Row.fetchAll(db.cachedStatement(sql: "SELECT * FROM device_token ORDER BY created, id")).map(token)
  }

  /// The tokens in a folder whose directory this program does not have open; none if it cannot be read, or if the store still has them itself.
  static func all(_ files: StoreFolder) throws -> [DeviceToken] {
    do {
      return try Directory.state(files) == .whole ? Directory.look(files, all) : []
    } catch StorageError.damaged, StorageError.unusable(.altered), StorageError.unusable(.notAStore) {
      return []
    }
  }

  /// A token that is revoked twice keeps its first date.
  ///
  /// - Returns: False if there is no such token.
  @discardableResult static func revoke(_ id: String, at instant: Int, _ db: Database) throws -> Bool {
    try db.execute(
      sql: "UPDATE device_token SET revoked = coalesce(revoked, ?) WHERE id = ?", arguments: [instant, id])
    return db.changesCount > 0
  }

  static func use(_ id: String, at instant: Int, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE device_token SET read = max(?, coalesce(read, 0)) WHERE id = ?", arguments: [instant, id])
  }

  static func token(_ row: Row) -> DeviceToken {
    let scopes = (row["scopes"] as String).split(separator: " ").compactMap { TokenScope(rawValue: String($0)) }
    let way: String? = row["way"]
    let address: String? = row["address"]
    let setup = way.flatMap { way in address.map { DeviceSetup(way: way, address: $0) } }
    return DeviceToken(
      id: row["id"], name: row["name"], scopes: Set(scopes), created: Instant(row["created"]),
      expires: (row["expires"] as Int?).map { Instant($0) }, revoked: (row["revoked"] as Int?).map { Instant($0) },
      lastUsed: (row["read"] as Int?).map { Instant($0) }, setup: setup)
  }
}

extension Directory: TokenKeeping {
  package func deviceToken(hash: [UInt8]) async throws(StorageError) -> DeviceToken? {
    // A secret has 256 bits, so the time that a comparison of hashes takes reveals nothing about it.
    try await reading { db in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM device_token WHERE hash = ?"), arguments: [Data(hash)]
      ).map(DeviceTokenTable.token)
    }
  }

  package func add(_ token: DeviceToken, hash: [UInt8]) async throws(StorageError) {
    try await writing { try DeviceTokenTable.add(token, hash: hash, $0) }
  }

  package func noteUse(ofToken id: String, at now: Instant) async throws(StorageError) {
    try await writing { db in
      guard let token = try DeviceTokenTable.all(db).first(where: { $0.id == id }), token.wantsNote(at: now) else {
        return
      }
      try DeviceTokenTable.use(id, at: now.seconds, db)
    }
  }

  package func revokeDeviceToken(_ id: String, at now: Instant) async throws(StorageError) -> Bool {
    try await writing { try DeviceTokenTable.revoke(id, at: now.seconds, $0) }
  }
}
