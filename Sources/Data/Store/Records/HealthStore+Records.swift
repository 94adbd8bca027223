package import DailveDomain
internal import Foundation
internal import GRDB

extension HealthStore: RecordKeeping {
  package func save<R: UserRecord>(_ record: R, now: Instant) async throws(StorageError) {
    try await write { db in
      let value = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
      try db.execute(
        sql: """
          INSERT INTO record (rid, kind, value, stamp, deleted, seq)
          VALUES (?1, ?2, ?3, ?4, 0, \(RecordTable.nextSequence))
          ON CONFLICT (rid) DO UPDATE SET value = ?3, stamp = max(?4, stamp + 1), deleted = 0,
            seq = \(RecordTable.nextSequence) WHERE kind = ?2
          """, arguments: [record.id, R.kind, value, now.seconds * 1000])
      guard db.changesCount > 0 else {
        throw StorageError.failed(reason: "another kind of record has the id \(record.id)")
      }
    }
  }

  package func delete<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool {
    try await mark(R.kind, id, deleted: true, now)
  }

  package func restore<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool {
    try await mark(R.kind, id, deleted: false, now)
  }

  private func mark(_ kind: String, _ id: String, deleted: Bool, _ now: Instant) async throws(StorageError) -> Bool {
    try await write { db in
      try db.execute(
        sql: """
          UPDATE record SET deleted = ?1, stamp = max(?2, stamp + 1), seq = \(RecordTable.nextSequence)
          WHERE rid = ?3 AND kind = ?4 AND deleted <> ?1
          """, arguments: [deleted, now.seconds * 1000, id, kind])
      return db.changesCount > 0
    }
  }
}

/// The `record` table.
enum RecordTable {
  /// Feed order is commit order: there is one writer.
  static let nextSequence = "(SELECT coalesce(max(seq), 0) + 1 FROM record)"

  /// A record that cannot be read is an error: whoever wrote it must not think it gone.
  static func all<R: UserRecord>(_ kind: R.Type, _ db: Database) throws -> [R] {
    let decoder = JSONDecoder()
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT value, rid FROM record WHERE kind = ? AND NOT deleted"), arguments: [R.kind])
    return try rows.map { row in
      let value: String = row[0]
      do {
        return try decoder.decode(R.self, from: Data(value.utf8))
      } catch {
        throw StorageError.damaged(reason: "the \(R.kind) record \(row[1] as String) is not what this version writes")
      }
    }
  }
}
