internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The newest complete export before an import, ignoring undone ones: data that it contained and a newer one lacks was
/// removed. While there is no complete export, incomplete ones count if they were made no later than the import's. Data
/// of other batches was never in an export, so it cannot be missing from one.
struct PreviousExport {
  /// 0 if there is none.
  let batch: Int
  /// When it was made.
  let exported: Instant?
  /// True if it was made after the import's own export. Data that the import's export lacks then came later and is not
  /// gone.
  let isNewer: Bool
  /// Batches of exports that were imported earlier but made later, complete or not. The import neither lacks nor
  /// replaces any of their data.
  private let later: Set<Int>
  private let membership: Membership?
  /// Exports that were made no later than the import's; empty once there is a complete one.
  private let exports: Set<Int>
  /// SQL condition over `batch` for batches whose rows the previous export may have contained.
  let isOwner: String
  /// Cells that may contain rows that were never in an export.
  private let mixed: Set<Cell>
  private let db: Database

  /// - Parameter made: When the export of the import was made, if known.
  init(before import: Int, made: Instant?, _ db: Database) throws {
    self.db = db
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT id, exported FROM batch WHERE id < ? AND kind = 'export' AND peer IS NULL AND finished IS NOT NULL AND undone IS NULL
        AND json_extract(report, '$.complete') ORDER BY id DESC LIMIT 1
        """, arguments: [`import`])
    batch = row?["id"] ?? 0
    exported = (row?["exported"] as Int?).map { Instant($0) }
    isNewer = (exported ?? .distantPast) > (made ?? .distantFuture)
    membership = try row.map { try Membership(batch: $0["id"], isWhole: true, Membership.Queries(db)) }
    let all = "id < \(`import`) AND kind = 'export' AND peer IS NULL"
    later = try Int.fetchSet(
      db, sql: "SELECT id FROM batch WHERE \(all) AND exported > ?", arguments: [made?.seconds])
    let earlier = all + (made.map { " AND coalesce(exported, 0) <= \($0.seconds)" } ?? "")
    exports = try membership == nil ? Int.fetchSet(db, sql: "SELECT id FROM batch WHERE \(earlier)") : []
    isOwner = membership == nil ? "batch IN (SELECT id FROM batch WHERE \(earlier))" : "batch <= \(batch)"
    let rows = try RawStatement(
      db, "SELECT DISTINCT type, source, month FROM batch_cell WHERE batch > \(batch) AND batch < \(`import`)")
    var mixed: Set<Cell> = []
    while try rows.step() { mixed.insert(Cell(type: rows.int(0), source: rows.int(1), month: rows.int(2))) }
    self.mixed = mixed
  }

  /// True if a row added by `owner` belongs to an export made later than the import's, so that it takes precedence.
  func isLater(_ owner: Int) -> Bool { isNewer || later.contains(owner) }

  /// True if the previous export contained a row that `owner` added.
  func holds(_ key: SampleKey, owner: Int) throws -> Bool {
    try membership?.holds(key, owner: owner) ?? exports.contains(owner)
  }

  /// Number of samples in a cell that the previous export contained.
  ///
  /// - Parameter samples: Number of all samples in the cell.
  func held(of cell: Cell, samples: Int) throws -> Int {
    guard mixed.contains(cell) else { return max(0, samples - (try membership?.missing(in: cell) ?? 0)) }
    var held = 0
    try CellTable.forEach(cell, db) { key, owner in if try holds(key, owner: owner) { held += 1 } }
    return held
  }
}
