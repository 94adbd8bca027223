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
          SELECT \(StatementTotals.columns), w.start, w.stop, w.duration,
            source.name, source.kind, origin.zone, w.identity, source.id, source.named, source.told
          FROM standing_workout AS w JOIN origin ON origin.id = w.origin JOIN source ON source.id = origin.source
          WHERE w.start >= ? AND w.start < ? AND NOT source.off ORDER BY w.start, w.stop
          """), arguments: [(days.lowerBound.number - 1) * 86_400, (days.upperBound.number + 2) * 86_400])
    let others = try supersededWorkouts(from: days)
    var result: [Workout] = []
    // A page reads years of workouts: columns are read by index, and a zone is looked up once for neighbours that share
    // it.
    var zone: (name: String, rules: ZoneRules?)?
    while let row = try rows.next() {
      let start = Instant(row[5])
      let name: String? = row[10]
      if let name, name != zone?.name { zone = (name, zones.rules(name)) }
      let day = name.flatMap { _ in zone?.rules }?.day(at: start) ?? timeline.day(at: start)
      guard days.contains(day) else { continue }
      let evidence = SourceEvidence(SourceKind(stored: row[9]) ?? .app, isNamed: row[13])
        .told(SourceKind(stored: row[14]))
      var totals = StatementTotals(row)
      let versions = others[row[11]] ?? []
      for version in versions { totals.complete(by: version.totals) }
      var workout = Workout(
        id: WorkoutID.text(row[11]), activity: totals.activity, start: start, end: Instant(row[6]), day: day,
        duration: (row[7] as Double) / 60, distance: totals.distance, energy: totals.energy,
        averageHeartRate: totals.averageHeartRate, maximumHeartRate: totals.maximumHeartRate, source: row[8],
        kind: evidence.kind, precedence: precedence.rank(row[12], evidence.rank))
      workout.aliases = versions.map(\.id)
      result.append(workout)
    }
    return result
  }

  /// The versions that others take precedence over, by the workout that stands, in the order in which they complete it.
  private func supersededWorkouts(from days: ClosedRange<CivilDay>) throws
    -> [Int64: [(id: String, totals: StatementTotals)]]
  {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT \(StatementTotals.columns), s.standing, w.identity
          FROM superseded_workout AS s JOIN workout AS w ON w.identity = s.workout
          WHERE w.start >= ? AND w.start < ? ORDER BY s.standing, s.place
          """), arguments: [(days.lowerBound.number - 3) * 86_400, (days.upperBound.number + 4) * 86_400])
    var result: [Int64: [(id: String, totals: StatementTotals)]] = [:]
    while let row = try rows.next() {
      result[row[5], default: []].append((id: WorkoutID.text(row[6]), totals: StatementTotals(row)))
    }
    return result
  }

  /// Name of an activity without HealthKit's prefix.
  static func activity(_ name: String) -> String {
    let prefix = "HKWorkoutActivityType"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  package func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT day, active_energy, exercise, stand, min(identity) FROM activity_summary AS a WHERE day BETWEEN ? AND ?
          AND batch = (\(NewestBatch.with("activity_summary", where: "x.day = a.day"))) GROUP BY day ORDER BY day
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

  package func ringGoals(in days: ClosedRange<CivilDay>) throws -> [RingGoals] {
    // The goals are in the stored element alone; a page asks for two weeks of them.
    guard let elements else { return [] }
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT day, size, body, min(identity) FROM activity_summary AS a WHERE day BETWEEN ? AND ?
          AND batch = (\(NewestBatch.with("activity_summary", where: "x.day = a.day"))) GROUP BY day ORDER BY day
          """), arguments: [days.lowerBound.number, days.upperBound.number])
    var result: [RingGoals] = []
    while let row = try rows.next() {
      let body = PackedText(bytes: [UInt8](row["body"] as Data), size: row["size"])
      let goals = elements.ringGoals(body, on: CivilDay(number: row["day"]))
      if goals.move != nil || goals.exercise != nil { result.append(goals) }
    }
    return result
  }
}
