internal import DailveDomain
internal import DailveScores
internal import GRDB

/// When somebody rested during a workout. Heart rates held are stored once for a time, whoever recorded it, so that the same answer must
/// follow from the recordings whatever came first, and whatever was undone.
struct RecordedPauses {
  let db: Database
  /// `nil` lets pauses count.
  let elements: (any WorkoutElementReading)?

  /// Of several recordings of one time the first that says when it was paused decides, those of switched-off sources apart.
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

  /// Identities of the recordings of just this time, in an order that does not follow from that of their arrival.
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
