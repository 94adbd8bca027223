package import DailveDomain
internal import GRDB

/// The store as of one moment: what is written meanwhile does not show. Whatever many questions need is read once.
package final class StoreReader: HealthReader {
  let db: Database
  let zones: ZoneCatalogue
  private var readTimeline: ZoneTimeline?
  private var readOrigins: OriginIndex?
  private var readBodyRecords: [BodyRecord]?

  init(_ db: Database, zones: ZoneCatalogue) {
    self.db = db
    self.zones = zones
  }

  package func timeline() throws -> ZoneTimeline {
    if let readTimeline { return readTimeline }
    let timeline = try TimelineLoader(zones: zones).load(db)
    readTimeline = timeline
    return timeline
  }

  func origins() throws -> OriginIndex {
    if let readOrigins { return readOrigins }
    let origins = try OriginIndex(db, zones: zones)
    readOrigins = origins
    return origins
  }

  func bodyRecords() throws -> [BodyRecord] {
    if let readBodyRecords { return readBodyRecords }
    let records = try RecordTable.all(BodyRecord.self, db)
    readBodyRecords = records
    return records
  }
}

extension HealthStore: HealthReading {
  package func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(StorageError)
    -> T
  {
    let zones = zones
    return try await query { db in try body(StoreReader(db, zones: zones)) }
  }

  /// The same for callers on a thread of their own, for as long as they like; it holds one of the store's few readers.
  ///
  /// - Throws: `StorageError`, and whatever `body` itself throws.
  package func snapshot(_ body: (StoreReader) throws -> Void) throws {
    // The snapshot's own errors are sorted, those of the body pass as they are.
    let outcome = try readNow { db in
      do {
        try body(StoreReader(db, zones: zones))
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
