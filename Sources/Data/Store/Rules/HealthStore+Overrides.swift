package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: OverrideKeeping {
  package func override(
    types: [String], start: Instant, source: String?, correction: Double?, now: Instant
  ) async throws(StorageError) -> Int {
    var count = 0
    for (index, type) in types.enumerated() {
      // The receipt of a form belongs to its first change.
      count += try await (index == 0 ? self : whole).override(type, start, source, correction, now)
    }
    return count
  }

  private func override(
    _ type: String, _ start: Instant, _ source: String?, _ correction: Double?, _ now: Instant
  ) async throws(StorageError) -> Int {
    try await change { reader in
      let readings = try OverrideTable.readings(
        of: type, at: start.seconds, source: source, reader.db, zones: reader.zones)
      guard !readings.isEmpty else { return (nil, 0) }
      let change = PersonChange.override(
        type: type, readings: readings, correction: correction, made: now.seconds)
      return (change, readings.count)
    }
  }

  package func removeOverride(_ id: Int) async throws(StorageError) {
    try await change { reader in
      (try reader.overrides().contains { $0.id == id } ? .removeOverride(id: id) : nil, ())
    }
  }
}

/// What identifies a reading of a type. The source has the store's number; the value is in the canonical unit.
struct OverriddenReading: Codable, Sendable, Equatable {
  var start: Int
  var source: Int
  var duration: Int
  var value: Double
}

/// The `override` table.
enum OverrideTable {
  /// Readings of a type that start at an instant, each once, with values in the canonical unit.
  static func readings(of type: String, at start: Int, source: String?, _ db: Database, zones: ZoneCatalogue) throws
    -> [OverriddenReading]
  {
    guard let number = try TypeTable.number(of: type, db) else { return [] }
    let conversions = try OriginIndex(db, zones: zones).conversions(to: type)
    let sources = try source.map { try Int.fetchSet(db, sql: "SELECT id FROM source WHERE name = ?", arguments: [$0]) }
    let rows = try RawStatement(
      db, "SELECT \(SampleKey.columns) FROM sample WHERE type = \(number) AND start = \(start)")
    var readings: [Reading] = []
    var repeated = RepeatedReadings()
    while try rows.step() {
      guard rows.isNumber(4), sources?.contains(rows.int(2)) ?? true else { continue }
      let reading = Reading(
        start: rows.instant(1), source: rows.int(2), duration: rows.int(3),
        value: conversions[rows.int(5)](rows.double(4)), origin: 0)
      if repeated.place(of: reading, in: readings) == nil { readings.append(reading) }
    }
    return readings.map {
      OverriddenReading(start: $0.start.seconds, source: $0.source, duration: $0.duration, value: $0.value)
    }
  }

  static func add(type: String, readings: [OverriddenReading], correction: Double?, made: Int, _ db: Database) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
    for reading in readings {
      // Repeating an override of a reading keeps its number.
      try db.execute(
        sql: """
          INSERT INTO override (type, start, source, duration, value, correction, made) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET correction = excluded.correction, made = excluded.made
          """,
        arguments: [number, reading.start, reading.source, reading.duration, reading.value, correction, made])
      try markDirty(type: number, start: reading.start, end: reading.start + reading.duration, db)
    }
  }

  static func remove(_ id: Int, _ db: Database) throws {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM override WHERE id = ?", arguments: [id]) else { return }
    let start: Int = row["start"]
    try db.execute(sql: "DELETE FROM override WHERE id = ?", arguments: [id])
    try markDirty(type: row["type"], start: start, end: start + (row["duration"] as Int), db)
  }

  private static func markDirty(type: Int, start: Int, end: Int, _ db: Database) throws {
    var days = DirtyDays()
    days.touch(type: type, start: start, end: end)
    try days.save(db)
  }
}
