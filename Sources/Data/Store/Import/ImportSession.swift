package import DailveDomain
internal import Foundation
internal import GRDB

extension HealthStore {
  /// Opens a batch for one import.
  ///
  /// - Parameters:
  ///   - name: What a person calls the source: the file's name.
  ///   - homeZone: IANA name that the person gave; takes the place of the one that the store has.
  ///   - fallbackZone: The machine's own zone, believed only if it fits the export.
  package func beginImport(name: String, now: Instant, homeZone: String?, fallbackZone: String?) throws(StorageError)
    -> any ImportWriting
  {
    do {
      return try ImportSession(
        store: self, name: name, now: now, homeZone: homeZone, fallbackZone: fallbackZone)
    } catch {
      throw StorageError(error)
    }
  }
}

/// One import on its way into the store.
final class ImportSession: ImportWriting {
  private let store: HealthStore
  private let lock: ImportLock
  private let started = ContinuousClock.now
  private let now: Instant
  private let homeZone: String?
  private let fallbackZone: String?
  private let batch: Int
  private var tables: ImportTables
  private var inserter: SampleInserter
  private var evidence = ZoneEvidence()
  private var header: ExportHeader?
  private let timelineBefore: ZoneTimeline
  private var uncheckpointed = 0

  init(store: HealthStore, name: String, now: Instant, homeZone: String?, fallbackZone: String?) throws {
    self.store = store
    self.now = now
    self.homeZone = homeZone
    self.fallbackZone = fallbackZone
    lock = try ImportLock(folder: store.folder)
    let zones = store.zones
    (batch, tables, inserter, timelineBefore) = try store.pool.writeWithoutTransaction { db in
      // Checkpoints come when the session wants them: one large one is cheaper than many small ones.
      try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
      try db.execute(
        sql: "INSERT INTO batch (started, name) VALUES (?, ?)", arguments: [now.seconds, name])
      let batch = Int(db.lastInsertedRowID)
      return (
        batch, try ImportTables(db), try SampleInserter(db, batch: batch), try TimelineLoader(zones: zones).load(db)
      )
    }
  }

  func write(_ chunk: ImportChunk) throws(StorageError) {
    do {
      try store.pool.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          try insert(chunk, db)
          return .commit
        }
        uncheckpointed += chunk.rows.count
        if uncheckpointed > 500_000 {
          uncheckpointed = 0
          try db.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)")
        }
      }
    } catch {
      throw StorageError(error)
    }
  }

  private func insert(_ chunk: ImportChunk, _ db: Database) throws {
    if let header = chunk.header { self.header = header }
    try tables.announce(chunk, db)
    let details = try chunk.details.map { try inserter.detail($0) }
    evidence.note(chunk.rows, tables: tables)
    try inserter.insert(chunk.rows, texts: chunk.texts, details: details, tables: tables)
    for workout in chunk.workouts {
      evidence.note(workout, tables: tables)
      try inserter.insert(workout, origin: tables.origins[Int(workout.origin)].id, batch: batch, db)
    }
    for record in chunk.summaries { try inserter.insert(record, batch: batch, db) }
    for element in chunk.kept { try inserter.insert(element, batch: batch, db) }
    for file in chunk.files { try inserter.insert(file, batch: batch, db) }
    for entry in chunk.characteristics where !entry.value.isEmpty {
      try db.execute(
        sql: "INSERT OR REPLACE INTO characteristic VALUES (?, ?)", arguments: [entry.key, entry.value])
    }
    try inserter.saveDirtyDays(db)
  }

  func finish(_ summary: ExportSummary) throws(StorageError) -> ImportReport {
    var report = ImportReport(summary)
    report.batch = batch
    report.records.added = inserter.added
    report.records.duplicate = summary.records - summary.skipped - inserter.added
    report.correlationRecords.added = inserter.addedNested
    report.byType = Dictionary(
      inserter.addedByType.map { (tables.typeNames[$0.key] ?? "", $0.value) }, uniquingKeysWith: +)
    try complete()
    report.seconds = Double((ContinuousClock.now - started) / .milliseconds(1)) / 1000
    let text = (try? JSONEncoder().encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    do {
      try store.pool.write { db in
        try db.execute(
          sql: "UPDATE batch SET finished = ?, exported = ?, report = ? WHERE id = ?",
          arguments: [now.seconds + Int(report.seconds), header?.exported, text, batch])
      }
      // With the log folded into the file and synced, the import survives a power cut.
      try store.pool.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 1000")
      }
    } catch {
      throw StorageError(error)
    }
    return report
  }

  func cancel() throws(StorageError) { try complete() }

  /// Brings zones and everything derived up to date with what has been committed.
  private func complete() throws(StorageError) {
    do {
      try store.pool.write { db in
        try evidence.save(db)
        try chooseHomeZone(db)
        try CharacteristicReader.apply(db)
        let after = try TimelineLoader(zones: store.zones).load(db)
        if after != timelineBefore { try ZoneChange.markDirty(db, from: timelineBefore, to: after) }
      }
      try Derivation(pool: store.pool, zones: store.zones).run()
      lock.release()
    } catch {
      throw StorageError(error)
    }
  }

  /// The home zone of a new store: what the person said; else where most nights were; else the machine's zone, if the export
  /// was made at its offset; else the export's offset itself.
  private func chooseHomeZone(_ db: Database) throws {
    let stored = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [SettingName.homeZone])
    guard stored == nil || homeZone != nil else { return }
    var zone = homeZone
    if zone == nil {
      zone = try String.fetchOne(
        db, sql: "SELECT zone FROM zone_evidence GROUP BY zone ORDER BY sum(stop - start) DESC, zone LIMIT 1")
    }
    if zone == nil, let exported = header?.exported, let offset = header?.offset {
      if let fallbackZone, store.zones.rules(fallbackZone)?.offset(at: exported) == offset {
        zone = fallbackZone
      } else {
        let minutes = abs(offset) / 60
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        zone = "GMT" + (offset < 0 ? "-" : "+") + digits(minutes / 60) + digits(minutes % 60)
      }
    }
    guard let zone = zone ?? fallbackZone, store.zones.rules(zone) != nil else { return }
    try db.execute(
      sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [SettingName.homeZone, zone])
  }
}
