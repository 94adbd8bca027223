internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Rules become entries. The time of most of them is unknown, so their stamps lose against every edit.
enum RuleMigration {
  static func run(_ db: Database) throws {
    let device = try ThisDevice.id(db)
    let zones = ZoneCatalogue()
    for (rule, seconds) in try rules(db) where try EntryTable.version(rule.id, db) == nil {
      let version = EntryChange(
        id: rule.id, kind: type(of: rule).kind, value: try EntryTable.encode(rule), isDeleted: false,
        stamp: EntryStamp(milliseconds: seconds.multipliedClamped(by: 1000), device: device))
      // One of a time that no calendar has stays where it is.
      guard (try? EntryTable.entry(of: version)) != nil else { continue }
      try EntryTable.apply(version, operation: nil, db, zones: zones, at: nil)
    }
    // Some may have come from a newer store and passed through.
    try WaitingEntries.project([Setting.kind, EnteredStay.kind], db, zones: zones)
    try WaitingEntries.takeEffect(db, zones: zones)
  }

  /// With the seconds since 1970 when it was made; 0 where that is not known.
  private static func rules(_ db: Database) throws -> [(rule: any Rule, made: Int)] {
    var rules: [(rule: any Rule, made: Int)] = []
    func add(_ sql: String, _ rule: (Row) throws -> (any Rule)?) throws {
      for row in try Row.fetchAll(db, sql: sql) {
        if let rule = try rule(row) { rules.append((rule, max(0, row["made"]))) }
      }
    }
    let basis = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [SettingName.homeZoneBasis])
    try add("SELECT name, value, 0 AS made FROM setting ORDER BY name") { row in
      let setting = Setting(name: row["name"], value: row["value"])
      switch setting.name {
      case SettingName.homeZoneBasis: return nil
      // A guess is not the person's.
      case SettingName.homeZone:
        let isGiven = basis.map { $0 == HomeZoneChoice.Basis.given.rawValue } ?? !setting.value.hasPrefix("GMT")
        return isGiven ? setting : nil
      default: return setting
      }
    }
    try add("SELECT name, 0 AS made FROM type WHERE off ORDER BY name") { TypeSwitch(type: $0["name"], isOff: true) }
    try add("SELECT name, 0 AS made FROM source WHERE off ORDER BY name") {
      SourceSwitch(source: $0["name"], isOff: true)
    }
    try add("SELECT DISTINCT type, 0 AS made FROM source_rank ORDER BY type") { try order($0["type"], db) }
    try add(
      "SELECT day, name, 0 AS made FROM night_source JOIN source ON source.id = night_source.source ORDER BY day"
    ) { NightChoice(day: CivilDay(number: $0["day"]), source: $0["name"]) }
    try add(
      """
      SELECT override.*, type.name AS type_name, source.name AS source_name FROM override
      JOIN type ON type.id = override.type JOIN source ON source.id = override.source ORDER BY override.id
      """
    ) { row in
      let start: Int = row["start"]
      return ReadingOverride(
        type: row["type_name"], source: row["source_name"], start: Instant(start),
        end: Instant(start) + (row["duration"] as Int), value: row["value"], correction: row["correction"])
    }
    try add("SELECT start, stop, zone, 0 AS made FROM zone_entry ORDER BY id") {
      EnteredStay(zone: $0["zone"], start: Instant($0["start"]), end: Instant($0["stop"]))
    }
    return rules
  }

  private static func order(_ type: Int, _ db: Database) throws -> SourceOrder? {
    let name =
      type == WorkoutPrecedence.type
      ? HealthType.workout : try String.fetchOne(db, sql: "SELECT name FROM type WHERE id = ?", arguments: [type])
    guard let name else { return nil }
    var places: [Int: [String]] = [:]
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT rank, name FROM source_rank JOIN source ON source.id = source_rank.source WHERE type = ? ORDER BY source.id
        """, arguments: [type])
    {
      places[row["rank"], default: []].append(row["name"])
    }
    return SourceOrder(type: name, sources: places.sorted { $0.key < $1.key }.map(\.value))
  }
}
