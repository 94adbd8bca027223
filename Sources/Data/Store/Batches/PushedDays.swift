internal import DailveDomain
internal import GRDB

/// The days of pushed data over which an export begins or ceases to take precedence, including those without data in the export.
enum PushedDays {
  /// Marks the days since the newest other export that is not undone.
  ///
  /// - Parameter batch: The export that is imported or undone.
  static func markDirty(around batch: Int, _ db: Database) throws {
    let before = try Int.fetchOne(
      db,
      sql: """
        SELECT max(month) FROM batch_cell JOIN batch ON batch.id = batch_cell.batch
        WHERE kind = 'export' AND undone IS NULL AND finished IS NOT NULL AND batch.id <> ? AND added > 0
        """, arguments: [batch])
    let cells = try Row.fetchAll(
      db,
      sql: """
        SELECT DISTINCT type, source, month FROM batch_cell JOIN batch ON batch.id = batch_cell.batch
        WHERE kind = 'push' AND undone IS NULL AND month >= ?
        """, arguments: [before ?? .min])
    for row in cells {
      let month: Int = row["month"]
      try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO dirty SELECT DISTINCT type, start / 86400 FROM sample
          WHERE type = ? AND start >= ? AND start < ? AND source = ?
          AND origin IN (SELECT id FROM origin WHERE pushed IS NOT NULL)
          """
      ).execute(arguments: [row["type"], MonthNumber.start(month), MonthNumber.end(month), row["source"]])
    }
  }
}
