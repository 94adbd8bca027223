package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

/// The `device_token` table.
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

  /// A token that is revoked twice keeps its first date.
  static func revoke(_ id: String, at instant: Int, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE device_token SET revoked = ? WHERE id = ? AND revoked IS NULL", arguments: [instant, id])
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
      lastUsed: (row["used"] as Int?).map { Instant($0) }, setup: setup)
  }
}

extension StoreReader {
  /// All tokens, newest first, including changes that still wait to be applied.
  package func deviceTokens() throws -> [DeviceToken] {
    let tokens = try Row.fetchAll(
      db,
      sql: """
        SELECT device_token.*,
          coalesce((SELECT max(received) FROM delivery WHERE token = device_token.id), read) AS used
        FROM device_token ORDER BY created, id
        """)
    return withWaiting(tokens.map(DeviceTokenTable.token)).reversed()
  }

  /// The token of a secret, without its last delivery, which would take a look at all deliveries.
  func deviceToken(hash: [UInt8]) throws -> DeviceToken? {
    let found = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT *, read AS used FROM device_token WHERE hash = ?"), arguments: [Data(hash)])
    return withWaiting(found.map { [DeviceTokenTable.token($0)] } ?? []) { $0 == hash }.first
  }

  private func withWaiting(_ stored: [DeviceToken], isWanted: ([UInt8]) -> Bool = { _ in true }) -> [DeviceToken] {
    var tokens = stored
    for change in waiting {
      switch change {
      case .addToken(let token, let hash): if isWanted(hash) { tokens.append(token.token) }
      case .revokeToken(let id, let at):
        for index in tokens.indices where tokens[index].id == id && tokens[index].revoked == nil {
          tokens[index].revoked = Instant(at)
        }
      case .useToken(let id, let at):
        for index in tokens.indices where tokens[index].id == id { tokens[index].lastUsed = Instant(at) }
      default: break
      }
    }
    return tokens
  }
}

extension HealthStore: TokenKeeping {
  package func deviceTokens() async throws(StorageError) -> [DeviceToken] {
    try await reading { try $0.deviceTokens() }
  }

  package func deviceToken(hash: [UInt8]) async throws(StorageError) -> DeviceToken? {
    // A secret has 256 bits, so the time that a comparison of hashes takes reveals nothing about it.
    try await reading { try $0.deviceToken(hash: hash) }
  }

  package func add(_ token: DeviceToken, hash: [UInt8]) async throws(StorageError) {
    try await change { _ in (.addToken(StoredToken(token), hash: hash), ()) }
  }

  package func noteUse(ofToken id: String, at now: Instant) async throws(StorageError) {
    try await change { reader in
      let isNew = try reader.deviceTokens().contains { $0.id == id && $0.wantsNote(at: now) }
      return (isNew ? .useToken(id: id, at: now.seconds) : nil, ())
    }
  }

  package func revokeDeviceToken(_ id: String, at now: Instant) async throws(StorageError) -> Bool {
    try await change { reader in
      let isThere = try reader.deviceTokens().contains { $0.id == id }
      return (isThere ? .revokeToken(id: id, at: now.seconds) : nil, isThere)
    }
  }
}
