internal import DailveDomain
internal import GRDB

/// The samples that a batch contained. An export contained all samples that it added, and all that existed before it except those
/// recorded as missing; any other batch contained those that it added, and the earlier ones that are recorded.
struct Membership {
  let batch: Int
  /// True for an export.
  let isWhole: Bool
  private let queries: Queries
  private let held: HeldCells

  /// Statements for queries about any batch; prepared once.
  final class Queries {
    fileprivate let isMissing: RawStatement
    fileprivate let cell: RawStatement
    fileprivate let held: RawStatement

    init(_ db: Database) throws {
      isMissing = try RawStatement(db, "SELECT 1 FROM missing_sample WHERE \(SampleKey.match) AND batch = ?9")
      let match = "type = ? AND source = ? AND month = ? AND batch = ?"
      cell = try RawStatement(db, "SELECT missing, is_whole FROM batch_cell WHERE \(match)")
      held = try RawStatement(db, "SELECT digests, spans FROM held_cell WHERE \(match)")
    }
  }

  init(batch: Int, isWhole: Bool, _ queries: Queries) {
    self.batch = batch
    self.isWhole = isWhole
    self.queries = queries
    held = HeldCells(of: batch, queries.held)
  }

  private func entry(_ wanted: Cell) throws -> (missing: Int, isWhole: Bool)? {
    let cell = queries.cell
    wanted.bind(to: cell)
    cell.bind(batch, at: 4)
    defer { cell.reset() }
    return try cell.step() ? (cell.int(0), cell.int(1) == 1) : nil
  }

  /// How many rows of a cell an export lacked.
  func missing(in cell: Cell) throws -> Int { try entry(cell)?.missing ?? 0 }

  /// Returns true if the batch contained a row that `owner` added.
  func holds(_ key: SampleKey, owner: Int) throws -> Bool {
    if owner == batch { return true }
    if owner > batch { return false }
    guard isWhole else { return try held.contain(key) }
    guard let entry = try entry(key.cell), entry.missing > 0 else { return true }
    if entry.isWhole { return false }
    let isMissing = queries.isMissing
    key.bind(to: isMissing)
    isMissing.bind(batch, at: 9)
    defer { isMissing.reset() }
    return try !isMissing.step()
  }
}

/// The samples from before a batch that the batch also contained.
private final class HeldCells {
  private let batch: Int
  private let rows: RawStatement
  /// The cell of the last query, because samples are queried cell by cell.
  private var last: (cell: Cell, content: Content)?

  private struct Content {
    var isWhole = false
    var digests: Set<UInt64> = []
    var spans: [ClosedRange<Int>] = []
  }

  init(of batch: Int, _ rows: RawStatement) {
    self.batch = batch
    self.rows = rows
  }

  func contain(_ key: SampleKey) throws -> Bool {
    let content = try last.flatMap { $0.cell == key.cell ? $0.content : nil } ?? load(key.cell)
    return content.isWhole || content.spans.contains { $0.contains(key.start) } || content.digests.contains(key.digest)
  }

  private func load(_ cell: Cell) throws -> Content {
    cell.bind(to: rows)
    rows.bind(batch, at: 4)
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
