internal import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func firstDay() throws -> CivilDay? {
    // The query takes one seek per type, because the key starts with the type.
    let days =
      try Int.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT (SELECT min(day) FROM daily WHERE daily.type = type.id AND day > -25567) AS day FROM type
            WHERE day IS NOT NULL UNION ALL SELECT * FROM (SELECT day FROM night ORDER BY day LIMIT 1)
            """))
    let workout = try Row.fetchOne(db.cachedStatement(sql: Self.workoutStarts + " ORDER BY start LIMIT 1"))
    let timeline = try timeline()
    let written = try writtenDays(in: CivilDay.accepted).min()
    return (days + [workout.map { Self.day(ofWorkout: $0, timeline, zones) }, written].compactMap { $0 }).min().map {
      CivilDay(number: $0)
    }
  }

  /// Workouts that count, with what determines their local day.
  private static let workoutStarts =
    "SELECT start, zone FROM workout JOIN origin ON origin.id = origin JOIN source ON source.id = source WHERE NOT off"

  static func day(ofWorkout row: Row, _ timeline: ZoneTimeline, _ zones: ZoneCatalogue) -> Int {
    let zone: String? = row["zone"]
    let start = Instant(row["start"])
    return (zone.flatMap { zones.rules($0) }?.day(at: start) ?? timeline.day(at: start)).number
  }

  package func lastDay(onOrBefore day: CivilDay) throws -> CivilDay? {
    let days = try Int.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT (SELECT max(day) FROM daily WHERE daily.type = type.id AND day <= ?1) AS day FROM type
          WHERE day IS NOT NULL UNION ALL SELECT day FROM night WHERE day = (SELECT max(day) FROM night WHERE day <= ?1)
          """), arguments: [day.number]
    )
    let workouts = try Row.fetchCursor(
      db.cachedStatement(sql: Self.workoutStarts + " AND start < ? ORDER BY start DESC"),
      arguments: [(day.number + 2) * 86_400])
    let timeline = try timeline()
    // Workouts of the following days come first and are skipped.
    var last: Int?
    while last == nil, let row = try workouts.next() {
      let found = Self.day(ofWorkout: row, timeline, zones)
      if found <= day.number { last = found }
    }
    let written = try writtenDays(in: min(CivilDay.accepted.lowerBound, day)...day).max()
    return (days + [last, written].compactMap { $0 }).max().map { CivilDay(number: $0) }
  }
}
