internal import DailveDomain
internal import DailveScores
internal import GRDB

/// An export takes precedence over pushes for the time that it covers (`PushPrecedence`). When more of an export arrives, the pushed days that it now
/// covers are derived again, including those for which it has no data.
final class ExportCovers {
  private let db: Database
  private let exports: Set<Int>
  private let hasPushes: Bool
  /// Keyed by type: from the first new sample of an export to the last.
  private var spans: [Int: ClosedRange<Int>] = [:]

  init(_ db: Database) throws {
    self.db = db
    exports = try Int.fetchSet(db, sql: "SELECT id FROM batch WHERE kind = ?", arguments: [BatchKind.export.rawValue])
    hasPushes = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM origin WHERE pushed IS NOT NULL)") ?? false
  }

  func note(_ key: SampleKey, _ batch: Int) {
    guard hasPushes, exports.contains(batch) else { return }
    let span = spans[key.type] ?? key.start...key.start
    spans[key.type] = min(span.lowerBound, key.start)...max(span.upperBound, key.start)
  }

  func markDirty(_ dirty: inout DirtyDays) throws {
    for (type, span) in spans {
      let rows = try RawStatement(
        db,
        """
        SELECT start, duration FROM sample WHERE type = ?1 AND start <= ?2
        AND origin IN (SELECT id FROM origin WHERE pushed IS NOT NULL)
        """)
      rows.bind(type, at: 1)
      rows.bind(span.upperBound, at: 2)
      while try rows.step() { dirty.touch(type: type, start: rows.int(0), end: rows.int(0).addingClamped(rows.int(1))) }
    }
  }
}
