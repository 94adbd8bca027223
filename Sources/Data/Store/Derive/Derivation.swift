internal import DailveDomain
internal import GRDB

/// Brings everything that is computed from samples up to date, only for the days that changed.
struct Derivation {
  let pool: DatabasePool
  let zones: ZoneCatalogue

  /// Days outside 1900-2199 are kept as samples and have no statistics.
  static let plausible = -25_567...84_005

  func run() throws {
    let (types, timeline, origins) = try pool.read { db in
      let dirty = try Row.fetchAll(
        db,
        sql:
          "SELECT DISTINCT type.id, type.name, type.longest FROM dirty JOIN type ON type.id = dirty.type ORDER BY type.id"
      ).map { (id: $0["id"] as Int, name: $0["name"] as String, longest: $0["longest"] as Int) }
      return (dirty, try TimelineLoader(zones: zones).load(db), try OriginIndex(db, zones: zones))
    }
    for type in types {
      try pool.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          let days = try Int.fetchAll(
            db, sql: "SELECT day FROM dirty WHERE type = ? ORDER BY day", arguments: [type.id])
          let plausible = days.filter(Self.plausible.contains)
          for run in Self.runs(plausible) {
            if type.name == HealthType.sleepAnalysis {
              try NightDerivation(db: db, type: type.id, timeline: timeline, origins: origins).derive(run)
            } else {
              try StatisticsDerivation(
                db: db, type: type.id, name: type.name, longest: type.longest, timeline: timeline, origins: origins
              ).derive(run)
            }
          }
          try db.execute(sql: "DELETE FROM dirty WHERE type = ?", arguments: [type.id])
          return .commit
        }
      }
    }
  }

  /// Neighbouring days together, at most 400 at a time so that memory stays bounded.
  static func runs(_ days: [Int]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for day in days {
      if let last = result.last, day - last.upperBound <= 3, day - last.lowerBound < 400 {
        result[result.count - 1] = last.lowerBound...day
      } else {
        result.append(day...day)
      }
    }
    return result
  }
}
