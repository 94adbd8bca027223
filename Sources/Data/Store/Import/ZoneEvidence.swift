internal import DailveDomain
internal import GRDB

/// Collects where the person was from records that say so.
struct ZoneEvidence {
  private var open: [String: (start: Int, end: Int)] = [:]
  /// Nobody is in more zones than this at a time; names of zones that are none must not make each record slower than the last.
  private static let mostOpen = 64
  private var stays: [(start: Int, end: Int, zone: String)] = []

  mutating func note(_ rows: [SampleRow], tables: ImportTables) {
    for row in rows {
      if let zone = tables.origins[Int(row.origin)].zone { note(row.start, row.end, zone) }
    }
  }

  mutating func note(_ workout: WorkoutRecord, tables: ImportTables) {
    if let zone = tables.origins[Int(workout.origin)].zone { note(workout.start, workout.end, zone) }
  }

  /// Neighbours within the reach of evidence are one stay, if no other zone came between.
  private mutating func note(_ start: Int, _ end: Int, _ zone: String) {
    guard end >= start, end - start < 7 * 86_400 else { return }
    let reach = ZoneTimeline.reach
    if let stay = open[zone], start >= stay.start - reach, start <= stay.end + reach,
      !open.contains(where: { $0.key != zone && $0.value.start > stay.start && $0.value.start <= start })
    {
      open[zone] = (min(stay.start, start), max(stay.end, end))
    } else {
      if let stay = open[zone] { stays.append((stay.start, stay.end, zone)) }
      if open[zone] == nil, open.count >= Self.mostOpen, let oldest = open.min(by: { $0.value.end < $1.value.end }) {
        stays.append((oldest.value.start, oldest.value.end, oldest.key))
        open[oldest.key] = nil
      }
      open[zone] = (start, end)
    }
  }

  /// Each batch keeps its own evidence, so that undoing it takes away no other's.
  mutating func save(batch: Int, _ db: Database) throws {
    for (zone, stay) in open { stays.append((stay.start, stay.end, zone)) }
    open.removeAll()
    // Each stream of records walks through the years anew: what they say of the same time is one stay.
    var merged: [(start: Int, end: Int, zone: String)] = []
    for stay in stays.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = merged.last, last.zone == stay.zone, stay.start - last.end <= 2 * ZoneTimeline.reach {
        merged[merged.count - 1].end = max(last.end, stay.end)
      } else {
        merged.append(stay)
      }
    }
    for stay in merged {
      try db.execute(
        sql: """
          INSERT INTO zone_evidence (batch, start, stop, zone) VALUES (?, ?, ?, ?)
          ON CONFLICT (batch, start, zone) DO UPDATE SET stop = max(stop, excluded.stop)
          """, arguments: [batch, stay.start, stay.end, stay.zone])
    }
    stays.removeAll()
  }
}
