internal import DailveDomain
internal import GRDB

/// The home zone of a new store: what the person said; else where most nights were; else the machine's zone, if the export was
/// made at its offset; else the export's offset itself.
struct HomeZone {
  let zones: ZoneCatalogue

  func choose(_ order: ImportOrder, _ header: ExportHeader, _ db: Database) throws {
    let stored = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [SettingName.homeZone])
    guard stored == nil || order.homeZone != nil else { return }
    var zone = order.homeZone
    if zone == nil {
      zone = try String.fetchOne(
        db, sql: "SELECT zone FROM zone_evidence GROUP BY zone ORDER BY sum(stop - start) DESC, zone LIMIT 1")
    }
    if zone == nil, let exported = header.exported, let offset = header.offset {
      if let fallback = order.fallbackZone, zones.rules(fallback)?.offset(at: exported) == offset {
        zone = fallback
      } else {
        zone = Self.name(ofOffset: offset)
      }
    }
    guard let zone = zone ?? order.fallbackZone, zones.rules(zone) != nil else { return }
    try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [SettingName.homeZone, zone])
  }

  /// "GMT+0530".
  private static func name(ofOffset offset: Int) -> String {
    let minutes = abs(offset) / 60
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "GMT" + (offset < 0 ? "-" : "+") + digits(minutes / 60) + digits(minutes % 60)
  }
}
