internal import DailveDomain
internal import GRDB

/// Which samples a batch held. An export held all that it added, and all that existed before it except those recorded as
/// missing; another batch held what it added, and of what existed before it those that are recorded.
struct Membership {
  let batch: Int
  let kind: BatchKind
  private let isMissing: RawStatement
  private let cell: RawStatement
  private let held: HeldCells

  init(batch: Int, kind: BatchKind, _ db: Database) throws {
    self.batch = batch
    self.kind = kind
    isMissing = try RawStatement(db, "SELECT 1 FROM missing_sample WHERE \(SampleKey.match) AND batch = \(batch)")
    cell = try RawStatement(
      db, "SELECT missing, is_whole FROM batch_cell WHERE batch = \(batch) AND type = ? AND source = ? AND month = ?")
    held = try HeldCells(of: batch, db)
  }

  /// Batches after `batch` that are not undone, oldest first.
  static func later(than batch: Int, _ db: Database) throws -> [Membership] {
    try Row.fetchAll(
      db, sql: "SELECT id, kind FROM batch WHERE id > ? AND finished IS NOT NULL AND undone IS NULL ORDER BY id",
      arguments: [batch]
    ).map { try Membership(batch: $0["id"], kind: BatchKind(rawValue: $0["kind"]) ?? .files, db) }
  }

  private func entry(_ wanted: Cell) throws -> (missing: Int, isWhole: Bool)? {
    wanted.bind(to: cell)
    defer { cell.reset() }
    return try cell.step() ? (cell.int(0), cell.int(1) == 1) : nil
  }

  /// How many rows of a cell an export lacked.
  func missing(in cell: Cell) throws -> Int { try entry(cell)?.missing ?? 0 }

  /// Whether the batch held a row that `owner` added.
  func holds(_ key: SampleKey, owner: Int) throws -> Bool {
    if owner == batch { return true }
    if owner > batch { return false }
    guard kind.isWhole else { return try held.contain(key) }
    guard let entry = try entry(key.cell), entry.missing > 0 else { return true }
    if entry.isWhole { return false }
    key.bind(to: isMissing)
    defer { isMissing.reset() }
    return try !isMissing.step()
  }

  /// The same for an element with an `identity`, as SQL.
  var holdsElement: String {
    kind.isWhole
      ? "identity NOT IN (SELECT identity FROM missing_element WHERE batch = \(batch))"
      : "identity IN (SELECT identity FROM held_element WHERE batch = \(batch))"
  }
}

/// Of the samples that existed before a batch, those that it held too.
private final class HeldCells {
  private let rows: RawStatement
  /// The cell asked for last: samples are asked for cell by cell.
  private var last: (cell: Cell, isWhole: Bool, digests: Set<UInt64>)?

  init(of batch: Int, _ db: Database) throws {
    rows = try RawStatement(
      db, "SELECT digests FROM held_cell WHERE batch = \(batch) AND type = ? AND source = ? AND month = ?")
  }

  func contain(_ key: SampleKey) throws -> Bool {
    let entry = try last.flatMap { $0.cell == key.cell ? $0 : nil } ?? load(key.cell)
    return entry.isWhole || entry.digests.contains(key.digest)
  }

  private func load(_ cell: Cell) throws -> (cell: Cell, isWhole: Bool, digests: Set<UInt64>) {
    cell.bind(to: rows)
    defer { rows.reset() }
    let isThere = try rows.step()
    let digests = isThere ? SampleIdentifiers.digests(rows.blob(0)) : []
    let entry = (cell: cell, isWhole: isThere && rows.isNull(0), digests: Set(digests))
    last = entry
    return entry
  }
}
