internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// A complete right, as it is kept while it is withheld.
///
/// Stored: never rename a case or a label.
enum WithheldRow: Codable, Sendable, Equatable {
  case passphrase(PassphraseHash, recovery: [[UInt8]])
  case passkey(StoredPasskey)
  case key(StoredToken, hash: [UInt8])
  case peer(name: String, address: String, key: String, added: Int)

  var right: RightName {
    switch self {
    case .passphrase(let hash, _): .passphrase(hash)
    case .passkey(let passkey): .passkey(passkey.id)
    case .key(_, let hash): .key(hash)
    case .peer(let name, let address, _, let added): .peer(name, address, added: added)
    }
  }

  func listed(from backup: String) -> WithheldRight {
    switch self {
    case .passphrase: WithheldRight(kind: .passphrase, name: "", made: nil, backup: backup)
    case .passkey(let passkey):
      WithheldRight(kind: .passkey, name: passkey.name, made: Instant(passkey.created), backup: backup)
    case .key(let token, _):
      WithheldRight(
        kind: .key, name: token.name, made: Instant(token.created), scopes: Set(token.scopes), backup: backup)
    case .peer(let name, _, _, let added):
      WithheldRight(kind: .peer, name: name, made: Instant(added), backup: backup)
    }
  }

  /// True if this program could have written the right: a backup is only a file, and a hash that takes an hour to check could stop the server.
  var isPlausible: Bool {
    switch self {
    case .passphrase(let hash, let recovery):
      hash.rounds.nonzeroBitCount == 1 && (1 << 10...1 << 17).contains(hash.rounds) && (1...8).contains(hash.blockSize)
        && hash.parallelism == 1 && (1...64).contains(hash.salt.count) && (1...64).contains(hash.key.count)
        && recovery.count <= 100
    case .passkey(let passkey):
      (1...1023).contains(passkey.id.count) && passkey.key.count <= 4096 && DeviceToken.isName(passkey.name)
    case .key(let token, let hash): EntryID.isValid(token.id) && DeviceToken.isName(token.name) && hash.count == 32
    case .peer(let name, _, let key, _): PeerLink.isName(name) && !key.isEmpty
    }
  }

  /// Makes the right count again in a directory, unless another one of its name does.
  func readmit(_ db: Database) throws {
    switch self {
    case .passphrase(let hash, let recovery):
      var state = try AccessTable.state(db)
      guard state.passphrase == nil else { return }
      let withdrawn = try WithdrawnRights.all(db)
      state.setup = nil
      state.passphrase = hash
      state.recovery = recovery.filter { !withdrawn.contains(.code($0)) }
      try AccessTable.write(state, db)
    case .passkey(let passkey): try PasskeyTable.add(passkey, db)
    case .key(let token, let hash):
      let isTaken = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM device_token WHERE id = ? OR hash = ?)",
        arguments: [token.id, Data(hash)])
      if isTaken == true { return }
      try DeviceTokenTable.add(token.token, hash: hash, db)
    // Links are in the store.
    case .peer: break
    }
  }
}

extension WithheldRow {
  /// All rights that a directory gives, except sessions and withdrawn keys.
  static func all(_ db: Database) throws -> [WithheldRow] {
    var rows: [WithheldRow] = []
    // A state of sign-in that is lost or cannot be decoded gives no right.
    if let state = try? AccessTable.state(db), let hash = state.passphrase {
      rows.append(.passphrase(hash, recovery: state.recovery))
    }
    rows += try PasskeyTable.all(db).map { .passkey(StoredPasskey($0)) }
    for row in try Row.fetchAll(db, sql: "SELECT * FROM device_token WHERE revoked IS NULL") {
      rows.append(.key(StoredToken(DeviceTokenTable.token(row)), hash: Array(row["hash"] as Data)))
    }
    return rows
  }

  /// The links of a store to the servers that it follows.
  static func links(_ db: Database) throws -> [WithheldRow] {
    try Row.fetchAll(db, sql: "SELECT name, address, key, added FROM peer_link").map {
      .peer(name: $0["name"], address: $0["address"], key: $0["key"], added: $0["added"])
    }
  }
}
