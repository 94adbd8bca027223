package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: ZoneKeeping {
  package func zoneStays() async throws(StorageError) -> [ZoneStay] {
    let zones = zones
    return try await query { db in
      let entries = try Row.fetchAll(db, sql: "SELECT * FROM zone_entry").map {
        ZoneStay(id: $0["id"], zone: $0["zone"], start: Instant($0["start"]), end: Instant($0["stop"]))
      }
      let timeline = try TimelineLoader(zones: zones).load(db)
      let learnt = timeline.stays.compactMap { stay -> ZoneStay? in
        let zone = timeline.zones[stay.zone].identifier
        let isEntry = entries.contains {
          $0.zone == zone && $0.start <= stay.start && $0.end >= stay.end
        }
        // Being at home is nothing to tell.
        return isEntry || stay.zone == 0
          ? nil : ZoneStay(id: nil, zone: zone, start: stay.start, end: stay.end)
      }
      return (entries + learnt).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }
  }

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
