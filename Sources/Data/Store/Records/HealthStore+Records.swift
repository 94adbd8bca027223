package import DailveDomain
internal import Foundation
internal import GRDB

extension HealthStore: RecordKeeping {
  package func records<R: UserRecord>(_ kind: R.Type) async throws(StorageError) -> [R] {
    try await read { db in try RecordTable.all(R.self, db) }
  }

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
    }
  }

  package func deleteRecord(_ id: String, now: Instant) async throws(StorageError) -> Bool {
    try await mark(id, deleted: true, now)
  }

  package func restoreRecord(_ id: String, now: Instant) async throws(StorageError) -> Bool {
    try await mark(id, deleted: false, now)
  }

  private func mark(_ id: String, deleted: Bool, _ now: Instant) async throws(StorageError) -> Bool {
    try await write { db in
      try db.execute(
        sql: """
          UPDATE record SET deleted = ?1, stamp = max(?2, stamp + 1), seq = \(RecordTable.nextSequence)
          WHERE rid = ?3 AND deleted <> ?1
          """, arguments: [deleted, now.seconds * 1000, id])
      return db.changesCount > 0
    }
  }
}

/// The `record` table.
enum RecordTable {
  /// Feed order is commit order: there is one writer.
  static let nextSequence = "(SELECT coalesce(max(seq), 0) + 1 FROM record)"

  static func all<R: UserRecord>(_ kind: R.Type, _ db: Database) throws -> [R] {
    let decoder = JSONDecoder()
    return try String.fetchAll(
      db.cachedStatement(sql: "SELECT value FROM record WHERE kind = ? AND NOT deleted"), arguments: [R.kind]
    ).compactMap { try? decoder.decode(R.self, from: Data($0.utf8)) }
  }

  /// What the person wrote down joined to the statistics of a type, if it is one of those that can be.
  static func joined(
    _ rows: [DailyStatistics], type: String, in days: ClosedRange<CivilDay>, _ db: Database, zones: ZoneCatalogue
  ) throws -> [DailyStatistics] {
    guard let metric = MetricTraits.metric(ofType: type), BodyRecord.metrics.contains(metric) else { return rows }
    let records = try all(BodyRecord.self, db).filter { days.contains($0.day) }
    guard !records.isEmpty else { return rows }
    let timeline = try TimelineLoader(zones: zones).load(db)
    return DailyStatistics.joining(rows, records, metric) { record in
      let local = record.day.number * 86_400 + record.clock * 60
      return local - timeline.segment(at: local).offset
    }
  }
}
