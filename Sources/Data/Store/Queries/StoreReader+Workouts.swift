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
          FROM standing_workout AS workout JOIN origin ON origin.id = workout.origin JOIN source ON source.id = origin.source
          WHERE start >= ? AND start < ? AND NOT source.off ORDER BY start, stop
          """), arguments: [(days.lowerBound.number - 1) * 86_400, (days.upperBound.number + 2) * 86_400])
    let others = try supersededWorkouts(from: days)
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
      var workout = Workout(
        id: WorkoutID.text(row[11]), activity: Self.activity(row[0]), start: start, end: Instant(row[2]), day: day,
        duration: (row[3] as Double) / 60, distance: row[4], energy: row[5], averageHeartRate: row[6],
        maximumHeartRate: row[7], source: row[8], kind: kind, precedence: precedence.rank(row[12], kind))
      for other in others[row[11]] ?? [] { other.complete(&workout) }
      result.append(workout)
    }
    return result
  }

  /// Another word for a recording, and what it adds to the one that stands.
  private struct Superseded {
    var id: String
    var activity: String
    var distance: Double?
    var energy: Double?
    var averageHeartRate: Double?
    var maximumHeartRate: Double?

    func complete(_ workout: inout Workout) {
      workout.aliases.append(id)
      if workout.isGeneric { workout.activity = activity }
      // 0 says that nobody measured it.
      func fill(_ total: inout Double?, _ other: Double?) { if (total ?? 0) <= 0, let other { total = other } }
      fill(&workout.distance, distance)
      fill(&workout.energy, energy)
      fill(&workout.averageHeartRate, averageHeartRate)
      fill(&workout.maximumHeartRate, maximumHeartRate)
    }
  }

  /// By the workout that stands, in the order in which they complete it.
  private func supersededWorkouts(from days: ClosedRange<CivilDay>) throws -> [Int64: [Superseded]] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT s.standing, w.identity, w.activity, w.distance, w.energy, w.average_heart_rate, w.maximum_heart_rate
          FROM superseded_workout AS s JOIN workout AS w ON w.identity = s.workout
          WHERE w.start >= ? AND w.start < ? ORDER BY s.standing, s.place
          """), arguments: [(days.lowerBound.number - 3) * 86_400, (days.upperBound.number + 4) * 86_400])
    var result: [Int64: [Superseded]] = [:]
    while let row = try rows.next() {
      result[row[0], default: []].append(
        Superseded(
          id: WorkoutID.text(row[1]), activity: Self.activity(row[2]), distance: row[3], energy: row[4],
          averageHeartRate: row[5], maximumHeartRate: row[6]))
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
