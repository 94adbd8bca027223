package import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

extension HealthStore {
  /// Opens a batch for one import. Readers see nothing of it before it is finished.
  package func beginImport(_ order: ImportOrder) throws(StorageError) -> any ImportWriting {
    do {
      return try ImportSession(store: self, order: order)
    } catch {
      throw StorageError(error, during: .importing, in: folder)
    }
  }
}

/// One import into the store: one transaction, from the first row to the last derived one.
final class ImportSession: ImportWriting {
  private let store: HealthStore
  private let order: ImportOrder
  /// `nil` for a scratch store.
  private let lock: WriteLock?
  private let started = ContinuousClock.now
  /// A connection of its own keeps other writes out of the transaction.
  private let connection: DatabaseQueue
  private let batch: Int
  private var tables: ImportTables
  private let inserter: SampleInserter
  private var elements: ElementInserter
  private var evidence = ZoneEvidence()
  private var header = ExportHeader()
  private let timelineBefore: ZoneTimeline
  /// The latest instant that a push covers; other imports leave it at `Int.min`.
  private var horizon = Int.min
  private var arrivals = ArrivalTable()

  init(store: HealthStore, order: ImportOrder) throws {
    self.store = store
    self.order = order
    lock = try store.lock(during: .importing, atMost: HealthStore.longPatience)
    connection = try store.writingConnection()
    if lock != nil { try store.gate.use { try store.applyQueue(into: $0) } }
    let zones = store.zones
    let folder = store.folder
    do {
      (batch, tables, inserter, elements, timelineBefore) = try connection.inDatabase { db in
        try db.beginTransaction(.immediate)
        try db.execute(
          sql: """
            INSERT INTO batch (started, name, fingerprint, kind, identity) VALUES (?, ?, ?, ?, lower(hex(randomblob(8))))
            """,
          arguments: [order.now.seconds, order.name, order.fingerprint, order.kind.rawValue])
        let batch = Int(db.lastInsertedRowID)
        return (
          batch, try ImportTables(db), try SampleInserter(db, folder: folder, batch: batch),
          ElementInserter(batch: batch), try TimelineLoader(zones: zones).load(db)
        )
      }
    } catch {
      Self.rollBack(connection)
      throw error
    }
  }

  /// The connection must not be released with an open transaction: GRDB would roll back while it is half destroyed.
  deinit { Self.rollBack(connection) }

  /// Ignores errors: the one that led here, if any, is the one to report. SQLite has already rolled back if it was
  /// interrupted while writing.
  private static func rollBack(_ connection: DatabaseQueue) {
    try? connection.inDatabase { db in if db.isInsideTransaction { try db.rollback() } }
  }

  func write(_ chunk: ImportChunk) throws(StorageError) {
    do {
      try connection.inDatabase { db in try insert(chunk, db) }
    } catch {
      throw StorageError(error, during: .importing, in: store.folder)
    }
  }

  private func insert(_ chunk: ImportChunk, _ db: Database) throws {
    if let header = chunk.header { self.header.merge(header) }
    try tables.announce(chunk, db)
    let details = try chunk.details.map { try inserter.detail($0) }
    evidence.note(chunk.rows, tables: tables)
    if order.kind == .push {
      arrivals.note(chunk, types: tables.types)
      for row in chunk.rows {
        // A sum of today ends tonight but does not cover this evening yet.
        horizon = max(horizon, tables.origins[Int(row.origin)].isSummary ? row.start : row.end)
      }
      for workout in chunk.workouts { horizon = max(horizon, workout.end) }
    }
    try inserter.insert(chunk.rows, texts: chunk.texts, details: details, tables: tables)
    for workout in chunk.workouts {
      evidence.note(workout, tables: tables)
      try elements.insert(workout, origin: tables.origins[Int(workout.origin)].id, db)
    }
    for record in chunk.summaries { try elements.insert(record, db) }
    for element in chunk.kept { try elements.insert(element, db) }
    for file in chunk.files { try elements.insert(file, db) }
    for entry in chunk.characteristics {
      try db.execute(
        sql: "INSERT OR REPLACE INTO characteristic VALUES (?, ?, ?)", arguments: [batch, entry.key, entry.value])
    }
    try inserter.saveDirtyDays(db)
  }

  func keep(_ delivery: ReadDelivery, part: () throws -> [UInt8]?) throws(StorageError) {
    do {
      try connection.inDatabase { [records = arrivals.records] db in
        try DeliveryTable.save(delivery, batch: batch, records: records, db, part: part)
      }
    } catch {
      throw StorageError(error, during: .importing, in: store.folder)
    }
  }

  /// Commits the transaction, or rolls a preview back. Until the commit, cancelling undoes everything.
  func finish(_ summary: ExportSummary, isCancelled: @escaping @Sendable () -> Bool) throws(StorageError)
    -> ImportReport?
  {
    defer { end() }
    let watch = CancelWatch(connection, isCancelled)
    defer { watch.end() }
    do {
      var report = try connection.inDatabase { db in
        let report = try complete(summary, db, isCancelled)
        if isCancelled() { throw CancellationError() }
        guard !order.isPreview else {
          try db.rollback()
          return report
        }
        try store.checkPlace()
        try db.commit()
        return report
      }
      // The import is committed from here on; no later failure undoes it.
      watch.end()
      applyQueueNow()
      if !foldLog(), !order.isPreview { report.waitsInLog = true }
      return report
    } catch {
      watch.end()
      abandon()
      if isCancelled() { return nil }
      throw StorageError(error, during: .importing, in: store.folder)
    }
  }

  /// Applies changes saved meanwhile and releases the lock.
  private func end() {
    applyQueueNow()
    store.release(lock)
  }

  /// If this fails, the changes stay saved and the next write or read tries again.
  private func applyQueueNow() {
    guard lock != nil else { return }
    try? store.gate.use { try store.applyQueue(into: $0) }
  }

  func cancel() throws(StorageError) {
    defer { end() }
    do {
      try connection.inDatabase { db in try db.rollback() }
      _ = foldLog()
    } catch {
      throw StorageError(error, during: .importing, in: store.folder)
    }
  }

  private func abandon() {
    Self.rollBack(connection)
    _ = foldLog()
  }

  /// Checkpoints the log into the file and frees its disk space. Readers still using it delay that to the next time.
  ///
  /// - Returns: False if the disk had no room.
  private func foldLog() -> Bool {
    do {
      try connection.inDatabase { db in
        try db.execute(sql: "PRAGMA busy_timeout = 2000; PRAGMA wal_checkpoint(TRUNCATE)")
      }
      return true
    } catch {
      return false
    }
  }

  /// Undoes the batch that this import replaces; rows in both belong to this one from now on.
  private func replaceBatch(_ replaced: Int, _ db: Database) throws {
    let stands = try Bool.fetchOne(
      db, sql: "SELECT undone IS NULL FROM batch WHERE id = ? AND finished IS NOT NULL", arguments: [replaced])
    guard stands == true else { return }
    _ = try UndoBatch(db: db, batch: replaced, successor: batch).run(now: order.now, zones: store.zones)
  }

  /// Saves the home zone given with the import as a setting, because the person chose it.
  private func say(_ zone: String, _ db: Database) throws {
    let reader = try StoreReader(db, zones: store.zones)
    let setting = Setting(name: SettingName.homeZone, value: zone)
    guard let version = try reader.version(saying: setting, now: order.now) else { return }
    try EntryTable.apply(version, operation: nil, db, zones: store.zones, at: store.steadyTime(db))
  }

  private func complete(_ summary: ExportSummary, _ db: Database, _ isCancelled: @escaping () -> Bool) throws
    -> ImportReport
  {
    try inserter.settle(db)
    let comparison = try Reconciliation(
      db: db, batch: batch, kind: order.kind, inserter: inserter, tables: tables, exported: header.exported,
      isComplete: summary.complete, hasCompanions: summary.hasCompanions, isCancelled: isCancelled
    ).run(elements: elements)
    try inserter.saveDirtyDays(db)
    try arrivals.save(batch: batch, at: order.now, db)
    if let replaced = order.replacing { try replaceBatch(replaced, db) }
    if horizon > .min {
      // Derivation reads the horizon, so it must be stored first.
      try db.execute(
        sql: "UPDATE batch SET horizon = ? WHERE id = ?", arguments: [min(horizon, order.now.seconds), batch])
    }
    if order.kind.isWhole { try PushedDays.markDirty(around: batch, db) }
    if let exported = header.exported {
      try db.execute(sql: "UPDATE batch SET exported = ? WHERE id = ?", arguments: [exported.seconds, batch])
    }
    try evidence.save(batch: batch, db)
    let home = try HomeZone(zones: store.zones).choose(order, header, db)
    if let home, home.basis == .given { try say(home.zone, db) }
    if order.kind == .push { try ZoneEvidence.leaveJourneys(batch: batch, zones: store.zones, db) }
    let after = try TimelineLoader(zones: store.zones).load(db)
    if after != timelineBefore { try ZoneChange.markDirty(db, from: timelineBefore, to: after) }
    // A preview reports what would be added; nothing needs to be derived from it.
    if !order.isPreview {
      if tables.hasNews { try OrphanedEntries.activate(db, zones: store.zones) }
      try Derivation(zones: store.zones, elements: store.elements, isCancelled: isCancelled).run(db)
    }

    var report = ImportReport(summary)
    report.batch = order.isPreview ? 0 : batch
    report.records.added = inserter.added
    report.records.duplicate = summary.records - summary.skipped - inserter.added
    report.correlationRecords.added = inserter.addedNested
    report.changes = comparison.edges.localised(comparison.changes, after)
    report.newerExport = comparison.newerExport
    report.newWorkouts = elements.added[ElementInserter.workout] ?? 0
    report.homeZone = home
    report.byType = Dictionary(
      comparison.changes.byType.compactMap { $0.name.hasPrefix("HK") && $0.added > 0 ? ($0.name, $0.added) : nil },
      uniquingKeysWith: +)
    report.seconds = Double((ContinuousClock.now - started) / .milliseconds(1)) / 1000
    let text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    try db.execute(
      sql:
        "UPDATE batch SET finished = ?, exported = ?, report = ?, locale = ?, zone_offset = ? WHERE id = ?",
      arguments: [
        order.now.seconds + Int(saturating: report.seconds), header.exported?.seconds, text, header.locale,
        header.offset, batch,
      ])
    try ChangeFeed.append(.import, "", batch: batch, db)
    return report
  }
}
