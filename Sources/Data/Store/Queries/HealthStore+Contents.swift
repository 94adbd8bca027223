package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

extension HealthStore: StoreInspecting {
  package func contents() async throws(StorageError) -> StoreContents {
    let bytes = bytes
    return try await query { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT name AS type, samples AS count,
            (SELECT min(start) FROM sample WHERE sample.type = type.id) AS first,
            (SELECT max(start) FROM sample WHERE sample.type = type.id) AS last,
            (SELECT group_concat(DISTINCT source) FROM cell WHERE cell.type = type.id) AS sources
          FROM type WHERE samples > 0 ORDER BY name
          """)
      var names: [String: String] = [:]
      for row in try Row.fetchAll(db, sql: "SELECT id, name FROM source") { names["\(row["id"] as Int)"] = row["name"] }
      func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
      var kept: [String: Int] = [:]
      for row in try Row.fetchAll(db, sql: "SELECT name, count(*) AS count FROM kept_element GROUP BY name") {
        kept[row["name"]] = row["count"]
      }
      return StoreContents(
        types: rows.compactMap { row in
          guard let first: Int = row["first"], let last: Int = row["last"] else { return nil }
          return StoreContents.TypeCount(
            type: row["type"], count: row["count"], first: Instant(first), last: Instant(last),
            sources: (row["sources"] as String? ?? "").split(separator: ",").compactMap { names[String($0)] }.sorted())
        },
        workouts: try count("SELECT count(*) FROM workout"),
        activitySummaries: try count("SELECT count(DISTINCT day) FROM activity_summary"),
        routes: try count("SELECT count(*) FROM kept_file WHERE kind = 'route'"),
        ecgs: try count("SELECT count(*) FROM kept_file WHERE kind = 'electrocardiogram'"),
        heartbeatSeries: try count(
          "SELECT count(*) FROM detail WHERE instr(body, CAST('B' || char(31) AS BLOB)) IN (1) OR instr(body, CAST(char(30) || 'B' || char(31) AS BLOB)) > 0"
        ),
        kept: kept, databaseBytes: bytes)
    }
  }

  package func size() async throws(StorageError) -> StoreSize {
    let bytes = bytes
    return try await reading { reader in
      let db = reader.db
      func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
      // Counting goes through all of them.
      let (workouts, routes) = try reader.answer(to: .numbers, isWhole: { _ in true }) {
        (
          try count("SELECT count(*) FROM workout"), try count("SELECT count(*) FROM kept_file WHERE kind = 'route'")
        )
      }
      return StoreSize(databaseBytes: bytes, workouts: workouts, routes: routes)
    }
  }

  package var hasWaitingChanges: Bool { outbox.file.isThere }

  package func revision() async throws(StorageError) -> String {
    try await reading { try $0.revision() }
  }

  /// Newest first.
  package func batches() async throws(StorageError) -> [StoredBatch] {
    try await query { db in
      try Row.fetchAll(db, sql: "SELECT * FROM batch ORDER BY id DESC").map { row in
        let report: String? = row["report"]
        let finished: Int? = row["finished"]
        let exported: Int? = row["exported"]
        return StoredBatch(
          id: row["id"], name: row["name"], started: Instant(row["started"]), finished: finished.map { Instant($0) },
          exported: exported.map { Instant($0) }, undone: (row["undone"] as Int?).map { Instant($0) },
          report: report.flatMap { try? JSONDecoder().decode(ImportReport.self, from: Data($0.utf8)) })
      }
    }
  }

  /// Rules of the profile's home zone, UTC before the first import.
  package func homeZone() async throws(StorageError) -> ZoneRules {
    let name = try await profile().homeZone
    return name.flatMap { zones.rules($0) } ?? .utc
  }

  package func zoneRules(_ identifier: String) -> ZoneRules? { zones.rules(identifier) }

  /// Workouts with their whole elements.
  package func storedWorkouts(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [StoredWorkout] {
    try await reading { try $0.storedWorkouts(in: days, bodies: true) }
  }

  /// The full identifier of a type given by it, by its short form ("StepCount") or by a metric's name ("steps"); `nil` when the
  /// store has never seen it.
  package func knownType(_ name: String) async throws(StorageError) -> String? {
    try await reading { try $0.knownType(name) }
  }
}
