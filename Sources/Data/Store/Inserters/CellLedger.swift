internal import DailveDomain
internal import GRDB

/// The changes of an import in one cell.
final class CellTally {
  let cell: Cell
  let before: CellState
  /// Number of the cell in `ExistingRowDigests`.
  let number: UInt32
  private(set) var added = CellState()
  /// Rows of the import that existed before.
  var seen = CellState()
  /// Range of the starts of those rows.
  private(set) var seenSpan: ClosedRange<Int>?
  private(set) var edges = MonthEdges()
  private let inner: Range<Int>

  @inline(__always)
  func add(_ digest: UInt64, start: Int) {
    added.add(digest)
    if !inner.contains(start) { edges.add(ImportChanges.Count(added: 1), start: start) }
  }

  func removeAdded() {
    added = CellState()
    edges.removeAdded()
  }

  @inline(__always)
  func see(_ digest: UInt64, start: Int) {
    seen.add(digest)
    if !inner.contains(start) { edges.add(ImportChanges.Count(there: 1), start: start) }
    guard let span = seenSpan else { return seenSpan = start...start }
    if start < span.lowerBound { seenSpan = start...span.upperBound }
    if start > span.upperBound { seenSpan = span.lowerBound...start }
  }

  init(cell: Cell, before: CellState, number: UInt32) {
    self.cell = cell
    self.before = before
    self.number = number
    inner = MonthEdges.inner(of: cell.month)
  }
}

/// Counts, by cell, the samples that an import adds and those it finds, to tell afterwards what is new, what was there,
/// and what the import no longer has.
struct CellLedger {
  let before: [Cell: CellState]
  private(set) var tallies: [Cell: CellTally] = [:]
  /// Cells whose added rows could not be told from repetitions within the file; they are counted again.
  private(set) var uncertain: Set<Cell> = []
  private var last: CellTally?
  private var lastMonth = 0..<0
  private let existing: ExistingRowDigests

  init(_ db: Database, folder: String) throws {
    before = try CellTable.load(db)
    existing = try ExistingRowDigests(folder: folder)
  }

  @inline(__always)
  private mutating func tally(type: Int, source: Int, start: Int) -> CellTally {
    if let last, last.cell.type == type, last.cell.source == source, lastMonth.contains(start) { return last }
    return lookUp(type: type, source: source, start: start)
  }

  private mutating func lookUp(type: Int, source: Int, start: Int) -> CellTally {
    if !lastMonth.contains(start) {
      let month = MonthNumber.of(start)
      lastMonth = MonthNumber.start(month)..<MonthNumber.end(month)
    }
    let cell = Cell(type: type, source: source, month: MonthNumber.of(lastMonth.lowerBound))
    let tally =
      tallies[cell] ?? CellTally(cell: cell, before: before[cell] ?? CellState(), number: UInt32(tallies.count))
    tallies[cell] = tally
    last = tally
    return tally
  }

  @inline(__always)
  mutating func hasPast(type: Int, source: Int, start: Int) -> Bool {
    !before.isEmpty && tally(type: type, source: source, start: start).before.samples > 0
  }

  @inline(__always)
  mutating func add(type: Int, source: Int, start: Int, digest: UInt64) {
    tally(type: type, source: source, start: start).add(digest, start: start)
  }

  @inline(__always)
  mutating func see(type: Int, source: Int, start: Int, digest: UInt64) throws {
    let tally = tally(type: type, source: source, start: start)
    guard tally.before.samples > 0 else { return }
    tally.see(digest, start: start)
    try existing.note(cell: tally.number, digest: digest)
  }

  mutating func markUncertain(type: Int, source: Int, start: Int) {
    uncertain.insert(tally(type: type, source: source, start: start).cell)
  }

  /// Counts the rows of uncertain cells in the table itself.
  mutating func settle(batch: Int, _ db: Database) throws {
    for cell in uncertain {
      guard let tally = tallies[cell] else { continue }
      tally.removeAdded()
      try CellTable.forEach(cell, db) { key, owner in
        if owner == batch { tally.add(key.digest, start: key.start) }
      }
    }
    uncertain.removeAll()
  }

  /// Digests seen in the given cells.
  func seenDigests(in cells: [CellTally]) throws -> [UInt32: Set<UInt64>] {
    try existing.digests(of: Set(cells.map(\.number)))
  }
}
