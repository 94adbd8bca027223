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
    let entries = try stays("SELECT start, stop, zone FROM zone_entry ORDER BY start")
    return ZoneTimeline(zones: list, evidence: evidence, entries: entries)
  }
}

/// Names in the `setting` table.
enum SettingName {
  static let homeZone = "homeZone"
  /// Why an import chose it; absent once the person has set it.
  static let homeZoneBasis = "homeZoneBasis"
  static let zoneBasis = "heartRateZones"
  static let birthDate = "birthDate"
  static let sex = "sex"
  static let height = "height"
  static let maximumHeartRate = "maximumHeartRate"
  static let maximumFormula = "maximumHeartRateFormula"
  static let thresholdPower = "thresholdPower"
  static let pinned = "pinned"
  static let activeDays = "activeDays"
  static let exerciseMinutes = "exerciseMinutes"
  static let stepsPerDay = "stepsPerDay"
  static let sleepHours = "sleepHours"
  static let weightGoal = "weightGoal"
  static let firstWeekday = "firstWeekday"
}
