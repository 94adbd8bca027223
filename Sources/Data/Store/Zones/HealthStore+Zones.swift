package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: ZoneKeeping {
  package func addZoneEntry(_ zone: String, from start: Instant, to end: Instant) async throws(StorageError) {
    try await change { _ in (.addZone(zone: zone, start: start.seconds, stop: end.seconds), ()) }
  }

  package func removeZoneEntry(_ id: Int) async throws(StorageError) {
    try await change { _ in (.removeZone(id: id), ()) }
  }
}

/// The `zone_entry` table.
enum ZoneEntries {
  static func add(_ zone: String, start: Int, stop: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try ZoneChange.during(db, zones: zones) {
      try db.execute(
        sql: "INSERT INTO zone_entry (start, stop, zone) VALUES (?, ?, ?)", arguments: [start, stop, zone])
    }
  }

  static func remove(_ id: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try ZoneChange.during(db, zones: zones) {
      try db.execute(sql: "DELETE FROM zone_entry WHERE id = ?", arguments: [id])
    }
  }
}
