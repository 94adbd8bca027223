internal import DailveDomain
internal import GRDB

/// Writes rows of daily statistics.
struct DailyWriter {
  private let merged: RawStatement
  private let bySource: RawStatement
  private let type: Int

  init(_ db: Database, type: Int) throws {
    merged = try RawStatement(db, "INSERT OR REPLACE INTO daily VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    bySource = try RawStatement(db, "INSERT OR REPLACE INTO daily_source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    self.type = type
  }

  /// Removes what stands on the days and writes the new rows.
  func replace(_ derived: DerivedStatistics, _ db: Database) throws {
    for table in ["daily", "daily_source"] {
      try db.execute(
        sql: "DELETE FROM \(table) WHERE type = ? AND day BETWEEN ? AND ?",
        arguments: [type, derived.days.lowerBound, derived.days.upperBound])
    }
    for statistics in derived.merged { try write(statistics) }
    for (source, statistics) in derived.bySource { try write(statistics, source: source) }
  }

  private func write(_ statistics: DailyStatistics, source: Int? = nil) throws {
    let statement = source == nil ? merged : bySource
    statement.bind(type, at: 1)
    statement.bind(statistics.day.number, at: 2)
    var column: Int32 = 3
    if let source {
      statement.bind(source, at: column)
      column += 1
    }
    statement.bind(statistics.count, at: column)
    let numbers = [
      statistics.sum, statistics.minimum, statistics.maximum, statistics.average, statistics.latest,
    ]
    for number in numbers {
      column += 1
      statement.bind(real: number, at: column)
    }
    statement.bind(statistics.latestAt, at: column + 1)
    try statement.run()
  }
}
