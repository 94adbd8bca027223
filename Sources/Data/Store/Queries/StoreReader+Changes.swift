package import DailveDomain
internal import GRDB

extension StoreReader {
  package func changes(since anchor: ChangeAnchor, types: Set<String>?, limit: Int) throws
    -> Changes
  {
    var changes = Changes(added: [], deleted: [], anchor: anchor, hasMore: false)
    let reader = try ChangeReader(self, types: types)
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT sequence, batch, kind = 'undo' AS is_undo FROM change
        WHERE sequence > ? AND kind IN ('import', 'undo') ORDER BY sequence
        """,
      arguments: [anchor.sequence])
    for row in rows {
      if changes.added.count >= limit {
        changes.hasMore = true
        return changes
      }
      let sequence: Int = row["sequence"]
      let skipped = changes.anchor.sequence == anchor.sequence ? changes.anchor.part : 0
      if row["is_undo"] {
        changes.deleted += try reader.deleted(sequence)
      } else if let part = try reader.added(batch: row["batch"], from: skipped, limit: limit, into: &changes.added) {
        changes.anchor = ChangeAnchor(sequence: changes.anchor.sequence, part: part)
        changes.hasMore = true
        return changes
      }
      changes.anchor = ChangeAnchor(sequence: sequence, part: 0)
    }
    return changes
  }
}

private struct ChangeReader {
  private let db: Database
  private let names: [Int: String]
  private let wanted: Set<String>?
  private let decoder: SampleDecoder

  init(_ reader: StoreReader, types: Set<String>?) throws {
    db = reader.db
    wanted = types
    var names: [Int: String] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT id, name FROM type") { names[row["id"]] = row["name"] }
    self.names = names
    decoder = try SampleDecoder(reader)
  }

  private func isWanted(_ type: Int) -> Bool { wanted.map { $0.contains(names[type] ?? "") } ?? true }

  func deleted(_ sequence: Int) throws -> [UInt64] {
    let rows = try RawStatement(db, "SELECT type, ids FROM deleted_sample WHERE sequence = \(sequence)")
    var result: [UInt64] = []
    while try rows.step() {
      if isWanted(rows.int(0)) { result += SampleIdentifiers.digests(rows.blob(1)) }
    }
    return result
  }

  /// Samples of a batch, cell by cell.
  ///
  /// - Returns: Where to continue if there were more than `limit`.
  func added(batch: Int, from part: Int, limit: Int, into samples: inout [StoredSample]) throws -> Int? {
    // Cells with additions suffice: where this batch added nothing, it can only have rows inherited from an undone
    // batch.
    let rows = try RawStatement(
      db, "SELECT type, source, month FROM batch_cell WHERE batch = \(batch) AND added > 0 ORDER BY type, source, month"
    )
    var cells: [Cell] = []
    while try rows.step() { cells.append(Cell(type: rows.int(0), source: rows.int(1), month: rows.int(2))) }
    for (index, cell) in cells.enumerated().dropFirst(part) where isWanted(cell.type) {
      if samples.count >= limit { return index }
      try CellTable.forEach(cell, db) { key, owner in
        if owner == batch { samples.append(try decoder.sample(key, type: names[cell.type] ?? "")) }
      }
    }
    return nil
  }
}
