internal import GRDB

/// Records which existing rows a batch other than an export contained, so that undoing an earlier batch leaves them.
struct BatchOverlap {
  let db: Database
  let batch: Int

  /// A span in which the batch contained every row is stored as two numbers; rows outside such spans are listed by digest. Beyond this number of
  /// spans, all rows are listed.
  private static let mostSpans = 64

  func save(_ inserter: SampleInserter, _ elements: ElementInserter) throws {
    let tallies = inserter.ledger.tallies.values.filter { $0.seen.samples > 0 }
    // Only cells contained in part need digests. The others were contained completely, as when a file comes again with
    // more.
    let parts = tallies.filter { $0.seen != $0.before }
    let digests = try inserter.seenDigests(in: parts)
    let whole = try RawStatement(db, "INSERT INTO held_cell VALUES (\(batch), ?, ?, ?, NULL, NULL)")
    let part = try RawStatement(db, "INSERT INTO held_cell VALUES (\(batch), ?, ?, ?, ?, ?)")
    for tally in tallies {
      let statement = tally.seen == tally.before ? whole : part
      tally.cell.bind(to: statement)
      if tally.seen != tally.before {
        let (spans, rest) = try stretches(tally, digests[tally.number] ?? [])
        statement.bind(SampleIdentifiers.bytes(rest.sorted()), at: 4)
        statement.bind(SampleIdentifiers.bytes(spans.map { UInt64(bitPattern: Int64($0)) }), at: 5)
      }
      try statement.run()
    }
    for identity in elements.known {
      try db.cachedStatement(sql: "INSERT INTO held_element VALUES (?, ?)").execute(arguments: [batch, identity])
    }
  }

  /// - Returns: Pairs of starts, and the digests of contained rows outside them.
  private func stretches(_ tally: CellTally, _ held: Set<UInt64>) throws -> (spans: [Int], rest: Set<UInt64>) {
    guard let span = tally.seenSpan else { return ([], held) }
    var stretches = Stretches(held)
    let rows = try RawStatement(
      db, "SELECT \(SampleKey.columns), batch FROM sample WHERE type = ? AND start >= ? AND start <= ? AND source = ?")
    rows.bind(tally.cell.type, at: 1)
    rows.bind(span.lowerBound, at: 2)
    rows.bind(span.upperBound, at: 3)
    rows.bind(tally.cell.source, at: 4)
    while try rows.step() {
      if rows.int(8) != batch { stretches.add(SampleKey(rows)) }
    }
    stretches.end()
    guard stretches.spans.count <= 2 * Self.mostSpans else { return ([], held) }
    return (stretches.spans, held.subtracting(stretches.covered))
  }

  /// Takes rows in order of time; rows with the same start form one step.
  private struct Stretches {
    let held: Set<UInt64>
    private(set) var spans: [Int] = []
    private(set) var covered: Set<UInt64> = []
    private var open: (first: Int, last: Int)?
    private var step: (start: Int, digests: [UInt64])?

    init(_ held: Set<UInt64>) { self.held = held }

    mutating func add(_ key: SampleKey) {
      if step?.start == key.start {
        step?.digests.append(key.digest)
      } else {
        recordStep()
        step = (key.start, [key.digest])
      }
    }

    mutating func end() {
      recordStep()
      close()
    }

    private mutating func recordStep() {
      guard let (start, digests) = step else { return }
      guard digests.allSatisfy(held.contains) else { return close() }
      covered.formUnion(digests)
      open = (open?.first ?? start, start)
    }

    private mutating func close() {
      if let open { spans += [open.first, open.last] }
      open = nil
    }
  }
}
