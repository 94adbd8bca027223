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
  private var last: (cell: Cell, content: Content)?

  private struct Content {
    var isWhole = false
    var digests: Set<UInt64> = []
    var spans: [ClosedRange<Int>] = []
  }

  init(of batch: Int, _ db: Database) throws {
    rows = try RawStatement(
      db, "SELECT digests, spans FROM held_cell WHERE batch = \(batch) AND type = ? AND source = ? AND month = ?")
  }

  func contain(_ key: SampleKey) throws -> Bool {
    let content = try last.flatMap { $0.cell == key.cell ? $0.content : nil } ?? load(key.cell)
    return content.isWhole || content.spans.contains { $0.contains(key.start) } || content.digests.contains(key.digest)
  }

  private func load(_ cell: Cell) throws -> Content {
    cell.bind(to: rows)
    defer { rows.reset() }
    var content = Content()
    if try rows.step() {
      content.isWhole = rows.isNull(0)
      content.digests = rows.isNull(0) ? [] : Set(SampleIdentifiers.digests(rows.blob(0)))
      let ends = rows.isNull(1) ? [] : SampleIdentifiers.digests(rows.blob(1)).map { Int(Int64(bitPattern: $0)) }
      for index in stride(from: 0, to: ends.count - 1, by: 2) where ends[index] <= ends[index + 1] {
        content.spans.append(ends[index]...ends[index + 1])
      }
    }
    last = (cell, content)
    return content
  }
}
