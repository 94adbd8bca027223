package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func zoneStays() throws -> [ZoneStay] {
    let entries = try zoneEntries()
    let timeline = try timeline()
    let learnt = timeline.stays.compactMap { stay -> ZoneStay? in
      let zone = timeline.zones[stay.zone].identifier
      let isEntry = entries.contains {
        $0.zone == zone && $0.start <= stay.start && $0.end >= stay.end
      }
      // Stays at home are not listed.
      return isEntry || stay.zone == 0
        ? nil : ZoneStay(id: nil, zone: zone, start: stay.start, end: stay.end)
    }
    return (entries + learnt).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The person's own stays, as pending changes will leave them, with the numbers that the table will give.
  func zoneEntries() throws -> [ZoneStay] {
    var entries = try Row.fetchAll(db, sql: "SELECT * FROM zone_entry").map {
      ZoneStay(id: $0["id"], zone: $0["zone"], start: Instant($0["start"]), end: Instant($0["stop"]))
    }
    for (rule, stay) in try waitingEntries(ZoneEntry.self) {
      if let stay {
        guard stay.start < stay.end, !entries.contains(where: { $0.rule.id == rule }) else { continue }
        let id = (entries.compactMap(\.id).max() ?? 0) + 1
        entries.append(ZoneStay(id: id, zone: stay.zone, start: stay.start, end: stay.end))
      } else {
        entries.removeAll { $0.rule.id == rule }
      }
    }
    return entries
  }
}
