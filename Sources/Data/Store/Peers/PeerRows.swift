internal import DailveDomain
internal import DailveSync
internal import Foundation
internal import GRDB

/// Rows of tables that are small, or are exchanged as a whole.
enum PeerRows {
  static let batches = "batch"
  static let deliveries = "delivery"
  static let bodies = "delivery_body"

  static func superseded(_ sample: UInt64, by batch: UInt64) -> UInt64 { PeerDigest.of([sample, batch]) }

  private static let delivery = """
    SELECT d.id, received, token, headers, size, packed, d.fingerprint, batch.identity, d.version, d.unknown, d.problem,
      d.records FROM delivery AS d LEFT JOIN batch ON batch.id = d.batch
    """

  static func forEachDelivery(_ db: Database, _ body: (PeerDelivery) throws -> Void) throws {
    let rows = try Row.fetchCursor(db.cachedStatement(sql: delivery))
    while let row = try rows.next() { try body(Self.delivery(row)) }
  }

  static func delivery(_ id: String, _ db: Database) throws -> PeerDelivery? {
    try Row.fetchOne(db.cachedStatement(sql: delivery + " WHERE d.id = ?"), arguments: [id]).map(Self.delivery)
  }

  private static func delivery(_ row: Row) -> PeerDelivery {
    PeerDelivery(
      id: row[0], received: row[1], token: row[2], head: row[3], size: row[4], packed: row[5], fingerprint: row[6],
      batch: row[7], version: row[8], unknown: row[9], problem: row[10], records: row[11])
  }

  /// Parts of bodies that are not about to be deleted, counted from the newest delivery: a store that has already deleted them must not get them
  /// again. The limit leaves a margin of one day.
  static func keptBodies(_ columns: String, where condition: String = "") -> String {
    let day = 86_400
    return """
      SELECT \(columns) FROM delivery_body WHERE fingerprint IN (
        SELECT fingerprint FROM delivery, (
          SELECT min(max(received), CAST(strftime('%s', 'now') AS INTEGER)) AS newest FROM delivery)
        WHERE received > newest - \(DeliveryRetention.understood - day)
          OR ((unknown > 0 OR problem IS NOT NULL) AND received > newest - \(DeliveryRetention.unknown - day)))\(condition)
      """
  }
}
