internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Writes rows of daily statistics.
struct DailyRows {
  private let merged: RawStatement
  private let bySource: RawStatement
  private let clear: [RawStatement]
  private let course: RawStatement
  private let sustained: RawStatement
  private let clearSustained: RawStatement

  init(_ db: Database) throws {
    merged = try RawStatement(db, "INSERT OR REPLACE INTO daily VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    bySource = try RawStatement(db, "INSERT OR REPLACE INTO daily_source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    course = try RawStatement(db, "INSERT OR REPLACE INTO daily_course VALUES (?, ?, ?)")
    clear = try ["daily", "daily_source", "daily_course"].map {
      try RawStatement(db, "DELETE FROM \($0) WHERE type = ? AND day BETWEEN ? AND ?")
    }
    sustained = try RawStatement(db, "INSERT OR REPLACE INTO sustained_heart_rate VALUES (?, ?)")
    clearSustained = try RawStatement(db, "DELETE FROM sustained_heart_rate WHERE day BETWEEN ? AND ?")
  }

  /// Replaces the rows of the days.
  func replace(_ derived: DerivedStatistics, type: Int, isHeartRate: Bool) throws {
    for statement in clear {
      statement.bind(type, at: 1)
      statement.bind(derived.days.lowerBound, at: 2)
      statement.bind(derived.days.upperBound, at: 3)
      try statement.run()
    }
    if isHeartRate {
      clearSustained.bind(derived.days.lowerBound, at: 1)
      clearSustained.bind(derived.days.upperBound, at: 2)
      try clearSustained.run()
    }
    for entry in derived.sustained {
      sustained.bind(entry.day, at: 1)
      sustained.bind(real: entry.value, at: 2)
      try sustained.run()
    }
    for entry in derived.courses {
      course.bind(type, at: 1)
      course.bind(entry.day, at: 2)
      course.bind(entry.bytes, at: 3)
      try course.run()
    }
    for statistics in derived.merged { try write(statistics, type: type) }
    for entry in derived.bySource { try write(entry.statistics, type: type, source: entry.source) }
  }

  private func write(_ statistics: DailyStatistics, type: Int, source: Int? = nil) throws {
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
