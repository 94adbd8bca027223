internal import DailveDomain
internal import DailveScores
internal import GRDB

/// UTC days of types whose derived rows are stale.
struct DirtyDays {
  private var touched: [Int: DaySet] = [:]
  private var unsaved: [(type: Int, day: Int)] = []
  private var longest: [Int: Int] = [:]
  private var lastType = -1
  private var lastDay = Int.min
  private var lastLongest = 0

  /// Day numbers that can have statistics.
  static let plausible = CivilDay.accepted.lowerBound.number...CivilDay.accepted.upperBound.number
  /// How many days to look back at most for samples that touch a day.
  static let longestReach = 400

  mutating func touch(_ rows: ArraySlice<SampleRow>, type: Int) {
    for row in rows { touch(type: type, start: row.start, end: row.end) }
  }

  @inline(__always)
  mutating func touch(type: Int, start: Int, end: Int) {
    let day = start.floorDivided(by: 86_400)
    let length = end.subtractingClamped(start)
    if day == lastDay, type == lastType, end.floorDivided(by: 86_400) <= day, length <= lastLongest { return }
    insert(type: type, day: day, end: end, length: length)
  }

  private mutating func insert(type: Int, day: Int, end: Int, length: Int) {
    // Longer samples count, if at all, on the day on which they begin.
    let last = length <= SampleSpan.longestAmount ? end.floorDivided(by: 86_400) : day
    (lastType, lastDay) = (type, day)
    for day in day...max(day, last) where touched[type, default: DaySet()].insert(day) {
      unsaved.append((type, day))
    }
    if length > longest[type, default: 0] { longest[type] = min(length, Self.longestReach * 86_400) }
    lastLongest = longest[type, default: 0]
  }

  /// Writes the days added since the last call, in the transaction of the rows themselves.
  mutating func save(_ db: Database) throws {
    guard !unsaved.isEmpty || !longest.isEmpty else { return }
    let statement = try RawStatement(db, "INSERT OR IGNORE INTO dirty VALUES (?, ?)")
    for (type, day) in unsaved {
      statement.bind(type, at: 1)
      statement.bind(day, at: 2)
      try statement.run()
    }
    unsaved.removeAll(keepingCapacity: true)
    for (type, seconds) in longest {
      try db.execute(
        sql: "UPDATE type SET longest = ? WHERE id = ? AND longest < ?", arguments: [seconds, type, seconds])
    }
    longest.removeAll(keepingCapacity: true)
    lastLongest = 0
    lastDay = .min
  }
}

/// Days whose derived rows depend on a changed rule.
enum RuleChange {
  static func markDirty(type: Int, _ db: Database) throws {
    try mark(
      Row.fetchAll(db, sql: "SELECT DISTINCT type, month FROM cell WHERE type = ?", arguments: [type]), db)
  }

  static func markDirty(source: Int, _ db: Database) throws {
    try mark(Row.fetchAll(db, sql: "SELECT type, month FROM cell WHERE source = ?", arguments: [source]), db)
  }

  private static func mark(_ months: [Row], _ db: Database) throws {
    let insert = try RawStatement(db, "INSERT OR IGNORE INTO dirty VALUES (?, ?)")
    for row in months {
      let month: Int = row["month"]
      for day in MonthNumber.start(month) / 86_400..<MonthNumber.end(month) / 86_400 {
        insert.bind(row["type"] as Int, at: 1)
        insert.bind(day, at: 2)
        try insert.run()
      }
    }
  }
}
