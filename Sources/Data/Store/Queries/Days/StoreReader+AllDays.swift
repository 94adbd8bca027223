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

  package func newestStatistics(onOrBefore day: CivilDay) throws -> [String: DailyStatistics] {
    // The newest day of each type is one step along the key of `daily`.
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT \(DailyStatistics.columns), type.name FROM type CROSS JOIN daily ON daily.type = type.id AND daily.day = (
            SELECT max(day) FROM daily AS other WHERE other.type = type.id AND other.day BETWEEN ? AND ?)
          """), arguments: [CivilDay.accepted.lowerBound.number, day.number])
    var result: [String: DailyStatistics] = [:]
    while let row = try rows.next() {
      let type: String = row[8]
      result[type] = DailyStatistics(row)
    }
    // The person's own measurements are not among the samples.
    for metric in BodyEntry.metrics {
      let type = metric.traits.type
      guard let newest = try newestDays(of: [metric], onOrBefore: day)[metric] else { continue }
      if let joined = try dailyStatistics(type: type, in: newest...newest).last { result[type] = joined }
    }
    return result
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
