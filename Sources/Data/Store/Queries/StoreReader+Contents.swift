package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func typeCounts() throws -> [StoreContents.TypeCount] {
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
    return rows.compactMap { row in
      guard let first: Int = row["first"], let last: Int = row["last"] else { return nil }
      return StoreContents.TypeCount(
        type: row["type"], count: row["count"], first: Instant(first), last: Instant(last),
        sources: (row["sources"] as String? ?? "").split(separator: ",").compactMap { names[String($0)] }.sorted())
    }
  }

  package func contents() throws -> StoreContents {
    var kept: [String: Int] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT name, count(*) AS count FROM kept_element GROUP BY name") {
      kept[row["name"]] = row["count"]
    }
    return StoreContents(
      types: try typeCounts(),
      workouts: try count("SELECT count(*) FROM standing_workout"),
      activitySummaries: try count("SELECT count(DISTINCT day) FROM activity_summary"),
      routes: try routeCount(),
      ecgs: try count("SELECT count(*) FROM kept_file WHERE kind = 'electrocardiogram'"),
      heartbeatSeries: try count(
        "SELECT count(*) FROM detail WHERE instr(body, CAST('B' || char(31) AS BLOB)) IN (1) OR instr(body, CAST(char(30) || 'B' || char(31) AS BLOB)) > 0"
      ),
      kept: kept, databaseBytes: bytes)
  }

  package func size() throws -> StoreSize {
    // The answer is kept, because counting reads all workouts.
    let (workouts, routes) = try answer(to: .numbers, isWhole: { _ in true }) {
      (try count("SELECT count(*) FROM standing_workout"), try routeCount())
    }
    return StoreSize(databaseBytes: bytes, workouts: workouts, routes: routes)
  }

  /// Counts one route for each workout that has any: a phone that sends a workout again may send a longer one, and both are kept.
  private func routeCount() throws -> Int {
    try count(
      """
      SELECT count(*) FROM standing_workout AS w JOIN workout_analysis AS a ON a.workout = w.identity
      WHERE a.file IS NOT NULL
      """)
  }

  private func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
}

extension StoreReader {
  package func changedTypes() throws -> Set<String> {
    try String.fetchSet(
      db,
      sql: """
        SELECT name FROM type WHERE off OR id IN (SELECT type FROM override) OR id IN (SELECT type FROM source_rank)
          OR id IN (SELECT type FROM cell WHERE source IN (SELECT id FROM source WHERE off))
        """)
  }

  package func exportDays() throws -> Set<CivilDay> {
    let timeline = try timeline()
    let instants = try Int.fetchAll(db, sql: "SELECT exported FROM batch WHERE exported IS NOT NULL AND undone IS NULL")
    return Set(instants.map { timeline.day(at: Instant($0)) })
  }
}
