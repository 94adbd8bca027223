package import DailveDomain
internal import Foundation
internal import GRDB

extension HealthStore: HistoryQuerying, StoreInspecting {
  package func firstDay() async throws(StorageError) -> CivilDay? {
    let zones = zones
    return try await read { db in
      // One seek per type: the key starts with the type.
      let days =
        try Int.fetchAll(
          db,
          sql: """
            SELECT (SELECT min(day) FROM daily WHERE daily.type = type.id AND day > -25567) AS day FROM type
            WHERE day IS NOT NULL UNION ALL SELECT * FROM (SELECT day FROM night ORDER BY day LIMIT 1)
            """) + RecordTable.all(BodyRecord.self, db).map(\.day.number)
      let workout = try Row.fetchOne(db, sql: Self.workoutStarts + " ORDER BY start LIMIT 1")
      let timeline = try TimelineLoader(zones: zones).load(db)
      return (days + [workout.map { Self.day(ofWorkout: $0, timeline, zones) }].compactMap { $0 }).min().map {
        CivilDay(number: $0)
      }
    }
  }

  /// Workouts that count, with what their local day follows from.
  private static let workoutStarts =
    "SELECT start, zone FROM workout JOIN origin ON origin.id = origin JOIN source ON source.id = source WHERE NOT off"

  private static func day(ofWorkout row: Row, _ timeline: ZoneTimeline, _ zones: ZoneCatalogue) -> Int {
    let zone: String? = row["zone"]
    return (zone.flatMap { zones.rules($0) }?.day(at: row["start"]) ?? timeline.day(at: row["start"])).number
  }

  package func knownDays(in days: ClosedRange<CivilDay>) async throws(StorageError) -> Set<Int> {
    let zones = zones
    return try await read { db in
      let (first, last) = (days.lowerBound.number, days.upperBound.number)
      var known = Set(
        try Int.fetchAll(db, sql: "SELECT day FROM night WHERE day BETWEEN ? AND ?", arguments: [first, last])
          + RecordTable.all(BodyRecord.self, db).map(\.day.number).filter { first <= $0 && $0 <= last })
      let timeline = try TimelineLoader(zones: zones).load(db)
      let workouts = try Row.fetchAll(
        db, sql: Self.workoutStarts + " AND start >= ? AND start < ?",
        arguments: [(first - 1) * 86_400, (last + 2) * 86_400])
      known.formUnion(workouts.map { Self.day(ofWorkout: $0, timeline, zones) }.filter { first <= $0 && $0 <= last })
      // Type by type, the fullest first, and only where days are missing still: mostly the first says it all.
      let rows = try RawStatement(db, "SELECT day FROM daily WHERE type = ? AND day BETWEEN ? AND ?")
      for type in try Int.fetchAll(db, sql: "SELECT id FROM type WHERE samples > 0 ORDER BY samples DESC") {
        guard let from = (first...last).first(where: { !known.contains($0) }),
          let to = (from...last).last(where: { !known.contains($0) })
        else { break }
        rows.bind(type, at: 1)
        rows.bind(from, at: 2)
        rows.bind(to, at: 3)
        while try rows.step() { known.insert(rows.int(0)) }
        rows.reset()
      }
      return known
    }
  }

  package func lastDay(onOrBefore day: CivilDay) async throws(StorageError) -> CivilDay? {
    let zones = zones
    return try await read { db in
      let days = try Int.fetchAll(
        db,
        sql: """
          SELECT (SELECT max(day) FROM daily WHERE daily.type = type.id AND day <= ?1) AS day FROM type
          WHERE day IS NOT NULL UNION ALL SELECT day FROM night WHERE day = (SELECT max(day) FROM night WHERE day <= ?1)
          """, arguments: [day.number]
      )
      let workout = try Int.fetchOne(
        db, sql: "SELECT max(start) FROM workout WHERE start < ?", arguments: [(day.number + 2) * 86_400])
      let timeline = try TimelineLoader(zones: zones).load(db)
      let last = workout.map { min(timeline.day(at: $0).number, day.number) }
      let written = try RecordTable.all(BodyRecord.self, db).map(\.day).filter { $0 <= day }.max()
      return (days + [last, written?.number].compactMap { $0 }).max().map { CivilDay(number: $0) }
    }
  }

  package func contents() async throws(StorageError) -> StoreContents {
    let bytes = bytes
    return try await read { db in
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
    return try await read { db in
      func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
      return StoreSize(
        databaseBytes: bytes, workouts: try count("SELECT count(*) FROM workout"),
        routes: try count("SELECT count(*) FROM kept_file WHERE kind = 'route'"))
    }
  }

  package func revision() async throws(StorageError) -> String {
    try await read { db in
      let imports = try Int.fetchOne(db, sql: "SELECT max(sequence) FROM change") ?? 0
      // Whatever changes days without an import is a setting, a rule or a zone.
      let rules =
        try Int.fetchOne(
          db,
          sql: """
            SELECT (SELECT total(id) + count(*) FROM override) + (SELECT total(id) + count(*) FROM zone_entry) * 1000
              + (SELECT total(off * id) FROM type) + (SELECT total(off * id) FROM source)
              + (SELECT total(rank * source + type) FROM source_rank)
              + (SELECT coalesce(max(seq), 0) FROM record) * 1000000 + (SELECT total(day * source) FROM night_source)
            """) ?? 0
      let settings = try String.fetchAll(db, sql: "SELECT name || value FROM setting ORDER BY name").joined()
      // Settings are told apart, not told.
      let mark = settings.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return "\(imports).\(rules).\(String(mark, radix: 36))"
    }
  }

  /// Newest first.
  package func batches() async throws(StorageError) -> [StoredBatch] {
    try await read { db in
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

  /// The day at an instant by the person's own history of zones.
  package func timeline() async throws(StorageError) -> ZoneTimeline {
    let zones = zones
    return try await read { db in try TimelineLoader(zones: zones).load(db) }
  }
}
