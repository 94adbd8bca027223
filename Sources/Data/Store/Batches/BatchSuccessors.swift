internal import DailveDomain
internal import GRDB

/// Finds the later batches that hold what one batch added, so that undoing it leaves those rows to them. There may be
/// tens of thousands of later batches; those that hold nothing of it are never queried.
struct BatchSuccessors {
  private let db: Database
  private let batch: Int
  private let standing: String
  private let queries: Membership.Queries
  /// Exports, which contain everything not recorded as missing. Oldest first.
  private let exports: [Int]
  /// The other batches that recorded rows of a cell, oldest first.
  private let parts: [Cell: [Int]]

  /// - Parameters:
  ///   - cells: The cells in which the batch added something.
  ///   - successor: A batch that is still being written but counts as well.
  init(of batch: Int, in cells: [Cell], successor: Int? = nil, _ db: Database) throws {
    self.db = db
    self.batch = batch
    queries = try Membership.Queries(db)
    standing = "(batch.finished IS NOT NULL AND batch.undone IS NULL OR batch.id = \(successor ?? 0))"
    exports = try Int.fetchAll(
      db,
      sql:
        "SELECT id FROM batch WHERE kind IN (\(BatchKind.wholeKinds)) AND peer IS NULL AND id > ? AND \(standing) ORDER BY id",
      arguments: [batch])
    parts = try Self.parts(after: batch, in: Set(cells), where: standing, db)
  }

  private static func parts(after batch: Int, in cells: Set<Cell>, where standing: String, _ db: Database) throws
    -> [Cell: [Int]]
  {
    var parts: [Cell: [Int]] = [:]
    guard !cells.isEmpty else { return parts }
    let stand = try Int.fetchSet(db, sql: "SELECT id FROM batch WHERE id > ? AND \(standing)", arguments: [batch])
    // One pass over the cells of all later batches replaces a query for each batch and cell.
    let rows = try RawStatement(db, "SELECT type, source, month, batch FROM held_cell WHERE batch > \(batch)")
    while try rows.step() {
      let cell = Cell(type: rows.int(0), source: rows.int(1), month: rows.int(2))
      if cells.contains(cell), stand.contains(rows.int(3)) { parts[cell, default: []].append(rows.int(3)) }
    }
    return parts
  }

  /// Pairs samples of a cell with the oldest batch that holds each, and lists those that none holds.
  func divide(_ keys: [SampleKey], of cell: Cell) throws -> (kept: [(key: SampleKey, batch: Int)], gone: [SampleKey]) {
    var kept: [(key: SampleKey, batch: Int)] = []
    var gone = keys
    let parts = parts[cell] ?? []
    let isPart = Set(parts)
    for later in (exports + parts).sorted() {
      guard !gone.isEmpty else { break }
      let membership = Membership(batch: later, isWhole: !isPart.contains(later), queries)
      var rest: [SampleKey] = []
      for key in gone {
        if try membership.holds(key, owner: batch) { kept.append((key, later)) } else { rest.append(key) }
      }
      gone = rest
    }
    return (kept, gone)
  }

  /// The oldest batch that holds an element.
  func successor(ofElement identity: Int64) throws -> Int? {
    let part = try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT held_element.batch FROM held_element JOIN batch ON batch.id = held_element.batch
          WHERE held_element.identity = ? AND held_element.batch > ? AND \(standing) ORDER BY held_element.batch LIMIT 1
          """), arguments: [identity, batch])
    for export in exports {
      if let part, part < export { return part }
      let isMissing = try Bool.fetchOne(
        db.cachedStatement(sql: "SELECT 1 FROM missing_element WHERE batch = ? AND identity = ?"),
        arguments: [export, identity])
      if isMissing == nil { return export }
    }
    return part
  }
}

extension BatchKind {
  /// The kinds of batches that contain everything, as SQL.
  static let wholeKinds = allCases.filter(\.isWhole).map { "'\($0.rawValue)'" }.joined(separator: ", ")
}
