package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func lastDelivery(of device: String) throws -> Delivery? {
    try delivery("token = ? ORDER BY received DESC, id DESC LIMIT 1", [device])
  }

  package func deliveries(before id: String?, limit: Int) throws -> [Delivery] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(DeliveryTable.columns) FROM delivery WHERE ?1 IS NULL OR id < ?1 ORDER BY id DESC LIMIT ?2
          """), arguments: [id, max(0, limit)]
    ).map(DeliveryTable.delivery)
  }

  package func delivery(_ id: String) throws -> Delivery? { try delivery("id = ?", [id]) }

  package func delivery(ofBatch batch: Int) throws -> Delivery? { try delivery("batch = ?", [batch]) }

  private func delivery(_ condition: String, _ arguments: StatementArguments) throws -> Delivery? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT \(DeliveryTable.columns) FROM delivery WHERE \(condition)"), arguments: arguments
    ).map(DeliveryTable.delivery)
  }

  package func pushes(in interval: Range<Instant>) throws -> [PushedBatch] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT id, name, started, undone, report ->> '$.records.added' AS added,
            report ->> '$.records.duplicate' AS known, report ->> '$.workouts' AS workouts,
            report ->> '$.newWorkouts' AS new_workouts, report ->> '$.complete' AS complete,
            EXISTS (
              SELECT 1 FROM json_each(report, '$.problems') AS problem WHERE problem.value ->> '$.kind' = ?
            ) AS malformed,
            (SELECT max(unknown) FROM delivery WHERE delivery.batch = batch.id) AS unknown FROM batch
          WHERE kind = 'push' AND started >= ? AND started < ? ORDER BY started DESC, id DESC
          """),
      arguments: [
        ImportProblem.Kind.malformedText.rawValue, interval.lowerBound.seconds, interval.upperBound.seconds,
      ]
    ).map { row in
      let workouts = max(0, (row["workouts"] as Int?) ?? 0)
      // Reports of earlier versions do not tell new workouts from known ones.
      let newWorkouts = min(max(0, (row["new_workouts"] as Int?) ?? workouts), workouts)
      return PushedBatch(
        batch: row["id"], name: row["name"], received: Instant(row["started"]), added: row["added"] ?? 0,
        known: row["known"] ?? 0, workouts: newWorkouts, knownWorkouts: workouts - newWorkouts,
        isUndone: (row["undone"] as Int?) != nil, unknown: row["unknown"] ?? 0,
        ending: ImportReport.Ending(isComplete: row["complete"] ?? true, isMalformed: row["malformed"]))
    }
  }

  package func lastPush(before instant: Instant) throws -> Instant? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT max(started) FROM batch WHERE kind = 'push' AND started < ?"),
      arguments: [instant.seconds]
    ).map { Instant($0) }
  }
}
