/// SQL and values that several migrations use.
///
/// A released migration is never changed and calls no code that can change: two stores that started with the same version must be
/// the same after it, whichever program migrates them. The files of this folder therefore write SQL and values out as they were,
/// name no type of the rest of the program, and are never changed either. A new version gets a new migration.
enum Frozen {
  /// A statement that marks the days of the months for which these types have samples, to be derived again.
  ///
  /// Months are counted from year 0. The statement counts years from March, 400 · 2501 years earlier so that no number
  /// is negative, and takes 31 days for each month: a few days of the next month are derived needlessly.
  ///
  /// - Parameter types: A condition on rows of `type`.
  static func staleDays(ofTypes types: String) -> String {
    """
    INSERT OR IGNORE INTO dirty
      WITH RECURSIVE number (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM number WHERE n < 30),
      shifted (type, month) AS (SELECT DISTINCT type, min(max(month, -12000000), 12000000) + 12004798 FROM cell
        WHERE type IN (SELECT id FROM type WHERE \(types))),
      years (type, y, m) AS (SELECT type, month / 12, month % 12 FROM shifted)
      SELECT type, 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 - 366108065 + n FROM years CROSS JOIN number;
    """
  }

  /// A condition for types that phones have sent.
  static let pushedTypes = """
    id IN (SELECT DISTINCT type FROM batch_cell JOIN batch ON batch.id = batch_cell.batch
      WHERE kind = 'push' AND undone IS NULL)
    """

  /// FNV-1a with 64 bits.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
