internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Reads which sources exist, what they recorded and how fresh they are. Cells give the counts; only the first and last
/// cell are read.
struct SourceReader {
  private struct Total {
    var samples = 0
    var last = Int.min
    var types: Set<Int> = []
    var workouts = 0
  }

  private let reader: StoreReader
  private var db: Database { reader.db }
  private let oldest: RawStatement
  private let newest: RawStatement
  private let groups: SourceGroups

  init(_ reader: StoreReader) throws {
    self.reader = reader
    let db = reader.db
    func edge(_ order: String) throws -> RawStatement {
      try RawStatement(
        db,
        "SELECT start FROM sample WHERE type = ? AND start >= ? AND start < ? AND source = ? ORDER BY start \(order) LIMIT 1"
      )
    }
    oldest = try edge("ASC")
    newest = try edge("DESC")
    groups = try SourceGroups(db)
  }

  /// Number of a source's workouts, and the start of the newest.
  struct Workouts: Sendable {
    var count: Int
    var last: Int
  }

  /// Workouts by source.
  static func workouts(_ db: Database) throws -> [Int: Workouts] {
    let rows = try RawStatement(
      db,
      """
      SELECT count(*), max(start), origin.source FROM standing_workout AS workout JOIN origin ON origin.id = workout.origin
      GROUP BY origin.source
      """)
    var result: [Int: Workouts] = [:]
    while try rows.step() { result[rows.int(2)] = Workouts(count: rows.int(0), last: rows.int(1)) }
    return result
  }

  /// - Parameters:
  ///   - type: One type, or `nil` for all.
  ///   - workouts: Workouts by source; a source with nothing but workouts is included.
  func entries(type: Int?, workouts: [Int: Workouts] = [:]) throws -> [ListedSource] {
    let rows = try RawStatement(
      db,
      """
      SELECT source, type, sum(\(CellTable.count())), max(month) FROM cell \(type.map { "WHERE type = \($0)" } ?? "")
      GROUP BY source, type
      """)
    var totals: [Int: Total] = [:]
    while try rows.step() {
      let last = try edge(newest, Cell(type: rows.int(1), source: rows.int(0), month: rows.int(3)))
      let source = groups.leader(of: rows.int(0))
      totals[source, default: Total()].samples += rows.int(2)
      totals[source, default: Total()].types.insert(rows.int(1))
      totals[source, default: Total()].last = max(totals[source]?.last ?? .min, last ?? .min)
    }
    for (source, found) in workouts {
      let source = groups.leader(of: source)
      totals[source, default: Total()].workouts += found.count
      totals[source, default: Total()].last = max(totals[source]?.last ?? .min, found.last)
    }
    return try Row.fetchAll(db, sql: "SELECT * FROM source").compactMap { row in
      guard let total = totals[row["id"]] else { return nil }
      return ListedSource(
        id: row["id"], name: row["name"], evidence: SourceEvidence(recorded: row), samples: total.samples,
        last: Instant(total.last), isOff: try reader.waitingSwitch(ofSource: row["name"]) ?? row["off"],
        types: total.types.count, workouts: total.workouts, told: try reader.told(row),
        device: groups.devices[row["id"]])
    }
  }

  /// Types of a source, ordered by identifier; a type that is switched off everywhere is marked.
  func types(ofSource id: Int) throws -> [ListedType] {
    let members = groups.members(of: id)
    let rows = try RawStatement(
      db,
      """
      SELECT type.name, cell.type, type.off, cell.source, sum(\(CellTable.count("cell.samples"))), min(month), max(month)
      FROM cell JOIN type ON type.id = cell.type WHERE source IN (\(members.map(String.init).joined(separator: ",")))
      GROUP BY cell.type, cell.source ORDER BY type.name
      """)
    var entries: [ListedType] = []
    while try rows.step() {
      let (name, type, source) = (rows.text(0), rows.int(1), rows.int(3))
      guard let first = try edge(oldest, Cell(type: type, source: source, month: rows.int(5))),
        let last = try edge(newest, Cell(type: type, source: source, month: rows.int(6)))
      else { continue }
      if entries.last?.type == name {
        entries[entries.count - 1].samples = entries[entries.count - 1].samples.addingClamped(rows.int(4))
        entries[entries.count - 1].first = min(entries[entries.count - 1].first, Instant(first))
        entries[entries.count - 1].last = max(entries[entries.count - 1].last, Instant(last))
      } else {
        entries.append(
          ListedType(
            type: name, samples: rows.int(4), first: Instant(first), last: Instant(last),
            isOff: try reader.waitingSwitch(ofType: name) ?? (rows.int(2) != 0), sources: []))
      }
    }
    return entries
  }

  /// The start of the first or last sample of a cell.
  private func edge(_ statement: RawStatement, _ cell: Cell) throws -> Int? {
    statement.bind(cell.type, at: 1)
    statement.bind(MonthNumber.start(cell.month), at: 2)
    statement.bind(MonthNumber.end(cell.month), at: 3)
    statement.bind(cell.source, at: 4)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }
}
