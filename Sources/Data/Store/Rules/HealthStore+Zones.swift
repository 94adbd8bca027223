package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: ZoneKeeping {
  package func addZoneEntry(_ zone: String, from start: Instant, to end: Instant, now: Instant)
    async throws(SaveError)
  {
    try await saveRules { reader in
      [try reader.version(saying: ZoneEntry(zone: zone, start: start, end: end), now: now)]
    }
  }

  package func removeZoneEntry(_ id: Int, now: Instant) async throws(SaveError) {
    try await saveRules { reader in
      try reader.zoneEntries().filter { $0.id == id }.map {
        try reader.version(reverting: ZoneEntry.self, id: $0.rule.id, now: now)
      }
    }
  }
}

/// The `zone_entry` table.
enum ZoneEntries {
  static func add(_ stay: ZoneEntry, _ db: Database, zones: ZoneCatalogue) throws {
    let isThere = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM zone_entry WHERE start = ? AND stop = ? AND zone = ?)",
      arguments: [stay.start.seconds, stay.end.seconds, stay.zone])
    // Ignore stays that are empty or stored already.
    guard isThere == false, stay.start < stay.end else { return }
    try ZoneChange.during(db, zones: zones) {
      try db.execute(
        sql: "INSERT INTO zone_entry (start, stop, zone) VALUES (?, ?, ?)",
        arguments: [stay.start.seconds, stay.end.seconds, stay.zone])
    }
  }

  static func remove(_ stay: ZoneEntry, _ db: Database, zones: ZoneCatalogue) throws {
    try ZoneChange.during(db, zones: zones) {
      try db.execute(
        sql: "DELETE FROM zone_entry WHERE start = ? AND stop = ? AND zone = ?",
        arguments: [stay.start.seconds, stay.end.seconds, stay.zone])
    }
  }
}

extension ZoneStay {
  /// The entry with this stay's zone and time, whether or not the person made one.
  var rule: ZoneEntry { ZoneEntry(zone: zone, start: start, end: end) }
}

extension ZoneEntry: ProjectedRule {
  static var needsSubject: Bool { false }

  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    if isSaid { try ZoneEntries.add(self, db, zones: zones) } else { try ZoneEntries.remove(self, db, zones: zones) }
  }
}
