internal import DailveDomain
internal import Dispatch
internal import GRDB
internal import Synchronization

/// Brings everything that is computed from samples up to date, only for the days that changed.
///
/// Types are computed side by side from read snapshots and written one after another. The import lock is held meanwhile, so no
/// sample can change between the two.
struct Derivation {
  let pool: DatabasePool
  let zones: ZoneCatalogue

  /// Days outside 1900-2199 are kept as samples and have no statistics.
  static let plausible = -25_567...84_005

  private struct DirtyType: Sendable {
    var id: Int
    var name: String
    var longest: Int
  }

  /// Derived rows that replace those of their days.
  private enum Rows {
    case statistics([DerivedStatistics])
    case nights([DerivedNights])
  }

  func run() throws {
    let (types, timeline, origins) = try pool.read { db in
      let dirty = try Row.fetchAll(
        db,
        sql: """
          SELECT type.id, type.name, type.longest FROM type
          WHERE EXISTS (SELECT 1 FROM dirty WHERE dirty.type = type.id) ORDER BY samples DESC
          """
      ).map { DirtyType(id: $0["id"], name: $0["name"], longest: $0["longest"]) }
      return (dirty, try TimelineLoader(zones: zones).load(db), try OriginIndex(db, zones: zones))
    }
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: types.count) { index in
      do {
        let rows = try pool.read { db in try compute(types[index], db, timeline, origins) }
        try pool.write { db in try save(rows, of: types[index], db) }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  private func compute(_ type: DirtyType, _ db: Database, _ timeline: ZoneTimeline, _ origins: OriginIndex) throws
    -> Rows
  {
    let days = try Int.fetchAll(db, sql: "SELECT day FROM dirty WHERE type = ? ORDER BY day", arguments: [type.id])
    let runs = Self.runs(days.filter(Self.plausible.contains))
    if type.name == HealthType.sleepAnalysis {
      let nights = NightDerivation(db: db, type: type.id, timeline: timeline, origins: origins)
      return .nights(try runs.map(nights.derive))
    }
    let statistics = StatisticsDerivation(
      db: db, type: type.id, name: type.name, longest: type.longest, timeline: timeline, origins: origins)
    return .statistics(try runs.map(statistics.derive))
  }

  private func save(_ rows: Rows, of type: DirtyType, _ db: Database) throws {
    switch rows {
    case .statistics(let runs):
      let writer = try DailyWriter(db, type: type.id)
      for run in runs { try writer.replace(run, db) }
    case .nights(let runs):
      for run in runs {
        try db.execute(
          sql: "DELETE FROM night WHERE day BETWEEN ? AND ?", arguments: [run.days.lowerBound, run.days.upperBound])
        for night in run.nights { try NightRow(night).insert(db) }
      }
    }
    try db.execute(sql: "DELETE FROM dirty WHERE type = ?", arguments: [type.id])
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
