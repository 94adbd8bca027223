internal import DailveDomain
internal import GRDB

/// The table `pushed_workout`. It is updated wherever batches come and go, so that the newest version of a recording is found without reading all of
/// them.
enum PushedWorkoutTable {
  static func note(_ pushed: PushedWorkout, of workout: Int64, batch: Int, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO pushed_workout SELECT ?, ?, ?, started FROM batch WHERE id = ?
        ON CONFLICT (workout) DO UPDATE SET said = max(said, excluded.said), id = coalesce(id, excluded.id),
          names_source = max(names_source, excluded.names_source)
        """
    ).execute(arguments: [workout, pushed.id, pushed.namesSource, batch])
  }

  /// The pushed workouts that a batch holds.
  static func held(by batch: Int, _ db: Database) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT workout FROM pushed_workout JOIN workout ON workout.identity = pushed_workout.workout WHERE batch = ?1
        UNION SELECT workout FROM pushed_workout JOIN held_element ON held_element.identity = workout
        WHERE held_element.batch = ?1
        """, arguments: [batch])
  }

  /// Updates when each workout was last stated, after a batch that contained it was undone, and forgets workouts that
  /// were removed with the batch.
  static func refresh(_ workouts: [Int64], _ db: Database) throws {
    for workout in workouts {
      try db.cachedStatement(
        sql: """
          UPDATE pushed_workout SET said = coalesce((
            SELECT max(started) FROM batch WHERE id IN (
              SELECT batch FROM workout WHERE identity = ?1
              UNION ALL SELECT batch FROM held_element WHERE identity = ?1)), 0) WHERE workout = ?1
          """
      ).execute(arguments: [workout])
    }
    try db.execute(
      sql: "DELETE FROM pushed_workout WHERE NOT EXISTS (SELECT 1 FROM workout AS w WHERE w.identity = workout)")
  }
}
