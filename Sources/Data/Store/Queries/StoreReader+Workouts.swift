package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

extension StoreReader {
  package func workoutRecordings(in days: ClosedRange<CivilDay>) throws -> [Workout] {
    let timeline = try timeline()
    let precedence = try WorkoutPrecedence(self)
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT workout.activity, start, stop, duration, distance, energy, average_heart_rate, maximum_heart_rate,
            source.name, source.kind, origin.zone, workout.identity, source.id
          FROM workout JOIN origin ON origin.id = workout.origin JOIN source ON source.id = origin.source
          WHERE start >= ? AND start < ? AND NOT source.off ORDER BY start, stop
          """), arguments: [(days.lowerBound.number - 1) * 86_400, (days.upperBound.number + 2) * 86_400])
    var result: [Workout] = []
    // By index, and neighbours mostly share a zone: a page reads years of workouts.
    var zone: (name: String, rules: ZoneRules?)?
    while let row = try rows.next() {
      let start = Instant(row[1])
      let name: String? = row[10]
      if let name, name != zone?.name { zone = (name, zones.rules(name)) }
      let day = name.flatMap { _ in zone?.rules }?.day(at: start) ?? timeline.day(at: start)
      guard days.contains(day) else { continue }
      let kind = SourceKind(rawValue: row[9]) ?? .app
      result.append(
        Workout(
          id: WorkoutID.text(row[11]), activity: Self.activity(row[0]), start: start, end: Instant(row[2]), day: day,
          duration: (row[3] as Double) / 60, distance: row[4], energy: row[5], averageHeartRate: row[6],
          maximumHeartRate: row[7], source: row[8], kind: kind, precedence: precedence.rank(row[12], kind)))
    }
    return result
  }

  /// Without HealthKit's prefix.
  static func activity(_ name: String) -> String {
    let prefix = "HKWorkoutActivityType"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  package func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT day, active_energy, exercise, stand FROM activity_summary AS a WHERE day BETWEEN ? AND ?
          AND batch = (SELECT max(batch) FROM activity_summary AS b WHERE b.day = a.day) GROUP BY day ORDER BY day
          """),
      arguments: [days.lowerBound.number, days.upperBound.number])
    var result: [ActivitySummary] = []
    while let row = try rows.next() {
      result.append(
        ActivitySummary(
          day: CivilDay(number: row["day"]), activeEnergy: row["active_energy"], exerciseMinutes: row["exercise"],
          standHours: row["stand"]))
    }
    return result
  }
}
