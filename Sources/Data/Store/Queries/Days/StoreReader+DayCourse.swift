package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func sums(of metric: Metric, in days: ClosedRange<CivilDay>, until minute: Double) throws -> [DayValue] {
    guard let type = try TypeTable.number(of: metric.traits.type, db) else { return [] }
    let rows = try RawStatement(
      cachedBy: db, "SELECT day, quarters FROM daily_course WHERE type = ? AND day BETWEEN ? AND ? ORDER BY day")
    rows.bind(type, at: 1)
    rows.bind(days.lowerBound.number, at: 2)
    rows.bind(days.upperBound.number, at: 3)
    var sums: [DayValue] = []
    while try rows.step() {
      sums.append(DayValue(day: rows.day(0), value: DayCourseCoding.course(rows.blob(1)).sum(until: minute)))
    }
    return sums
  }

  package func newestImport() throws -> Instant? {
    try Int.fetchOne(
      db, sql: "SELECT max(coalesce(exported, finished)) FROM batch WHERE finished IS NOT NULL AND undone IS NULL"
    ).map { Instant($0) }
  }

  package func isFedByDevices() throws -> Bool {
    let newest = "SELECT kind FROM batch WHERE finished IS NOT NULL AND undone IS NULL ORDER BY id DESC LIMIT 1"
    return try String.fetchOne(db.cachedStatement(sql: newest)) == BatchKind.push.rawValue
  }

  package func newestImport(ofType type: String, since start: Instant) throws -> Instant? {
    guard let number = try TypeTable.number(of: type, db) else { return nil }
    return try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT max(coalesce(exported, finished)) FROM batch WHERE finished IS NOT NULL AND undone IS NULL
            AND id IN (SELECT batch FROM sample WHERE type = ? AND start >= ?)
          """), arguments: [number, start.seconds]
    ).map { Instant($0) }
  }
}
