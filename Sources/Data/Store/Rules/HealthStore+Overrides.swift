package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: OverrideKeeping {
  package func override(
    types: [String], start: Instant, source: String?, correction: Double?, now: Instant
  ) async throws(SaveError) -> Int {
    try await change { reader in
      let versions = try types.flatMap { type in
        try OverrideTable.readings(of: type, at: start.seconds, source: source, reader.db, zones: reader.zones).map {
          try reader.version(saying: reader.rule(for: $0, of: type, saying: correction), now: now)
        }
      }
      return (PersonChange(versions.compactMap { $0 }), versions.count)
    }
  }

  package func removeOverride(_ id: Int, now: Instant) async throws(SaveError) {
    try await saveRules { reader in
      try reader.overrides().filter { $0.id == id }.map {
        try reader.version(reverting: ReadingOverride.self, id: $0.rule.id, now: now)
      }
    }
  }
}

extension StoreReader {
  /// The rule for a reading. A reading that already has a rule by its value in another unit keeps that value.
  fileprivate func rule(for reading: OverriddenReading, of type: String, saying correction: Double?) throws
    -> ReadingOverride
  {
    let (start, end) = (Instant(reading.start), Instant(reading.start) + reading.duration)
    let source = try SourceNames.name(of: reading.source, db) ?? ""
    let about = try overrides().filter { other in
      (other.type, other.source, other.start, other.end) == (type, source, start, end)
    }
    let known =
      about.first { Reading.isSame($0.value, reading.value) }
      ?? about.first { CountingRules.fits($0.value, reading.value) }
    return ReadingOverride(
      type: type, source: source, start: start, end: end, value: known?.value ?? reading.value,
      correction: correction)
  }
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
      guard rows.isNumber(4), sources?.contains(rows.int(2)) ?? true,
        isNameable(rows.instant(1)), isNameable(rows.instant(1) + rows.int(3))
      else { continue }
      let reading = Reading(
        start: rows.instant(1), source: rows.int(2), duration: rows.int(3),
        value: (conversions[rows.int(5)] ?? .identity)(rows.double(4)), origin: 0)
      if repeated.place(of: reading, in: readings) == nil { readings.append(reading) }
    }
    return readings.map {
      OverriddenReading(start: $0.start.seconds, source: $0.source, duration: $0.duration, value: $0.value)
    }
  }

  /// True if an entry can state an instant: some lie outside of any calendar.
  private static func isNameable(_ instant: Instant) -> Bool { Instant(instant.description) == instant }

  /// Stores the rule if its type and source are known, whether or not the store has the reading.
  static func put(_ rule: ReadingOverride, made: Int, _ db: Database) throws {
    guard let key = try Key(rule, db) else { return }
    let stored = try Row.fetchOne(
      db, sql: "SELECT correction, made FROM override WHERE \(Key.match)", arguments: key.arguments)
    if let stored, stored["correction"] as Double? == rule.correction, stored["made"] == made { return }
    // A changed override of a reading keeps its number.
    try db.execute(
      sql: """
        INSERT INTO override (type, start, source, duration, value, correction, made) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET correction = excluded.correction, made = excluded.made
        """, arguments: key.arguments + [rule.correction, made])
    try markDirty(key, db)
  }

  static func remove(_ rule: ReadingOverride, _ db: Database) throws {
    guard let key = try Key(rule, db) else { return }
    try db.execute(sql: "DELETE FROM override WHERE \(Key.match)", arguments: key.arguments)
    if db.changesCount > 0 { try markDirty(key, db) }
  }

  private struct Key {
    static let match = "type = ? AND start = ? AND source = ? AND duration = ? AND value = ?"

    var type: Int
    var source: Int
    var start: Int
    var duration: Int
    var value: Double

    var arguments: StatementArguments { [type, start, source, duration, value] }

    /// `nil` if the store has nothing of the type or the source.
    init?(_ rule: ReadingOverride, _ db: Database) throws {
      guard let type = try TypeTable.number(of: rule.type, db), let source = try SourceNames.number(of: rule.source, db)
      else { return nil }
      self.type = type
      self.source = source
      start = rule.start.seconds
      duration = rule.end - rule.start
      value = rule.value
    }
  }

  /// Marks the days of a reading. If the store does not have it, they are marked when it comes.
  private static func markDirty(_ key: Key, _ db: Database) throws {
    let isThere = try Bool.fetchOne(
      db,
      sql: "SELECT EXISTS (SELECT 1 FROM sample WHERE type = ? AND start = ? AND source = ? AND duration = ?)",
      arguments: [key.type, key.start, key.source, key.duration])
    guard isThere == true else { return }
    var days = DirtyDays()
    days.touch(type: key.type, start: key.start, end: key.start.addingClamped(key.duration))
    try days.save(db)
  }
}

extension ReadingOverride: ProjectedRule {
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    if isSaid { try OverrideTable.put(self, made: made, db) } else { try OverrideTable.remove(self, db) }
  }
}
