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
            report ->> '$.records.duplicate' AS known, report ->> '$.records.skipped' AS skipped,
            report ->> '$.complete' AS complete FROM batch
          WHERE kind = 'push' AND started >= ? AND started < ? ORDER BY started DESC, id DESC
          """), arguments: [interval.lowerBound.seconds, interval.upperBound.seconds]
    ).map { row in
      PushedBatch(
        batch: row["id"], name: row["name"], received: Instant(row["started"]), added: row["added"] ?? 0,
        known: row["known"] ?? 0, isUndone: (row["undone"] as Int?) != nil,
        skipped: row["skipped"] ?? 0, isComplete: row["complete"] ?? true)
    }
  }

  package func lastPush(before instant: Instant) throws -> Instant? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT max(started) FROM batch WHERE kind = 'push' AND started < ?"),
      arguments: [instant.seconds]
    ).map { Instant($0) }
  }
}
