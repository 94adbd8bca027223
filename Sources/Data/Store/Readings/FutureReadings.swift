internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Readings that begin after their export was made, such as a future night written by a shortcut. They are kept but never count, not even once their
/// time has come. The export that they belong to decides: if it is undone and they pass to an export made later, they count.
struct FutureReadings {
  /// When exports were made, by batch.
  private var made: [Int: Int] = [:]
  /// Readings that begin up to this moment lie ahead of no export.
  private var first = Int.max

  init(_ db: Database) throws {
    // Pushes are a thousand times as many and belong to no export.
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: "SELECT id, exported FROM batch WHERE kind <> 'push' AND exported IS NOT NULL"))
    while let row = try rows.next() {
      made[row[0]] = row[1]
      first = min(first, row[1])
    }
  }

  /// True if any such reading may begin in a range.
  func mayBegin(in range: Range<Instant>) -> Bool { first < range.upperBound.seconds }

  /// True if a reading lies ahead of its export. A reading that was written after the export shows that the export's
  /// date is wrong, and is not ahead of it.
  ///
  /// - Parameters:
  ///   - created: Creation in seconds after the end, or `SampleKey.noCreation`.
  func include(start: Int, end: Int, created: Int, of batch: Int) -> Bool {
    guard start > first, let made = made[batch] else { return false }
    return start > made && (created == SampleKey.noCreation || end.addingClamped(created) <= made)
  }

  func include(_ key: SampleKey, of batch: Int) -> Bool {
    include(start: key.start, end: key.end, created: key.created, of: batch)
  }

  /// Looks up the batch of a sample first.
  func include(_ key: SampleKey, _ db: Database) throws -> Bool {
    guard key.start > first else { return false }
    let owner = try RawStatement(cachedBy: db, "SELECT batch FROM sample WHERE \(SampleKey.match)")
    key.bind(to: owner)
    defer { owner.reset() }
    return try owner.step() && include(key, of: owner.int(0))
  }
}
