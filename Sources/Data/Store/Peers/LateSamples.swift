internal import DailveDomain
internal import GRDB

/// Samples of a batch that arrive after later batches did. If a later batch recorded that it held all that was there, that does not include these
/// samples: its record is written out sample by sample before the first one arrives.
final class LateSamples {
  private let db: Database
  /// The newest batch that was imported here, and all standing exports that were.
  private let newest: Int
  private let exports: [Int]
  private let note: RawStatement
  private let cellNote: RawStatement
  private var prepared: Set<Cell> = []
  private var last: (cell: Cell, owner: Int)?

  init(_ db: Database) throws {
    self.db = db
    newest = try Int.fetchOne(db, sql: "SELECT max(id) FROM batch WHERE peer IS NULL") ?? 0
    exports = try Int.fetchAll(
      db, sql: "SELECT id FROM batch WHERE peer IS NULL AND kind = ? AND finished IS NOT NULL AND undone IS NULL",
      arguments: [BatchKind.export.rawValue])
    note = try RawStatement(db, "INSERT OR IGNORE INTO missing_sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    cellNote = try RawStatement(
      db,
      """
      INSERT INTO batch_cell VALUES (?, ?, ?, ?, 0, 0, 0, 1, 0)
      ON CONFLICT (batch, type, source, month) DO UPDATE SET missing = missing + 1
      """)
  }

  /// Call this before anything is inserted into a cell.
  @inline(__always)
  func prepare(_ cell: Cell, before owner: Int) throws {
    if owner > newest { return }
    if let last, last.cell == cell, last.owner == owner { return }
    last = (cell, owner)
    if prepared.insert(cell).inserted { try recordIndividually(cell, after: owner) }
  }

  /// Records that later exports did not contain the sample.
  @inline(__always)
  func note(_ key: SampleKey, _ cell: Cell, of owner: Int) throws {
    if owner > newest { return }
    for export in exports where export > owner {
      key.bind(to: note)
      note.bind(export, at: 9)
      try note.run()
      for (index, number) in [export, cell.type, cell.source, cell.month].enumerated() {
        cellNote.bind(number, at: Int32(index + 1))
      }
      try cellNote.run()
    }
  }

  /// Lists samples one by one for pushes and files that held "all that was there" in a cell, or in stretches of it, and for exports that held nothing
  /// of it.
  private func recordIndividually(_ cell: Cell, after owner: Int) throws {
    let parts = try Int.fetchAll(
      db,
      sql: """
        SELECT batch FROM held_cell WHERE type = ? AND source = ? AND month = ?
        AND (digests IS NULL OR length(coalesce(spans, '')) > 0)
        """, arguments: [cell.type, cell.source, cell.month])
    if !parts.isEmpty {
      let queries = try Membership.Queries(db)
      for part in parts {
        let membership = Membership(batch: part, isWhole: false, queries)
        var digests: [UInt64] = []
        try CellTable.forEach(cell, db) { key, batch in
          if batch != part, try membership.holds(key, owner: batch) { digests.append(key.digest) }
        }
        let put = try RawStatement(
          db, "UPDATE held_cell SET digests = ?, spans = NULL WHERE type = ? AND source = ? AND month = ? AND batch = ?"
        )
        put.bind(SampleIdentifiers.bytes(digests.sorted()), at: 1)
        for (index, number) in [cell.type, cell.source, cell.month, part].enumerated() {
          put.bind(number, at: Int32(index + 2))
        }
        try put.run()
      }
    }
  }
}
