package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func zoneStays() throws -> [ZoneStay] {
    let entries = try Row.fetchAll(db, sql: "SELECT * FROM zone_entry").map {
      ZoneStay(id: $0["id"], zone: $0["zone"], start: Instant($0["start"]), end: Instant($0["stop"]))
    }
    let timeline = try timeline()
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
