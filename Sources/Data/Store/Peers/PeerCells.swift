internal import DailveScores
internal import DailveSync
internal import GRDB

/// Sums of cells in terms that other stores understand. `CellTable` sums digests over this store's own numbers; those tell whether a sum computed
/// before still holds.
struct PeerCells {
  let db: Database
  let names: PeerNames

  /// - Returns: All sums, and those that had to be computed.
  func tallies() throws -> (all: [Cell: PeerTally], new: [Cell: PeerTally]) {
    let rows = try RawStatement(
      db,
      """
      SELECT c.type, c.source, c.month, c.samples, p.sum FROM cell AS c
      LEFT JOIN peer_cell AS p ON (p.type, p.source, p.month, p.samples, p.digest)
        = (c.type, c.source, c.month, c.samples, c.digest)
      """)
    var all: [Cell: PeerTally] = [:]
    var stale: [Stretch: Set<Int>] = [:]
    while try rows.step() {
      let cell = Cell(type: rows.int(0), source: rows.int(1), month: rows.int(2))
      if rows.isNull(4) {
        stale[Stretch(type: cell.type, month: cell.month), default: []].insert(cell.source)
      } else {
        all[cell] = PeerTally(count: rows.int(3), sum: UInt64(bitPattern: Int64(rows.int(4))))
      }
    }
    var new: [Cell: PeerTally] = [:]
    // Samples are ordered by type and time with their sources mixed, so one pass serves all sources of a month.
    for (stretch, sources) in stale {
      var sums: [Int: PeerTally] = [:]
      try forEach(stretch) { key, batch in
        if sources.contains(key.source) {
          sums[key.source, default: PeerTally()].add(try names.digest(key, batch: batch))
        }
      }
      for (source, sum) in sums { new[Cell(type: stretch.type, source: source, month: stretch.month)] = sum }
    }
    all.merge(new) { $1 }
    return (all, new)
  }

  private struct Stretch: Hashable {
    var type: Int
    var month: Int
  }

  private func forEach(_ stretch: Stretch, _ body: (SampleKey, _ batch: Int) throws -> Void) throws {
    let rows = try RawStatement(
      cachedBy: db, "SELECT \(SampleKey.columns), batch FROM sample WHERE type = ? AND start >= ? AND start < ?")
    rows.bind(stretch.type, at: 1)
    rows.bind(MonthNumber.start(stretch.month), at: 2)
    rows.bind(MonthNumber.end(stretch.month), at: 3)
    while try rows.step() { try body(SampleKey(rows), rows.int(8)) }
  }

  /// Stores computed sums for cells that have not changed since.
  static func save(_ tallies: [Cell: PeerTally], of states: [Cell: CellState], _ db: Database) throws {
    let put = try RawStatement(
      db,
      """
      INSERT OR REPLACE INTO peer_cell SELECT type, source, month, samples, digest, ?4 FROM cell
      WHERE type = ?1 AND source = ?2 AND month = ?3 AND samples = ?5 AND digest = ?6
      """)
    for (cell, tally) in tallies {
      guard let state = states[cell] else { continue }
      cell.bind(to: put)
      put.bind(Int(truncatingIfNeeded: tally.sum), at: 4)
      put.bind(state.samples, at: 5)
      put.bind(Int(truncatingIfNeeded: state.digest), at: 6)
      try put.run()
    }
  }
}
