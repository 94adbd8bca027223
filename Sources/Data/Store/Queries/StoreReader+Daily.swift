package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    try dailyStatistics(type: metric.traits.type, in: days)
  }

  /// Merged statistics of any type, by its HealthKit identifier, with what the person wrote down.
  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws
    -> [DailyStatistics]
  {
    // Row by row: thousands of rows at once take more memory than everything that is made of them.
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT \(DailyStatistics.columns) FROM daily JOIN type ON type.id = daily.type
          WHERE type.name = ? AND day BETWEEN ? AND ? ORDER BY day
          """),
      arguments: [type, days.lowerBound.number, days.upperBound.number])
    var result: [DailyStatistics] = []
    while let row = try rows.next() { result.append(DailyStatistics(row)) }
    return try joined(result, type: type, in: days)
  }

  /// The same for each source alone.
  package func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) throws
    -> [(source: String, statistics: DailyStatistics)]
  {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(DailyStatistics.columns), source.name FROM daily_source JOIN type ON type.id = daily_source.type
          JOIN source ON source.id = daily_source.source
          WHERE type.name = ? AND day BETWEEN ? AND ? ORDER BY day, source.name
          """), arguments: [type, days.lowerBound.number, days.upperBound.number]
    ).map { ($0[8], DailyStatistics($0)) }
  }

  func knownType(_ name: String) throws -> String? {
    let wanted = Metric(rawValue: name)?.traits.type ?? name
    return try String.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT name FROM type WHERE name = ? OR name IN (
            'HKQuantityTypeIdentifier' || ?, 'HKCategoryTypeIdentifier' || ?, 'HKDataType' || ?)
          """), arguments: [wanted, wanted, wanted, wanted])
  }
}

extension DailyStatistics {
  static let columns = "day, count, sum, minimum, maximum, average, latest, latest_at"

  /// By place: looking a column up by its name takes longer than reading it, and pages read thousands of rows.
  init(_ row: Row) {
    self.init(
      day: CivilDay(number: row[0]), count: row[1], sum: row[2], minimum: row[3], maximum: row[4], average: row[5],
      latest: row[6], latestAt: Instant(row[7]))
  }
}
