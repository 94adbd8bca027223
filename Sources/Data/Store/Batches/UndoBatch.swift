package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: BatchKeeping {
  /// Undoes a batch as a whole: the store is as if it had never been imported, except for later edits of the
  /// person. Rows that a later batch also contained stay.
  ///
  /// - Returns: `nil` when there is no such batch, or it is already undone.
  package func undo(batch: Int, now: Instant) async throws(WholeStoreError) -> UndoReport? {
    try await onThread(throwing: WholeStoreError.self, during: .undoing) { [self] in try undoNow(batch: batch, now: now)
    }
  }

  /// Undoes a batch on the caller's thread. An export is undone only after a backup.
  @discardableResult
  package func undoNow(batch: Int, now: Instant) throws -> UndoReport? {
    try backUpBefore(undoing: batch, now: now)
    return try withWriteLock(during: .undoing, atMost: Self.longPatience) { database in
      try database.write { db in
        let stands = try Bool.fetchOne(
          db, sql: "SELECT undone IS NULL FROM batch WHERE id = ? AND finished IS NOT NULL", arguments: [batch])
        guard stands == true else { return nil }
        let report = try UndoBatch(db: db, batch: batch).run(now: now, zones: zones)
        try Derivation(zones: zones, elements: elements).run(db)
        return report
      }
    }
  }
}

extension HealthStore {
  private func backUpBefore(undoing batch: Int, now: Instant) throws {
    guard gate.scratch == nil else { return }
    let isExport = try readNow { reader in
      try Bool.fetchOne(
        reader.db, sql: "SELECT undone IS NULL AND kind = 'export' FROM batch WHERE id = ? AND finished IS NOT NULL",
        arguments: [batch])
    }
    guard isExport == true else { return }
    do {
      _ = try makeBackup(.undo, at: now)
    } catch {
      throw WholeStoreError(notBackedUp: error, before: .undoing, in: folder)
    }
  }
}

/// One undo within its transaction.
struct UndoBatch {
  let db: Database
  let batch: Int
  /// A batch being written that replaces this one.
  var successor: Int?

  func run(now: Instant, zones: ZoneCatalogue) throws -> UndoReport {
    var report = UndoReport(batch: batch)
    var dirty = DirtyDays()
    let timeline = try TimelineLoader(zones: zones).load(db)
    let workouts = try PushedWorkoutTable.held(by: batch, db)
    try ChangeFeed.append(.undo, "", batch: batch, db)
    let cells = try cells()
    let successors = try BatchSuccessors(of: batch, in: cells, successor: successor, db)
    try removeSamples(in: cells, successors, &report, &dirty)
    try revive(&dirty)
    try removeElements(successors, &report)
    if try BatchKind.of(batch, db)?.isWhole == true { try PushedDays.markDirty(around: batch, db) }
    for table in [
      "characteristic", "zone_evidence", "missing_sample", "missing_element", "held_cell", "held_element", "batch_cell",
      "arrival", "also_held",
    ] {
      try db.execute(sql: "DELETE FROM \(table) WHERE batch = ?", arguments: [batch])
    }
    try PushedWorkoutTable.refresh(workouts, db)
    try dirty.save(db)
    try OrphanSweep(db: db).run()
    try db.execute(sql: "UPDATE batch SET undone = ? WHERE id = ?", arguments: [now.seconds, batch])
    let after = try TimelineLoader(zones: zones).load(db)
    if after != timeline { try ZoneChange.markDirty(db, from: timeline, to: after) }
    return report
  }

  /// Lets the readings count again that the batch still supersedes outside its own cells.
  private func revive(_ dirty: inout DirtyDays) throws {
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns) FROM superseded WHERE batch = \(batch)")
    while try rows.step() {
      let key = SampleKey(rows)
      dirty.touch(type: key.type, start: key.start, end: key.end)
    }
    try db.execute(sql: "DELETE FROM superseded WHERE batch = ?", arguments: [batch])
  }

  /// The cells in which the batch added or lacked something, in order.
  private func cells() throws -> [Cell] {
    let rows = try RawStatement(
      db, "SELECT type, source, month FROM batch_cell WHERE batch = \(batch) ORDER BY type, source, month")
    var cells: [Cell] = []
    while try rows.step() { cells.append(Cell(type: rows.int(0), source: rows.int(1), month: rows.int(2))) }
    return cells
  }

  private func removeSamples(
    in cells: [Cell], _ successors: BatchSuccessors, _ report: inout UndoReport, _ dirty: inout DirtyDays
  ) throws {
    let states = try CellTable.load(db)
    let delete = try RawStatement(db, "DELETE FROM sample WHERE \(SampleKey.match)")
    let move = try RawStatement(db, "UPDATE sample SET batch = ?9 WHERE \(SampleKey.match)")
    let extras = try ["superseded", "nested_sample", "missing_sample", "also_held"].map {
      try RawStatement(db, "DELETE FROM \($0) WHERE \(SampleKey.match)")
    }
    let holder = try RawStatement(db, SharedSamples.holder)
    var changed: [Cell: CellState] = [:]
    let restated = try RestatedCells(undoing: batch, db)
    let ahead = try FutureReadings(db)
    for cell in cells {
      var added: [SampleKey] = []
      try CellTable.forEach(cell, db) { key, owner in if owner == batch { added.append(key) } }
      var (kept, gone) = try successors.divide(added, of: cell)
      gone = try gone.filter { key in
        guard let other = try SharedSamples.other(holding: key, than: batch, holder) else { return true }
        kept.append((key, other))
        return false
      }
      for entry in kept {
        entry.key.bind(to: move)
        move.bind(entry.batch, at: 9)
        try move.run()
        // A reading that lies ahead of this export may lie behind a later one.
        if ahead.include(entry.key, of: batch) != ahead.include(entry.key, of: entry.batch) {
          dirty.touch(type: entry.key.type, start: entry.key.start, end: entry.key.end)
        }
      }
      report.kept += kept.count
      for later in Set(kept.map(\.batch)) {
        // This row makes an undo of the later batch look into the cell.
        try db.execute(
          sql: "INSERT OR IGNORE INTO batch_cell VALUES (?, ?, ?, ?, 0, 0, 0, 0, 0)",
          arguments: [later, cell.type, cell.source, cell.month])
      }
      var state = states[cell] ?? CellState()
      for key in gone {
        let digest = key.digest
        state.remove(digest)
        dirty.touch(type: key.type, start: key.start, end: key.end)
        for statement in [delete] + extras {
          key.bind(to: statement)
          try statement.run()
        }
      }
      for key in try restated.revive(in: cell, without: gone) {
        dirty.touch(type: key.type, start: key.start, end: key.end)
      }
      report.removed += gone.count
      if !gone.isEmpty { changed[cell] = state }
      // The sum that other stores compare includes the batch of each sample.
      if !kept.isEmpty { try PeerTables.forget(cell, db) }
    }
    try CellTable.save(changed, db)
  }

  private func removeElements(_ successors: BatchSuccessors, _ report: inout UndoReport) throws {
    for (table, _) in ElementInserter.tables {
      let move = try db.makeStatement(sql: "UPDATE \(table) SET batch = ? WHERE identity = ?")
      for identity in try Int64.fetchAll(db, sql: "SELECT identity FROM \(table) WHERE batch = ?", arguments: [batch]) {
        guard let later = try successors.successor(ofElement: identity) else { continue }
        try move.execute(arguments: [later, identity])
        report.kept += 1
      }
      if table == "workout" {
        try WorkoutHeartDerivation.forget(recordings: "SELECT identity FROM workout WHERE batch = ?", [batch], db)
      }
      try db.execute(sql: "DELETE FROM \(table) WHERE batch = ?", arguments: [batch])
      report.removedElements += db.changesCount
    }
  }
}

extension BatchKind {
  fileprivate static func of(_ batch: Int, _ db: Database) throws -> BatchKind? {
    try String.fetchOne(db, sql: "SELECT kind FROM batch WHERE id = ?", arguments: [batch]).flatMap(BatchKind.init)
  }
}
