package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    try dailyStatistics(type: metric.traits.type, in: days)
  }

  package func daily(_ wanted: [Metric: ClosedRange<CivilDay>]) throws -> [Metric: [DailyStatistics]] {
    let metrics = wanted.keys.sorted { $0.rawValue < $1.rawValue }
    var arguments = StatementArguments()
    for (index, metric) in metrics.enumerated() {
      let days = wanted[metric].map { ($0.lowerBound.number, $0.upperBound.number) } ?? (0, -1)
      arguments += [index, metric.traits.type, days.0, days.1]
    }
    let values = repeatElement("(?, ?, ?, ?)", count: metrics.count).joined(separator: ", ")
    // Rows come metric by metric along the key of `daily`, so nothing is sorted.
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          WITH wanted (number, name, first, last) AS (VALUES \(values))
          SELECT \(DailyStatistics.columns), number FROM wanted CROSS JOIN type ON type.name = wanted.name
          CROSS JOIN daily ON daily.type = type.id AND day BETWEEN first AND last
          """), arguments: arguments)
    var result: [[DailyStatistics]] = metrics.map { _ in [] }
    while let row = try rows.next() { result[row[8]].append(DailyStatistics(row)) }
    var series: [Metric: [DailyStatistics]] = [:]
    for (metric, rows) in zip(metrics, result) {
      let ordered = rows.adjacentPairsAreOrdered ? rows : rows.sorted { $0.day < $1.day }
      series[metric] = try wanted[metric].map { try joined(ordered, type: metric.traits.type, in: $0) }
    }
    return series
  }

  /// Merged statistics of any type, by its HealthKit identifier, including manual entries.
  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws
    -> [DailyStatistics]
  {
    // Read row by row: thousands of rows at once take more memory than the result.
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

  /// Daily statistics of each source alone.
  package func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) throws
    -> [(source: String, kind: SourceKind, statistics: DailyStatistics)]
  {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(DailyStatistics.columns), source.name, source.kind, source.named, source.told FROM daily_source JOIN type ON type.id = daily_source.type
          JOIN source ON source.id = daily_source.source
          WHERE type.name = ? AND day BETWEEN ? AND ? ORDER BY day, source.name
          """), arguments: [type, days.lowerBound.number, days.upperBound.number]
    ).map { ($0[8], SourceEvidence($0).kind, DailyStatistics($0)) }
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

extension [DailyStatistics] {
  /// True if the days are in order. SQLite promises no order where none is asked for.
  fileprivate var adjacentPairsAreOrdered: Bool { zip(self, dropFirst()).allSatisfy { $0.day < $1.day } }
}

extension DailyStatistics {
  static let columns = "day, count, sum, minimum, maximum, average, latest, latest_at"

  /// Reads columns by index: looking one up by name takes longer than reading it, and pages read thousands of rows.
  init(_ row: Row) {
    self.init(
      day: CivilDay(number: row[0]), count: row[1], sum: row[2], minimum: row[3], maximum: row[4], average: row[5],
      latest: row[6], latestAt: Instant(row[7]))
  }
}
