package import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

extension HealthStore {
  /// Exports everything in the store at one moment, unaffected by an import meanwhile.
  @discardableResult
  package func export<T>(_ body: (any ExportSource) throws -> T) throws -> T {
    try readNow { reader in try body(StoreExport(db: reader.db)) }
  }
}

extension StoreReader {
  /// Reads electrocardiograms as they came, by name. Routes are a thousand times as large and are not read.
  package func forEachElectrocardiogram(_ body: (StoredFile) throws -> Void) throws {
    try StoreExport(db: db).forEachFile("WHERE kind = 'electrocardiogram'", body)
  }
}

/// The rows of a read transaction as an export.
private struct StoreExport: ExportSource {
  let db: Database

  func head(now: Instant) throws -> ExportHead {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT * FROM batch WHERE kind = 'export' AND finished IS NOT NULL AND undone IS NULL
        ORDER BY \(NewestBatch.order) LIMIT 1
        """)
    // Readings that begin after the date of an export are ignored everywhere, so the date must cover what was pushed
    // since.
    let pushed = try Int.fetchOne(
      db, sql: "SELECT max(started) FROM batch WHERE kind <> 'export' AND finished IS NOT NULL AND undone IS NULL")
    let exported = (row?["exported"] as Int?).map { max($0, pushed ?? $0) }
    let characteristics = try Row.fetchAll(
      db,
      sql: "SELECT name, value FROM characteristic WHERE batch = (\(NewestBatch.with("characteristic"))) ORDER BY name"
    ).map { MetadataEntry(key: $0["name"], value: $0["value"]) }
    return ExportHead(
      locale: row?["locale"] ?? "en", exported: Instant(exported ?? now.seconds),
      offset: row?["zone_offset"] ?? 0,
      characteristics: characteristics)
  }

  func forEachRecord(_ body: (StoredRecord) throws -> Void) throws {
    let offsets = try offsets()
    let types = try names("SELECT id, name FROM type")
    let origins = try origins()
    let nested = try nested()
    let detail = try RawStatement(db, "SELECT body FROM detail WHERE id = ?")
    var lastDetail = (id: 0, detail: RecordDetail(decoding: []))
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns), batch FROM sample")
    while try rows.step() {
      let key = SampleKey(rows)
      if !nested.isEmpty, nested.contains(key.digest) { continue }
      if key.detail != lastDetail.id {
        detail.bind(key.detail, at: 1)
        lastDetail = (key.detail, RecordDetail(decoding: try detail.step() ? detail.blob(0) : []))
        detail.reset()
      }
      let value: StoredValue =
        switch key.value {
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        }
      try body(
        StoredRecord(
          type: types[key.type] ?? "", origin: origins[key.origin] ?? Origin.none, start: Instant(key.start),
          end: Instant(key.end),
          created: key.created == SampleKey.noCreation ? nil : Instant(key.end) + key.created, value: value,
          detail: key.detail == 0 ? RecordDetail(decoding: []) : lastDetail.detail,
          offset: offsets[rows.int(8)] ?? 0))
    }
  }

  func forEachElement(_ body: (StoredElement) throws -> Void) throws {
    try forEachElement("SELECT name, size, body FROM kept_element ORDER BY name, start, identity", body)
    try forEachWorkout(body)
    try forEachElement(
      """
      SELECT 'ActivitySummary', size, body FROM activity_summary AS a
      WHERE batch = (\(NewestBatch.with("activity_summary", where: "x.day = a.day"))) ORDER BY day, identity
      """, body)
  }

  private func forEachElement(_ query: String, _ body: (StoredElement) throws -> Void) throws {
    let rows = try RawStatement(db, query)
    while try rows.step() {
      try body(StoredElement(name: rows.text(0), body: PackedText(bytes: rows.blob(2), size: rows.int(1))))
    }
  }

  /// Readers of the export take each element for a separate recording, so it has only the version that counts, and those with a route that this one
  /// lacks.
  private func forEachWorkout(_ body: (StoredElement) throws -> Void) throws {
    let rows = try RawStatement(
      db,
      """
      SELECT w.size, w.body, w.activity, w.start, w.stop, w.duration, source.name FROM workout AS w
      LEFT JOIN superseded_workout AS s ON s.workout = w.identity
      LEFT JOIN origin ON origin.id = w.origin LEFT JOIN source ON source.id = origin.source
      WHERE s.workout IS NULL OR w.routes > (SELECT x.routes FROM workout AS x WHERE x.identity = s.standing)
      ORDER BY w.start, w.identity
      """)
    while try rows.step() {
      let text = PackedText(bytes: rows.blob(1), size: rows.int(0))
      guard WorkoutDetailCoding.isCoded(text) else {
        try body(StoredElement(name: ElementInserter.workout, body: text))
        continue
      }
      let workout = WorkoutDetailCoding.detail(text.bytes).map { detail in
        StoredWorkout(
          activity: rows.text(2), start: rows.instant(3), end: rows.instant(4), duration: rows.double(5),
          source: rows.text(6), detail: detail)
      }
      // Damaged values have no text either, so that they are set aside.
      try body(
        StoredElement(
          name: ElementInserter.workout, body: PackedText(bytes: [], size: text.size), workout: workout))
    }
  }

  func forEachFile(_ body: (StoredFile) throws -> Void) throws { try forEachFile("", body) }

  func forEachFile(_ condition: String, _ body: (StoredFile) throws -> Void) throws {
    let rows = try RawStatement(
      db, "SELECT kind, name, size, content FROM kept_file \(condition) ORDER BY name, identity")
    while try rows.step() {
      try body(
        StoredFile(
          kind: CompanionFile.Kind(rawValue: rows.text(0)) ?? .other, path: rows.text(1), content: rows.blob(3),
          size: rows.int(2)))
    }
  }

  private func names(_ sql: String) throws -> [Int: String] {
    var result: [Int: String] = [:]
    for row in try Row.fetchAll(db, sql: sql) { result[row[0]] = row[1] }
    return result
  }

  private func offsets() throws -> [Int: Int] {
    var result: [Int: Int] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT id, zone_offset FROM batch") { result[row[0]] = row[1] ?? 0 }
    return result
  }

  private func origins() throws -> [Int: Origin] {
    var result: [Int: Origin] = [:]
    let rows = try Row.fetchAll(
      db, sql: "SELECT origin.*, source.name FROM origin JOIN source ON source.id = origin.source")
    for row in rows {
      result[row["id"]] = Origin(
        source: row["name"], version: row["version"], device: row["device"], unit: row["unit"], word: row["word"],
        zone: row["zone"], pushed: (row["pushed"] as Int?).flatMap { Resolution(rawValue: $0) })
    }
    return result
  }

  private func nested() throws -> Set<UInt64> {
    var digests: Set<UInt64> = []
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns) FROM nested_sample")
    while try rows.step() { digests.insert(SampleKey(rows).digest) }
    return digests
  }
}

extension Origin {
  static let none = Origin(source: "", version: nil, device: nil, unit: nil, word: nil, zone: nil)
}
