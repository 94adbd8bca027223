internal import DailveDomain
internal import Foundation
internal import GRDB

/// Identifies a right in any copy of a directory, without being a secret.
struct RightName: Codable, Sendable, Hashable {
  /// Stored: never rename a case.
  enum Kind: String, Codable, Sendable { case passphrase, code, passkey, key, peer }

  var kind: Kind
  var id: String

  static func passphrase(_ hash: PassphraseHash) -> RightName {
    RightName(kind: .passphrase, id: hash.salt.hexadecimal)
  }
  static func code(_ hash: [UInt8]) -> RightName { RightName(kind: .code, id: hash.hexadecimal) }
  static func passkey(_ id: [UInt8]) -> RightName { RightName(kind: .passkey, id: id.hexadecimal) }
  static func key(_ hash: [UInt8]) -> RightName { RightName(kind: .key, id: hash.hexadecimal) }
  /// The id includes the time: a peer that is removed and added again counts as another one.
  static func peer(_ name: String, _ address: String, added: Int) -> RightName {
    RightName(kind: .peer, id: "\(added) \(name) \(address)")
  }
}

extension AccessState {
  /// The passphrase and the recovery codes.
  var rights: [RightName] { (passphrase.map { [.passphrase($0)] } ?? []) + recovery.map { .code($0) } }
}

/// The table `withdrawn_right`: rights that were taken away. An older backup still has them, and restoring it must not
/// give them back.
/// Device keys need no row: withdrawn ones stay in their own table until everything is deleted.
enum WithdrawnRights {
  static func note(_ rights: some Sequence<RightName>, _ db: Database) throws {
    for right in rights {
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO withdrawn_right VALUES (?, ?)")
        .execute(arguments: [right.kind.rawValue, right.id])
    }
  }

  /// All withdrawn rights, including device keys.
  static func all(_ db: Database) throws -> Set<RightName> {
    var all: Set<RightName> = []
    for row in try Row.fetchAll(db, sql: "SELECT kind, id FROM withdrawn_right") {
      guard let kind = RightName.Kind(rawValue: row["kind"]) else { continue }
      all.insert(RightName(kind: kind, id: row["id"]))
    }
    let hashes = try Data.fetchAll(db, sql: "SELECT hash FROM device_token WHERE revoked IS NOT NULL")
    for hash in hashes { all.insert(.key(Array(hash))) }
    return all
  }

  /// Notes all device keys, withdrawn or not.
  static func noteKeys(_ db: Database) throws {
    let hashes = try Data.fetchAll(db, sql: "SELECT hash FROM device_token")
    try note(hashes.map { .key(Array($0)) }, db)
  }

  /// Notes all passkeys, and the passphrases and passkeys that are withheld: a person who resets sign-in wants none of them back.
  static func noteReset(_ db: Database) throws {
    let passkeys = try Data.fetchAll(db, sql: "SELECT id FROM passkey")
    try note(passkeys.map { .passkey(Array($0)) }, db)
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO withdrawn_right
          SELECT kind, id FROM withheld_right WHERE kind IN ('passphrase', 'passkey');
        DELETE FROM withheld_right WHERE kind IN ('passphrase', 'passkey')
        """)
  }
}
