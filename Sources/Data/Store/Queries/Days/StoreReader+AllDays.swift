internal import DailveDomain
package import DailveScores
internal import GRDB

/// What all days of a type say together, without reading what each of them says.
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
    // The one in the middle, or the two.
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
    // Back from type to type, until none of them goes further.
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
