internal import GRDB

/// Records what a batch that is not an export held of what was in the store before it, so that undoing an earlier batch
/// leaves that.
struct HeldRows {
  let db: Database
  let batch: Int

  func save(_ inserter: SampleInserter, _ elements: ElementInserter) throws {
    let tallies = inserter.ledger.tallies.values.filter { $0.seen.samples > 0 }
    // The other cells it held whole, as a file that comes again with more does.
    let parts = tallies.filter { $0.seen != $0.before }
    let digests = try inserter.seenDigests(in: parts)
    let whole = try RawStatement(db, "INSERT INTO held_cell VALUES (\(batch), ?, ?, ?, NULL)")
    let part = try RawStatement(db, "INSERT INTO held_cell VALUES (\(batch), ?, ?, ?, ?)")
    for tally in tallies {
      let statement = tally.seen == tally.before ? whole : part
      tally.cell.bind(to: statement)
      if tally.seen != tally.before {
        statement.bind(SampleIdentifiers.bytes((digests[tally.number] ?? []).sorted()), at: 4)
      }
      try statement.run()
    }
    for identity in elements.known {
      try db.cachedStatement(sql: "INSERT INTO held_element VALUES (?, ?)").execute(arguments: [batch, identity])
    }
  }
}
