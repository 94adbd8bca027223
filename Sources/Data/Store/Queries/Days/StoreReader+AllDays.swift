internal import DailveDomain
package import DailveScores
internal import GRDB

/// Questions about all days of a type that SQLite answers without loading each day.
extension StoreReader {
  package func typicalMagnitude(ofType type: String, until day: CivilDay) throws -> Double? {
    guard let number = try TypeTable.number(of: type, db) else { return nil }
    let first = CivilDay.accepted.lowerBound.number
    let count =
      try Int.fetchOne(
        db.cachedStatement(sql: "SELECT count(*) FROM daily WHERE type = ? AND day BETWEEN ? AND ?"),
        arguments: [number, first, day.number]) ?? 0
    guard count > 0 else { return nil }
    let column = HealthType.isCumulative(type) ? "sum" : "average"
    // Read the middle value, or the two middle ones.
    let middle = try Double.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT abs(\(column)) AS magnitude FROM daily WHERE type = ? AND day BETWEEN ? AND ?
          ORDER BY magnitude LIMIT ? OFFSET ?
          """), arguments: [number, first, day.number, 2 - count % 2, (count - 1) / 2])
    return RobustStatistics.median(middle)
  }

  package func newestDay(ofTypes types: [String], onOrBefore day: CivilDay) throws -> CivilDay? {
    let statement = try db.cachedStatement(
      sql: "SELECT max(day) FROM daily WHERE type = (SELECT id FROM type WHERE name = ?) AND day BETWEEN ? AND ?")
    var newest = day.number
    var before: Int?
    // Go back from type to type until all of them have data on the same day.
    while newest != before {
      before = newest
      for type in types {
        guard
          let known = try Int.fetchOne(
            statement, arguments: [type, CivilDay.accepted.lowerBound.number, newest])
        else { return nil }
        newest = known
      }
    }
    return types.isEmpty ? nil : CivilDay(number: newest)
  }
}
