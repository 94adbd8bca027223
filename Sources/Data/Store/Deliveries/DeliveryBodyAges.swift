internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The table `body_age`: since when, by the steady time (s), bodies of deliveries are kept. The arrival time of a
/// delivery is only what the clock of some machine said. A row outlives its body, so that a body that another machine
/// still has and returns does not count as new.
enum DeliveryBodyAges {
  /// Deletes bodies past their retention. The age of a body starts over when it arrives once more.
  static func forgetOld(at now: Instant, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO body_age SELECT fingerprint, count(*), ? FROM delivery
          WHERE fingerprint IN (SELECT fingerprint FROM delivery_body) GROUP BY fingerprint
          ON CONFLICT (fingerprint) DO UPDATE SET deliveries = excluded.deliveries, since = excluded.since
          WHERE deliveries <> excluded.deliveries
        """, arguments: [now.seconds])
    try db.execute(
      sql: """
        DELETE FROM delivery_body WHERE fingerprint NOT IN (
          SELECT fingerprint FROM delivery JOIN body_age USING (fingerprint)
          WHERE since > ? OR ((unknown > 0 OR problem IS NOT NULL) AND since > ?))
        """,
      arguments: [(now - DeliveryRetention.understood).seconds, (now - DeliveryRetention.unknown).seconds])
    // Pages change too: they offer to read a delivery again only while its body is kept.
    if db.changesCount > 0 { try ChangeFeed.append(.delivery, "", db) }
  }
}
