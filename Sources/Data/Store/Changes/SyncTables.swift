internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

/// The tables that syncing needs besides `record` and `change`.
enum SyncTables {
  /// Notes that a program begins to write, once per connection. The note is rolled back with its transaction.
  static func begin(_ db: Database) throws {
    let isBegun = try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM sqlite_temp_master WHERE name = 'begun_run')"))
    if isBegun == true { return }
    try db.execute(
      sql: """
        CREATE TEMP TABLE begun_run (number INTEGER);
        INSERT INTO boot (id, start) SELECT lower(hex(randomblob(8))), coalesce(max(sequence), 0) FROM change
        """)
  }

  /// The runs that matter for a position: the one that it names, the next one, and the newest.
  static func boots(for mark: SyncPosition?, _ db: Database) throws -> SyncBoots {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          WITH marked AS (SELECT number FROM boot WHERE id = ?)
          SELECT id, start FROM boot WHERE number IN (
            SELECT number FROM marked
            UNION SELECT min(boot.number) FROM boot JOIN marked ON boot.number > marked.number
            UNION SELECT max(number) FROM boot) ORDER BY number
          """), arguments: [mark?.boot ?? ""])
    let newest = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(sequence) FROM change")) ?? 0
    return SyncBoots(boots: rows.map { SyncBoot(id: $0[0], start: $0[1]) }, newest: newest)
  }

  // MARK: - Operations of devices

  static func receipt(_ operation: String, _ db: Database) throws -> EntryStamp? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT stamp, device FROM receipt WHERE operation = ?"), arguments: [operation]
    ).map { EntryStamp(milliseconds: $0[0], device: $0[1]) }
  }

  /// The newest stamp among the changes that a device made to an entry.
  static func last(by client: String, on entry: String, _ db: Database) throws -> EntryStamp? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT stamp, device FROM receipt WHERE client = ? AND rid = ? ORDER BY stamp DESC, device DESC LIMIT 1"),
      arguments: [client, entry]
    ).map { EntryStamp(milliseconds: $0[0], device: $0[1]) }
  }

  /// Notes that a form was accepted. Each entry that it wrote gets a receipt, the first one under the form's own id.
  static func note(_ form: Operation.Form, _ versions: [EntryChange], _ db: Database) throws {
    let none = [
      EntryChange(id: "", kind: "", value: nil, isDeleted: false, stamp: EntryStamp(milliseconds: 0, device: ""))
    ]
    for (index, version) in (versions.isEmpty ? none : versions).enumerated() {
      try db.execute(
        sql: "INSERT INTO receipt VALUES (?, ?, ?, ?, ?)",
        arguments: [
          index == 0 ? form.id : "\(form.id) \(index)", form.client, version.id, version.stamp.milliseconds,
          version.stamp.device,
        ])
    }
  }

  /// Entries that a form wrote, with the stamps that they got.
  static func receipts(ofForm id: String, _ db: Database) throws -> [(entry: String, stamp: EntryStamp)] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT rid, stamp, device FROM receipt
          WHERE rid <> '' AND (operation = ?1 OR operation > ?1 || ' ' AND operation < ?1 || '!') ORDER BY operation
          """), arguments: [id]
    ).map { ($0[0], EntryStamp(milliseconds: $0[1], device: $0[2])) }
  }

  // MARK: - Other stores

  static func follower(of peer: String, _ db: Database) throws -> SyncFollower? {
    guard let text = try String.fetchOne(db, sql: "SELECT follower FROM peer WHERE name = ?", arguments: [peer])
    else { return nil }
    // An unreadable state is dropped, and everything is requested again from the beginning.
    return try? JSONDecoder().decode(SyncFollower.self, from: Data(text.utf8))
  }

  static func note(_ follower: SyncFollower, of peer: String, _ db: Database) throws {
    let text = String(decoding: try JSONEncoder().encode(follower), as: UTF8.self)
    try db.execute(sql: "INSERT OR REPLACE INTO peer VALUES (?, ?)", arguments: [peer, text])
  }
}

/// Data accepted from a device or another store, to be applied as a whole.
struct AcceptedSync: Codable, Sendable, Equatable {
  struct Write: Codable, Sendable, Equatable {
    var operation: String
    var client: String
    var version: EntryChange
  }

  var writes: [Write] = []
  var rows: [EntryChange] = []
  var peer: String?
  var follower: SyncFollower?
  /// The name of the key or the machine that it came from; `nil` if a session brought it.
  var sender: String?

  /// Versions in the order in which they apply.
  var versions: [EntryChange] { rows + writes.map(\.version) }
}
