package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

extension StoreReader {
  package func workoutDetail(_ id: String) throws -> WorkoutDetail? {
    guard let identity = WorkoutID.identity(id), let elements else { return nil }
    return try WorkoutDetails(db: db, elements: elements).detail(identity)
  }

  package func workoutAnalysis(_ id: String) throws -> WorkoutAnalysis? {
    guard let identity = WorkoutID.identity(id) else { return nil }
    let rows = try RawStatement(
      cachedBy: db, "SELECT facts, course, line FROM workout_analysis WHERE workout = ? AND version = ?")
    rows.bind(Int(identity), at: 1)
    rows.bind(WorkoutAnalysis.version, at: 2)
    guard try rows.step() else { return nil }
    return try WorkoutAnalysisCoding.analysis(
      WorkoutAnalysisCoding.Columns(facts: rows.blob(0), course: rows.blob(1), line: rows.blob(2)))
  }

  package func workoutFacts() throws -> [String: WorkoutFacts] {
    let rows = try RawStatement(
      cachedBy: db,
      """
      SELECT workout, moving, ascent, length FROM workout_analysis AS a WHERE a.version = \(WorkoutAnalysis.version)
      """)
    func number(_ column: Int32) -> Double? { rows.isNull(column) ? nil : rows.double(column) }
    var result: [String: WorkoutFacts] = [:]
    while try rows.step() {
      result[WorkoutID.text(Int64(rows.int(0)))] = WorkoutFacts(
        moving: number(1), ascent: number(2), trackDistance: number(3))
    }
    return result
  }

  package func routeLines(of activity: String, near start: Coordinate, length: Double) throws
    -> [String: [LinePoint]]
  {
    // A degree of latitude is 111 km. The range is wider than `RouteShape.nearStart`, which decides.
    let near = 1.5 * RouteShape.nearStart / 111_000
    let longest = length / (1 - 2 * RouteShape.lengthTolerance)
    let rows = try RawStatement(
      cachedBy: db,
      """
      SELECT a.workout, a.line, workout.activity FROM workout_analysis AS a JOIN workout ON workout.identity = a.workout
      WHERE a.latitude BETWEEN ? AND ? AND a.length BETWEEN ? AND ?
      """)
    rows.bind(real: start.latitude - near, at: 1)
    rows.bind(real: start.latitude + near, at: 2)
    rows.bind(real: length * (1 - 2 * RouteShape.lengthTolerance), at: 3)
    rows.bind(real: longest, at: 4)
    var result: [String: [LinePoint]] = [:]
    while try rows.step() {
      var kind = Self.activity(rows.text(2))
      // Another version of the workout may know its activity.
      if !ActivityGroup.isSpecific(kind) { kind = try CompletedRecording(rows.int(0), db)?.totals.activity ?? kind }
      guard kind == activity else { continue }
      result[WorkoutID.text(Int64(rows.int(0)))] = WorkoutAnalysisCoding.line(rows.blob(1))
    }
    return result
  }

  package func workoutLines(_ ids: [String]) throws -> [String: [LinePoint]] {
    let rows = try RawStatement(cachedBy: db, "SELECT line FROM workout_analysis WHERE workout = ?")
    var result: [String: [LinePoint]] = [:]
    for id in ids {
      guard let identity = WorkoutID.identity(id) else { continue }
      rows.bind(Int(identity), at: 1)
      let bytes = try rows.step() ? rows.blob(0) : []
      rows.reset()
      if !bytes.isEmpty { result[id] = WorkoutAnalysisCoding.line(bytes) }
    }
    return result
  }

  package func bestEfforts() throws -> [FastestStretch] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT best_effort.workout, best_effort.distance, best_effort.seconds, best_effort.start,
            (SELECT \(WorkoutFactsCoding.isFromSamples) FROM workout_analysis AS a WHERE a.workout = best_effort.workout)
          FROM best_effort
          JOIN workout ON workout.identity = best_effort.workout JOIN origin ON origin.id = workout.origin
          JOIN source ON source.id = origin.source WHERE NOT source.off
          ORDER BY best_effort.distance, best_effort.seconds, best_effort.workout
          """))
    var result: [FastestStretch] = []
    while let row = try rows.next() {
      result.append(
        FastestStretch(
          id: WorkoutID.text(row[0]), distance: row[1], seconds: row[2], start: row[3], isFromSamples: row[4] ?? false))
    }
    return result
  }

  package func bestPower(over seconds: Double, in ids: [String]) throws -> [String: Double] {
    var result: [String: Double] = [:]
    for id in ids {
      result[id] = try workoutAnalysis(id)?.bestPowers.first { $0.seconds == seconds }?.watts
    }
    return result
  }

  package func analysisProgress() throws -> AnalysisProgress {
    let done = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT count(*) FROM workout_analysis WHERE version = ?"),
      arguments: [WorkoutAnalysis.version])
    let total = try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM standing_workout"))
    return AnalysisProgress(done: done ?? 0, total: total ?? 0)
  }
}
