internal import DailveDomain
internal import GRDB

/// Which samples a batch held: all that it added, and all that existed before it except those recorded as missing.
struct Membership {
  let batch: Int
  let exported: Int?
  private let isMissing: RawStatement
  private let cell: RawStatement

  init(batch: Int, exported: Int?, _ db: Database) throws {
    self.batch = batch
    self.exported = exported
    isMissing = try RawStatement(db, "SELECT 1 FROM missing_sample WHERE \(SampleKey.match) AND batch = \(batch)")
    cell = try RawStatement(
      db, "SELECT missing, is_whole FROM batch_cell WHERE batch = \(batch) AND type = ? AND source = ? AND month = ?")
  }

  /// The newest complete export before `batch` that is not undone.
  static func latestComplete(before batch: Int, _ db: Database) throws -> Membership? {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT id, exported FROM batch WHERE id < ? AND finished IS NOT NULL AND undone IS NULL
          AND json_extract(report, '$.complete') ORDER BY id DESC LIMIT 1
          """, arguments: [batch])
    else { return nil }
    return try Membership(batch: row["id"], exported: row["exported"], db)
  }

  /// Batches after `batch` that are not undone, oldest first.
  static func later(than batch: Int, _ db: Database) throws -> [Membership] {
    try Row.fetchAll(
      db, sql: "SELECT id, exported FROM batch WHERE id > ? AND finished IS NOT NULL AND undone IS NULL ORDER BY id",
      arguments: [batch]
    ).map { try Membership(batch: $0["id"], exported: $0["exported"], db) }
  }

  private func entry(_ wanted: Cell) throws -> (missing: Int, isWhole: Bool)? {
    cell.bind(wanted.type, at: 1)
    cell.bind(wanted.source, at: 2)
    cell.bind(wanted.month, at: 3)
    defer { cell.reset() }
    return try cell.step() ? (cell.int(0), cell.int(1) == 1) : nil
  }

  /// How many rows of a cell the batch lacked.
  func missing(in cell: Cell) throws -> Int { try entry(cell)?.missing ?? 0 }

  /// Whether the batch held a row that `owner` added.
  func holds(_ key: SampleKey, owner: Int) throws -> Bool {
    if owner == batch { return true }
    if owner > batch { return false }
    guard let entry = try entry(key.cell), entry.missing > 0 else { return true }
    if entry.isWhole { return false }
    key.bind(to: isMissing)
    defer { isMissing.reset() }
    return try !isMissing.step()
  }
}
