package import DailveDomain
internal import GRDB

extension HealthStore {
  /// Calls `body` with the store as of one moment; what is written meanwhile does not show. Blocks the thread, and holds one of the
  /// store's few readers, until `body` is done.
  ///
  /// - Throws: `StorageError`, and whatever `body` itself throws.
  package func snapshot(_ body: (StoreSnapshot) throws -> Void) throws {
    // The snapshot's own errors are sorted, those of the body pass as they are.
    let outcome = try readNow { db in
      do {
        try body(StoreSnapshot(db: db, zones: zones))
        return Result<Void, any Error>.success(())
      } catch let error as DatabaseError {
        return .failure(StorageError(error, during: .reading, in: folder))
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }
}

/// Everything as of one moment, for writing it out.
package struct StoreSnapshot {
  let db: Database
  let zones: ZoneCatalogue

  /// Identifiers of the types that have samples, in order.
  package func types() throws -> [String] {
    try String.fetchAll(db, sql: "SELECT name FROM type WHERE samples > 0 ORDER BY name")
  }

  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit.
  package func forEachSample(type: String, _ body: (Sample) throws -> Void) throws {
    guard let number = try HealthStore.number(ofType: type, db) else { return }
    let decoder = try SampleDecoder(db, zones: zones)
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns) FROM sample WHERE type = \(number) ORDER BY start")
    while try rows.step() { try body(try decoder.plainSample(SampleKey(rows), type: type)) }
  }

  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    try HealthStore.dailyStatistics(type: type, in: days, db, zones)
  }

  package func nights(in days: ClosedRange<CivilDay>) throws -> [SleepNight] {
    try HealthStore.nights(in: days, segments: false, db)
  }

  package func workouts(in days: ClosedRange<CivilDay>) throws -> [Workout] {
    try HealthStore.storedWorkouts(in: days, bodies: false, db, zones).map(\.workout)
  }

  package func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary] {
    try HealthStore.activitySummaries(in: days, db)
  }

  package func records<R: UserRecord>(_ kind: R.Type) throws -> [R] { try RecordTable.all(R.self, db) }
}
