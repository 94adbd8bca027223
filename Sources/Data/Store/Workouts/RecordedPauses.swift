internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Finds the pauses of a workout. Held heart rates are stored once for a time, whichever source recorded it, so the recordings must give the same
/// answer in any order of arrival and whatever was undone.
struct RecordedPauses {
  let db: Database
  /// Without it, no pauses are known, and their time counts.
  let elements: (any WorkoutElementReading)?

  /// Among several recordings of one time, the first that has pauses decides; recordings of switched-off sources are ignored.
  ///
  /// - Parameter span: From the start to the end of recordings that stand.
  func of(_ span: Range<Instant>) throws -> [TimeSpan] {
    guard let elements else { return [] }
    let details = WorkoutDetails(db: db, elements: elements)
    for recording in try recordings(span) {
      let pauses = try details.detail(recording)?.pauses(until: Double(span.upperBound.seconds)) ?? []
      if !pauses.isEmpty { return pauses }
    }
    return []
  }

  /// Identities of the recordings of exactly this time, in an order that does not depend on their arrival.
  func recordings(_ span: Range<Instant>) throws -> [Int64] {
    try Int64.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT w.identity FROM standing_workout AS w JOIN origin ON origin.id = w.origin
          JOIN source ON source.id = origin.source
          WHERE w.start = ? AND w.stop = ? AND NOT source.off ORDER BY w.identity
          """),
      arguments: [span.lowerBound.seconds, span.upperBound.seconds])
  }
}
