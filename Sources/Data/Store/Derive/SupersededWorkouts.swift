internal import DailveDomain
internal import GRDB

/// Updates the table `superseded_workout`, which follows from all statements of phones and from those of exports about the same times.
struct SupersededWorkouts {
  let db: Database

  private struct Entry: Hashable {
    var workout: Int64
    var standing: Int64
    var place: Int
  }

  /// Also deletes the analyses of recordings whose statements have changed, and the heart rates held in their times.
  func complete() throws {
    let before = try stored()
    let after = try current()
    for entry in before.subtracting(after) {
      try db.cachedStatement(sql: "DELETE FROM superseded_workout WHERE workout = ?").execute(arguments: [entry.workout]
      )
    }
    for entry in after.subtracting(before) {
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO superseded_workout VALUES (?, ?, ?)")
        .execute(arguments: [entry.workout, entry.standing, entry.place])
    }
    let changed = after.symmetricDifference(before)
    for workout in Set(changed.flatMap { [$0.workout, $0.standing] }) {
      try db.cachedStatement(sql: "DELETE FROM workout_analysis WHERE workout = ?").execute(arguments: [workout])
      try WorkoutHeartDerivation.forget(recordings: "?", [workout], db)
    }
  }

  private func stored() throws -> Set<Entry> {
    Set(
      try Row.fetchAll(db, sql: "SELECT workout, standing, place FROM superseded_workout").map {
        Entry(workout: $0[0], standing: $0[1], place: $0[2])
      })
  }

  private func current() throws -> Set<Entry> {
    let pushed = try statements(Self.pushed)
    guard !pushed.isEmpty else { return [] }
    let statements = WorkoutStatements(pushed: pushed, exported: try statements(Self.exported))
    var entries: Set<Entry> = []
    for recording in statements.recordings {
      for (place, workout) in recording.enumerated().dropFirst() {
        entries.insert(Entry(workout: workout, standing: recording[0], place: place))
      }
    }
    return entries
  }

  private static let columns = """
    w.identity, w.activity, w.start, w.stop, source.name,
    coalesce(w.distance > 0, 0) + coalesce(w.energy > 0, 0) + coalesce(w.average_heart_rate > 0, 0) + (w.routes > 0)
    """

  /// Statements of sources that the person has switched off do not count.
  private static let pushed = """
    SELECT \(columns), p.names_source, p.id, p.said FROM pushed_workout AS p
    JOIN workout AS w ON w.identity = p.workout JOIN origin ON origin.id = w.origin
    JOIN source ON source.id = origin.source WHERE NOT source.off
    """

  /// Includes only exported workouts that begin about when a pushed one does.
  private static let exported = """
    SELECT DISTINCT \(columns), 1, NULL, 0 FROM (
      SELECT DISTINCT v.start FROM pushed_workout AS p JOIN workout AS v ON v.identity = p.workout) AS s
    JOIN workout AS w ON w.start BETWEEN s.start - \(WorkoutStatement.tolerance) AND s.start + \(WorkoutStatement.tolerance)
    JOIN origin ON origin.id = w.origin JOIN source ON source.id = origin.source JOIN batch ON batch.id = w.batch
    WHERE origin.pushed IS NULL AND batch.kind = 'export' AND NOT source.off ORDER BY w.start, w.identity
    """

  private func statements(_ sql: String) throws -> [WorkoutStatement] {
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql))
    var result: [WorkoutStatement] = []
    while let row = try rows.next() {
      result.append(
        WorkoutStatement(
          identity: row[0], activity: row[1], start: row[2], stop: row[3],
          sources: (row[6] as Bool) ? SourceName.members(row[4]) : nil, id: row[7], said: row[8],
          fullness: row[5] ?? 0))
    }
    return result
  }
}
