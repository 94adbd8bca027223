internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Compares an import with the store before it: what was there, what changed, what is gone. Only a whole export can lack or replace data.
struct Reconciliation {
  let db: Database
  let batch: Int
  let kind: BatchKind
  let inserter: SampleInserter
  let tables: ImportTables
  /// When the export was made, if known.
  let exported: Instant?
  let isComplete: Bool
  /// True if the export includes the files beside the document.
  let hasCompanions: Bool
  /// Checked between pieces of work; true ends the comparison with a `CancellationError`.
  let isCancelled: () -> Bool

  /// Samples of one cell missing from the import.
  private struct Finding {
    var missing = 0
    var isWhole = false
    var gone = 0
    var changed = 0
    var edges = MonthEdges()
  }

  struct Outcome {
    /// Grouped by months of UTC.
    var changes: ImportChanges
    var edges: MonthEdges
    /// When the last full export in the store was made, if that was after this one.
    var newerExport: Instant?
  }

  func run(elements: ElementInserter) throws -> Outcome {
    guard kind.isWhole else {
      try BatchOverlap(db: db, batch: batch).save(inserter, elements)
      try save([:])
      return Outcome(changes: try summarise([:], elements, nil), edges: edges([:]))
    }
    let previous = try PreviousExport(before: batch, made: exported, db)
    let ledger = inserter.ledger
    var findings: [Cell: Finding] = [:]
    var suspects: [CellTally] = []
    for (cell, before) in ledger.before {
      guard let tally = ledger.tallies[cell], tally.seen.samples > 0 else {
        findings[cell] = Finding(missing: before.samples, isWhole: true)
        continue
      }
      if tally.seen != before { suspects.append(tally) }
    }
    let seen = try inserter.seenDigests(in: suspects)
    for tally in suspects {
      if isCancelled() { throw CancellationError() }
      findings[tally.cell] = try examine(tally, seen: seen[tally.number] ?? [], previous)
    }
    for (cell, finding) in findings where finding.isWhole && !previous.isNewer {
      if isCancelled() { throw CancellationError() }
      findings[cell]?.gone = try previous.held(of: cell, samples: finding.missing)
      findings[cell]?.edges = try goneAtEdges(cell, previous)
    }
    let isSameLine = isSameLine(ledger)
    for cell in findings.keys where isSameLine && (ledger.tallies[cell]?.added.samples ?? 0) > 0 {
      if isCancelled() { throw CancellationError() }
      let changed = try supersede(cell, seen: ledger.tallies[cell].flatMap { seen[$0.number] }, previous)
      findings[cell]?.changed = changed.count
      for start in changed where !MonthEdges.inner(of: cell.month).contains(start) {
        findings[cell]?.edges.add(ImportChanges.Count(changed: 1), start: start)
      }
    }
    findings = findings.filter { $0.value.missing > 0 }
    try save(findings)
    try saveElements(elements)
    return Outcome(
      changes: try summarise(findings, elements, previous), edges: edges(findings),
      newerExport: previous.isNewer ? previous.exported : nil)
  }

  private func edges(_ findings: [Cell: Finding]) -> MonthEdges {
    var edges = MonthEdges()
    for tally in inserter.ledger.tallies.values { edges += tally.edges }
    for finding in findings.values { edges += finding.edges }
    return edges
  }

  /// True if the import continues the data in the store: in cells where both have data, it contains at least half of
  /// the samples. An export of another person or another phone supersedes nothing.
  private func isSameLine(_ ledger: CellLedger) -> Bool {
    var before = 0
    var seen = 0
    for tally in ledger.tallies.values where tally.before.samples > 0 {
      before += tally.before.samples
      seen += tally.seen.samples
    }
    return seen > 0 && seen * 2 >= before
  }

  /// Records each row of a cell that the import did not hold.
  private func examine(_ tally: CellTally, seen: Set<UInt64>, _ previous: PreviousExport) throws -> Finding {
    var finding = Finding()
    let inner = MonthEdges.inner(of: tally.cell.month)
    let insert = try RawStatement(db, "INSERT INTO missing_sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(batch))")
    try CellTable.forEach(tally.cell, db) { key, owner in
      guard owner != batch, !seen.contains(key.digest) else { return }
      finding.missing += 1
      if !previous.isNewer, try previous.holds(key, owner: owner) {
        finding.gone += 1
        if isComplete, !inner.contains(key.start) {
          finding.edges.add(ImportChanges.Count(gone: 1), start: key.start)
        }
      }
      key.bind(to: insert)
      try insert.run()
    }
    return finding
  }

  /// Counts the rows of a fully removed cell that lie so near an end of the month that some clocks show another month.
  private func goneAtEdges(_ cell: Cell, _ previous: PreviousExport) throws -> MonthEdges {
    var edges = MonthEdges()
    guard isComplete else { return edges }
    let inner = MonthEdges.inner(of: cell.month)
    try CellTable.forEach(cell, db) { key, owner in
      guard owner != batch, !inner.contains(key.start), try previous.holds(key, owner: owner) else { return }
      edges.add(ImportChanges.Count(gone: 1), start: key.start)
    }
    return edges
  }

  /// If the import restates a time, the version of the older export is superseded. Health condenses what it recorded,
  /// and people correct it; adding both would count twice.
  ///
  /// - Returns: Starts of the rows restated with the same time and other content.
  private func supersede(_ cell: Cell, seen: Set<UInt64>?, _ previous: PreviousExport) throws -> [Int] {
    var missing: [SampleKey] = []
    var later: [SampleKey] = []
    var added: [SampleKey] = []
    try CellTable.forEach(cell, db) { key, owner in
      if owner == batch {
        added.append(key)
      } else if seen?.contains(key.digest) != true {
        if previous.isLater(owner) { later.append(key) } else { missing.append(key) }
      }
    }
    guard !added.isEmpty, isComplete else { return [] }
    return try supersede(missing, by: added) + supersede(added, by: later)
  }

  private func supersede(_ old: [SampleKey], by new: [SampleKey]) throws -> [Int] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let insert = try RawStatement(db, "INSERT OR IGNORE INTO superseded VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(batch))")
    var changed: [Int] = []
    let cover = TimeCover(new)
    for key in old {
      let isSameTime = cover.holds(key)
      guard isSameTime || cover.touches(key) else { continue }
      if isSameTime { changed.append(key.start) }
      key.bind(to: insert)
      try insert.run()
      inserter.touch(key)
    }
    return changed
  }

  private func save(_ findings: [Cell: Finding]) throws {
    let insert = try RawStatement(db, "INSERT INTO batch_cell VALUES (\(batch), ?, ?, ?, ?, ?, ?, ?, ?)")
    var states = inserter.ledger.before
    let cells = Set(findings.keys).union(inserter.ledger.tallies.filter { $0.value.added.samples > 0 }.keys)
    var touched: [Cell: CellState] = [:]
    for cell in cells {
      let added = inserter.ledger.tallies[cell]?.added ?? CellState()
      let finding = findings[cell] ?? Finding()
      cell.bind(to: insert)
      insert.bind(added.samples, at: 4)
      insert.bind(finding.changed, at: 5)
      insert.bind(finding.gone, at: 6)
      insert.bind(finding.missing, at: 7)
      insert.bind(finding.isWhole ? 1 : 0, at: 8)
      try insert.run()
      guard added.samples > 0 else { continue }
      states[cell, default: CellState()].samples += added.samples
      states[cell, default: CellState()].digest &+= added.digest
      touched[cell] = states[cell]
    }
    try CellTable.save(touched, db)
  }

  private func saveElements(_ elements: ElementInserter) throws {
    for (table, _) in ElementInserter.tables {
      let rows = try Int64.fetchCursor(db, sql: "SELECT identity FROM \(table) WHERE batch <> ?", arguments: [batch])
      var missing: [Int64] = []
      while let identity = try rows.next() {
        if !elements.seen.contains(identity) { missing.append(identity) }
      }
      for identity in missing {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO missing_element VALUES (?, ?)")
          .execute(arguments: [batch, identity])
      }
    }
  }

  private func summarise(_ findings: [Cell: Finding], _ elements: ElementInserter, _ previous: PreviousExport?) throws
    -> ImportChanges
  {
    var changes = ImportChanges()
    let cells = Set(findings.keys).union(inserter.ledger.tallies.keys)
    for cell in cells {
      let tally = inserter.ledger.tallies[cell]
      let finding = findings[cell]
      let count = ImportChanges.Count(
        added: tally?.added.samples ?? 0, there: tally?.seen.samples ?? 0, changed: finding?.changed ?? 0,
        // In an incomplete export everything after its end is missing, not gone.
        gone: isComplete ? finding?.gone ?? 0 : 0)
      changes.add(
        count, type: tables.typeNames[cell.type] ?? "", source: tables.sourceName(cell.source),
        month: MonthNumber.text(cell.month))
    }
    var gone: [String: Int] = [:]
    if let previous, isComplete, !previous.isNewer {
      // A bare document says nothing about the files of its archive.
      for (table, name) in ElementInserter.tables where hasCompanions || table != ElementInserter.files {
        let rows = try Row.fetchAll(
          db,
          sql: """
            SELECT \(name) AS name, count(*) AS count FROM \(table) WHERE \(previous.isOwner) AND batch <> ?1
              AND identity IN (SELECT identity FROM missing_element WHERE batch = ?1)
              AND identity NOT IN (SELECT identity FROM missing_element WHERE batch = ?2) GROUP BY 1
            """, arguments: [batch, previous.batch])
        for row in rows { gone[row["name"]] = row["count"] }
      }
    }
    var changed: [String: Int] = [:]
    if !elements.addedSummaryDays.isEmpty {
      let days = try Int.fetchSet(
        db, sql: "SELECT DISTINCT day FROM activity_summary WHERE batch <> ?", arguments: [batch])
      changed[ElementInserter.summary] = elements.addedSummaryDays.intersection(days).count
    }
    for name in Set(elements.added.keys).union(elements.there.keys).union(gone.keys) {
      changes.add(
        ImportChanges.Count(
          added: elements.added[name] ?? 0, there: elements.there[name] ?? 0, changed: changed[name] ?? 0,
          gone: gone[name] ?? 0), element: name)
    }
    return changes
  }
}
