internal import DailveScores
internal import GRDB

/// The samples of one type and source in one UTC month.
struct Cell: Hashable {
  var type: Int
  var source: Int
  var month: Int

  /// Binds the cell as the first three arguments.
  func bind(to statement: RawStatement) {
    statement.bind(type, at: 1)
    statement.bind(source, at: 2)
    statement.bind(month, at: 3)
  }
}

/// How many samples a cell holds, and the sum of their digests.
struct CellState: Equatable {
  var samples = 0
  var digest: UInt64 = 0

  @inline(__always)
  mutating func add(_ digest: UInt64) {
    samples = samples.addingClamped(1)
    self.digest &+= digest
  }

  mutating func remove(_ digest: UInt64) {
    samples = samples.subtractingClamped(1)
    self.digest &-= digest
  }
}

/// The `cell` table.
enum CellTable {
  /// SQL for the number of samples in a row of this table or of `type`, clamped for sums: SQLite fails a statement whose sum is too large.
  static func count(_ column: String = "samples") -> String { "min(max(\(column), 0), 1099511627776)" }

  static func load(_ db: Database) throws -> [Cell: CellState] {
    let rows = try RawStatement(db, "SELECT type, source, month, samples, digest FROM cell")
    var cells: [Cell: CellState] = [:]
    while try rows.step() {
      cells[Cell(type: rows.int(0), source: rows.int(1), month: rows.int(2))] = CellState(
        samples: rows.int(3), digest: UInt64(bitPattern: Int64(rows.int(4))))
    }
    return cells
  }

  static func save(_ cells: [Cell: CellState], _ db: Database) throws {
    let put = try RawStatement(db, "INSERT OR REPLACE INTO cell VALUES (?, ?, ?, ?, ?)")
    let remove = try RawStatement(db, "DELETE FROM cell WHERE type = ? AND source = ? AND month = ?")
    for (cell, state) in cells {
      let statement = state.samples > 0 ? put : remove
      cell.bind(to: statement)
      if state.samples > 0 {
        statement.bind(state.samples, at: 4)
        statement.bind(Int(Int64(bitPattern: state.digest)), at: 5)
      }
      try statement.run()
    }
    try db.execute(
      sql: "UPDATE type SET samples = coalesce((SELECT sum(\(count())) FROM cell WHERE cell.type = type.id), 0)")
  }

  /// Calls `body` with every sample of a cell and its batch.
  static func forEach(_ cell: Cell, _ db: Database, _ body: (SampleKey, _ batch: Int) throws -> Void) throws {
    let rows = try RawStatement(
      db,
      "SELECT \(SampleKey.columns), batch FROM sample WHERE type = ? AND start >= ? AND start < ? AND source = ?")
    rows.bind(cell.type, at: 1)
    rows.bind(MonthNumber.start(cell.month), at: 2)
    rows.bind(MonthNumber.end(cell.month), at: 3)
    rows.bind(cell.source, at: 4)
    while try rows.step() { try body(SampleKey(rows), rows.int(8)) }
  }
}

extension SampleKey {
  var cell: Cell { Cell(type: type, source: source, month: MonthNumber.of(start)) }
}

/// The tables that exchange with other stores needs.
enum PeerTables {
  /// Forgets the sum of a cell, which can change although the samples do not.
  static func forget(_ cell: Cell, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM peer_cell WHERE type = ? AND source = ? AND month = ?")
      .execute(arguments: [cell.type, cell.source, cell.month])
  }
}
