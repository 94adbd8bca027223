internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Finds the superseded readings that count again when a batch is undone.
///
/// Two readings of one time that no export holds together are rival statements about it, and one of them is superseded.
/// It counts again once no rival statement about its time is left.
struct RestatedCells {
  private struct Row {
    var key: SampleKey
    var owner: Int
  }

  private static let mostNear = 1 << 12
  private static let mostAsked = 64

  private let db: Database
  private let batch: Int
  /// The exports that stay.
  private let exports: [Membership]
  private let superseded: RawStatement
  private let delete: RawStatement
  private let pass: RawStatement

  init(undoing batch: Int, _ db: Database) throws {
    (self.db, self.batch) = (db, batch)
    let ids = try Int.fetchAll(
      db,
      sql: """
        SELECT id FROM batch WHERE kind IN (\(BatchKind.wholeKinds)) AND peer IS NULL AND finished IS NOT NULL AND undone IS NULL AND id <> ?
        """, arguments: [batch])
    let queries = try Membership.Queries(db)
    exports = ids.map { Membership(batch: $0, isWhole: true, queries) }
    superseded = try RawStatement(
      db,
      "SELECT \(SampleKey.columns), batch FROM superseded WHERE type = ? AND start >= ? AND start < ? AND source = ?")
    delete = try RawStatement(db, "DELETE FROM superseded WHERE \(SampleKey.match)")
    pass = try RawStatement(db, "UPDATE superseded SET batch = ?9 WHERE \(SampleKey.match)")
  }

  /// - Parameter gone: Samples of the cell that were deleted a moment ago, in the order of their starts.
  /// - Returns: The samples that count again.
  func revive(in cell: Cell, without gone: [SampleKey]) throws -> [SampleKey] {
    let marked = try marked(cell)
    guard !marked.isEmpty else { return [] }
    let lost = TimeCover(gone)
    let asked = marked.filter { $0.by == batch || lost.holds($0.key) || lost.touches($0.key) }.map(\.key)
    guard !asked.isEmpty else { return [] }
    let out = Set(marked.map { $0.key.digest })
    var (standing, owners, longest) = ([Row](), [UInt64: Int](), 0)
    try CellTable.forEach(cell, db) { key, owner in
      if out.contains(key.digest) {
        owners[key.digest] = owner
      } else {
        standing.append(Row(key: key, owner: owner))
        longest = max(longest, key.duration)
      }
    }
    var revived: [SampleKey] = []
    for key in asked {
      guard let owner = owners[key.digest] else { continue }
      if let other = try statement(otherThan: Row(key: key, owner: owner), standing, longest: longest) {
        key.bind(to: pass)
        pass.bind(other, at: 9)
        try pass.run()
      } else {
        key.bind(to: delete)
        try delete.run()
        revived.append(key)
      }
    }
    return revived
  }

  private func marked(_ cell: Cell) throws -> [(key: SampleKey, by: Int)] {
    superseded.bind(cell.type, at: 1)
    superseded.bind(MonthNumber.start(cell.month), at: 2)
    superseded.bind(MonthNumber.end(cell.month), at: 3)
    superseded.bind(cell.source, at: 4)
    defer { superseded.reset() }
    var rows: [(key: SampleKey, by: Int)] = []
    while try superseded.step() { rows.append((SampleKey(superseded), superseded.int(8))) }
    return rows
  }

  /// The batch of a reading that makes a rival statement about the time of a row. If a hostile file stacks thousands of
  /// readings, the row stays superseded once enough of them were checked.
  private func statement(otherThan row: Row, _ standing: [Row], longest: Int) throws -> Int? {
    let first = standing.firstPlace { $0.key.start >= row.key.start.subtractingClamped(longest) }
    var (near, asked) = (0, 0)
    for other in standing[first...] {
      guard other.key.start <= row.key.end else { break }
      near += 1
      if near > Self.mostNear { return other.owner }
      guard Self.isOfOneTime(row.key, other.key) else { continue }
      asked += 1
      if try asked > Self.mostAsked || !isHeldTogether(row, other) { return other.owner }
    }
    return nil
  }

  /// Returns true if two readings are of one time, by the rule of `TimeCover`.
  private static func isOfOneTime(_ one: SampleKey, _ other: SampleKey) -> Bool {
    if one.start == other.start, one.duration == other.duration { return true }
    return one.duration > 0 && other.duration > 0 && other.start < one.end && one.start < other.end
  }

  private func isHeldTogether(_ one: Row, _ other: Row) throws -> Bool {
    for export in exports
    where try export.holds(one.key, owner: one.owner) && export.holds(other.key, owner: other.owner) {
      return true
    }
    return false
  }
}
