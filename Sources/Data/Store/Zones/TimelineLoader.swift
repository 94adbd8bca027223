internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Reads which zone the person was in, and when.
struct TimelineLoader {
  let zones: ZoneCatalogue

  func load(_ db: Database) throws -> ZoneTimeline {
    let home = try String.fetchOne(
      db.cachedStatement(sql: "SELECT value FROM setting WHERE name = ?"), arguments: [SettingName.homeZone])
    var list = [home.flatMap { zones.rules($0) } ?? .utc]
    var index: [String: Int] = [list[0].identifier: 0]
    func stays(_ sql: String) throws -> [ZoneTimeline.Stay] {
      try Row.fetchAll(db.cachedStatement(sql: sql)).compactMap { row in
        let name: String = row["zone"]
        if index[name] == nil, let rules = zones.rules(name) {
          index[name] = list.count
          list.append(rules)
        }
        return index[name].map { ZoneTimeline.Stay(start: Instant(row["start"]), end: Instant(row["stop"]), zone: $0) }
      }
    }
    let evidence = try stays("SELECT start, stop, zone FROM zone_evidence ORDER BY start, stop, zone")
    let entries = try stays("SELECT start, stop, zone FROM zone_entry ORDER BY start, stop, zone")
    return ZoneTimeline(zones: list, evidence: evidence, entries: entries)
  }
}
