internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Collects where the person was from records with a zone, in any order.
struct ZoneEvidence {
  private struct Stay {
    var start: Int
    var end: Int
    var zone: String
  }

  private var open: [String: Stay] = [:]
  private var stays: [Stay] = []
  /// Number of stays at which they are joined, so that memory does not grow with the number of records.
  private var most = 1 << 14

  /// A trip to another zone and back within three hours is not expected. Longer gaps may be joined only in sorted evidence: a night abroad between
  /// two workouts at home is read long before or after them.
  private static let step = 3 * 3600
  /// Maximum number of zones with an open stay; many invalid zone names must not make each record slower than the last.
  private static let mostOpen = 64

  mutating func note(_ rows: [SampleRow], tables: ImportTables) {
    for row in rows {
      let origin = Int(row.origin)
      guard tables.origins[origin].hasZone, let zone = tables.zones[origin], !DatedZone.isNamed(zone) else { continue }
      note(row.start, row.end, zone)
    }
  }

  mutating func note(_ workout: WorkoutElement, tables: ImportTables) {
    if let zone = tables.zones[Int(workout.origin)] { note(workout.start, workout.end, zone) }
  }

  private mutating func note(_ start: Int, _ end: Int, _ zone: String) {
    guard end >= start, end - start < 7 * 86_400 else { return }
    if let stay = open[zone], end >= stay.start - Self.step, start <= stay.end + Self.step {
      open[zone] = Stay(start: min(stay.start, start), end: max(stay.end, end), zone: zone)
      return
    }
    if let stay = open[zone] {
      close(stay)
    } else if open.count >= Self.mostOpen, let oldest = open.values.min(by: { $0.end < $1.end }) {
      close(oldest)
      open[oldest.zone] = nil
    }
    open[zone] = Stay(start: start, end: end, zone: zone)
  }

  private mutating func close(_ stay: Stay) {
    stays.append(stay)
    guard stays.count >= most else { return }
    // The stays arrive unsorted, because each type of record starts again at the first year.
    stays = Self.joined(stays.sorted { ($0.zone, $0.start, $0.end) < ($1.zone, $1.start, $1.end) }, within: Self.step)
    most = max(most, 2 * stays.count)
  }

  /// Joins neighbours of one zone that are at most this many seconds apart.
  private static func joined(_ stays: [Stay], within gap: Int) -> [Stay] {
    var result: [Stay] = []
    for stay in stays {
      if let last = result.last, last.zone == stay.zone, stay.start - last.end <= gap {
        result[result.count - 1].end = max(last.end, stay.end)
      } else {
        result.append(stay)
      }
    }
    return result
  }

  /// Each batch keeps its own evidence, so that undoing it leaves the evidence of others.
  mutating func save(batch: Int, _ db: Database) throws {
    let all = stays + open.values
    open.removeAll()
    stays.removeAll()
    let sorted = all.sorted { ($0.start, $0.end, $0.zone) < ($1.start, $1.end, $1.zone) }
    // Each stay reaches half of this distance, so neighbours within it meet half-way.
    for stay in Self.joined(sorted, within: 2 * ZoneTimeline.reach) {
      try db.execute(
        sql: """
          INSERT INTO zone_evidence (batch, start, stop, zone) VALUES (?, ?, ?, ?)
          ON CONFLICT (batch, start, zone) DO UPDATE SET stop = max(stop, excluded.stop)
          """, arguments: [batch, stay.start, stay.end, stay.zone])
    }
  }

  /// A phone prints an offset with every record; only one that differs from the home zone's indicates a journey.
  static func leaveJourneys(batch: Int, zones: ZoneCatalogue, _ db: Database) throws {
    let home = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [SettingName.homeZone])
    guard let rules = home.flatMap(zones.rules) else { return }
    let stays = try Row.fetchAll(
      db, sql: "SELECT start, stop, zone FROM zone_evidence WHERE batch = ? AND zone LIKE 'GMT%'", arguments: [batch])
    for stay in stays {
      let (start, stop, zone): (Int, Int, String) = (stay["start"], stay["stop"], stay["zone"])
      guard let own = zones.rules(zone),
        [start, stop].allSatisfy({ own.offset(at: Instant($0)) == rules.offset(at: Instant($0)) })
      else { continue }
      try db.execute(
        sql: "DELETE FROM zone_evidence WHERE batch = ? AND start = ? AND zone = ?", arguments: [batch, start, zone])
    }
  }
}
