package import DailveDomain
internal import GRDB

/// The store as of one moment: what is written meanwhile does not show. Whatever many questions need is read once.
package final class StoreReader: HealthReader {
  let db: Database
  let zones: ZoneCatalogue
  private let answers: AnswerMemory?
  private var readRevision: String?
  private var readTimeline: ZoneTimeline?
  private var readOrigins: OriginIndex?
  private var readBodyRecords: [BodyRecord]?

  /// - Parameter answers: Shared by all readers of the store; none while somebody writes on the same connection.
  init(_ db: Database, zones: ZoneCatalogue, answers: AnswerMemory? = nil) {
    self.db = db
    self.zones = zones
    self.answers = answers
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

  package func answer<T: Sendable>(
    to question: SharedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T {
    guard let answers else { return try compute() }
    let revision = try readRevision ?? revision()
    readRevision = revision
    if let known: T = answers.find(question, of: revision) { return known }
    let answer = try compute()
    if isWhole(answer) { answers.keep(answer, to: question, of: revision) }
    return answer
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
    let answers = gate.scratch == nil ? answers : nil
    return try await query { db in try body(StoreReader(db, zones: zones, answers: answers)) }
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
