internal import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func firstDay() throws -> CivilDay? {
    // One seek per type: the key starts with the type.
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

  private static func day(ofWorkout row: Row, _ timeline: ZoneTimeline, _ zones: ZoneCatalogue) -> Int {
    let zone: String? = row["zone"]
    let start = Instant(row["start"])
    return (zone.flatMap { zones.rules($0) }?.day(at: start) ?? timeline.day(at: start)).number
  }

  package func knownDays(in days: ClosedRange<CivilDay>) throws -> Set<CivilDay> {
    let (first, last) = (days.lowerBound.number, days.upperBound.number)
    // One flag per day: sets of numbers cost more than the rows that fill them.
    var isKnown = [Bool](repeating: false, count: last - first + 1)
    func mark(_ day: Int) { if (first...last).contains(day) { isKnown[day - first] = true } }
    let nights = try RawStatement(cachedBy: db, "SELECT day FROM night WHERE day BETWEEN ? AND ?")
    nights.bind(first, at: 1)
    nights.bind(last, at: 2)
    while try nights.step() { mark(nights.int(0)) }
    for day in try writtenDays(in: days) { mark(day) }
    let timeline = try timeline()
    let workouts = try Row.fetchAll(
      db.cachedStatement(sql: Self.workoutStarts + " AND start >= ? AND start < ?"),
      arguments: [(first - 1) * 86_400, (last + 2) * 86_400])
    for workout in workouts { mark(Self.day(ofWorkout: workout, timeline, zones)) }
    // Type by type, the largest first, and only while days are missing: usually the first type has them all.
    let rows = try RawStatement(cachedBy: db, "SELECT day FROM daily WHERE type = ? AND day BETWEEN ? AND ?")
    for type in try Int.fetchAll(
      db.cachedStatement(sql: "SELECT id FROM type WHERE samples > 0 ORDER BY samples DESC"))
    {
      guard let from = isKnown.firstIndex(of: false), let to = isKnown.lastIndex(of: false) else { break }
      rows.bind(type, at: 1)
      rows.bind(first + from, at: 2)
      rows.bind(first + to, at: 3)
      while try rows.step() { mark(rows.int(0)) }
      rows.reset()
    }
    return Set(isKnown.indices.lazy.filter { isKnown[$0] }.map { days.lowerBound + $0 })
  }

  package func lastDay(onOrBefore day: CivilDay) throws -> CivilDay? {
    let days = try Int.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT (SELECT max(day) FROM daily WHERE daily.type = type.id AND day <= ?1) AS day FROM type
          WHERE day IS NOT NULL UNION ALL SELECT day FROM night WHERE day = (SELECT max(day) FROM night WHERE day <= ?1)
          """), arguments: [day.number]
    )
    let workout = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT max(start) FROM workout WHERE start < ?"), arguments: [(day.number + 2) * 86_400])
    let timeline = try timeline()
    let last = workout.map { min(timeline.day(at: Instant($0)).number, day.number) }
    let written = try writtenDays(in: min(CivilDay.accepted.lowerBound, day)...day).max()
    return (days + [last, written].compactMap { $0 }).max().map { CivilDay(number: $0) }
  }
}
