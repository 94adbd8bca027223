internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Readings that begin after their export was made: a shortcut wrote a night of the future. They are kept, and enter nothing, also once their
/// time has come. The export that brought them judges, so that they count where another one, made later, is the first that is left.
struct FutureReadings {
  /// When exports were made, by batch.
  private var made: [Int: Int] = [:]
  /// Whatever begins up to this moment lies ahead of no export.
  private var first = Int.max

  init(_ db: Database) throws {
    // Pushes are a thousand times as many, and know of no export.
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: "SELECT id, exported FROM batch WHERE kind <> 'push' AND exported IS NOT NULL"))
    while let row = try rows.next() {
      made[row[0]] = row[1]
      first = min(first, row[1])
    }
  }

  /// Whether some may begin in a range.
  func mayBegin(in range: Range<Instant>) -> Bool { first < range.upperBound.seconds }

  /// A reading that was written after the export says that the date of the export is wrong, and is not ahead of it.
  ///
  /// - Parameters:
  ///   - created: Seconds after the end, or `SampleKey.noCreation`.
  func include(start: Int, end: Int, created: Int, of batch: Int) -> Bool {
    guard start > first, let made = made[batch] else { return false }
    return start > made && (created == SampleKey.noCreation || end.addingClamped(created) <= made)
  }

  func include(_ key: SampleKey, of batch: Int) -> Bool {
    include(start: key.start, end: key.end, created: key.created, of: batch)
  }

  /// For a sample whose batch is not known yet.
  func include(_ key: SampleKey, _ db: Database) throws -> Bool {
    guard key.start > first else { return false }
    let owner = try RawStatement(cachedBy: db, "SELECT batch FROM sample WHERE \(SampleKey.match)")
    key.bind(to: owner)
    defer { owner.reset() }
    return try owner.step() && include(key, of: owner.int(0))
  }
}
