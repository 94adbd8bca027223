package import DailveDomain
package import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

/// The store at one moment; later writes do not show. Data that many questions need is read once.
package final class StoreReader: HealthReader {
  let db: Database
  let zones: ZoneCatalogue
  private let answers: AnswerCache?
  private var readRevision: String?
  private var readTimeline: ZoneTimeline?
  private var readOrigins: OriginIndex?
  /// Entries by kind, kept because some are needed for each injury or chart of a page.
  var readEntries: [String: any Sendable] = [:]
  private var readBodyEntries: (days: ClosedRange<CivilDay>, entries: [BodyEntry])?
  /// Saved changes that are not in the store yet, oldest first.
  let waiting: [PersonChange]
  /// The same changes with their identifiers and the forms that sent them.
  let waitingOperations: [Operation]
  /// The form for which a change is computed.
  let submission: SyncSubmission?
  private let lastWaiting: String?
  private let files: StoreFolder?
  /// `nil` for a reader that nobody asks about access.
  private let directory: Directory?
  private let steady: SteadyClock?
  let elements: (any WorkoutElementReading)?
  /// Bytes on disk, the write-ahead log included; 0 for a store in memory.
  var bytes: Int { files?.bytes ?? 0 }

  /// - Parameters:
  ///   - files: Files of the store.
  ///   - answers: Cache shared by all readers of the store; `nil` for a reader without a snapshot.
  init(
    _ db: Database, zones: ZoneCatalogue, files: StoreFolder? = nil, directory: Directory? = nil,
    waiting: [Operation] = [],
    answers: AnswerCache? = nil, elements: (any WorkoutElementReading)? = nil, submission: SyncSubmission? = nil,
    steady: SteadyClock? = nil
  ) throws {
    self.db = db
    self.zones = zones
    self.files = files
    self.directory = directory
    self.answers = answers
    self.elements = elements
    self.steady = steady
    // Some changes may have been applied since the change queue was read.
    let waiting = try waiting.filter { try !ChangeFeed.holds($0.id, db) }
    self.waiting = waiting.map(\.change)
    waitingOperations = waiting
    self.submission = submission
    lastWaiting = waiting.last?.id
  }

  package func steadyTime() throws -> Instant? { try steady?.look { try ClockEvidence.newest(db) }.time }

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
    to question: CachedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T {
    guard let answers else { return try compute() }
    let revision = try readRevision ?? revision()
    readRevision = revision
    return try answers.answer(to: question, of: revision, isWhole: isWhole, compute)
  }

  /// Differs between any two states of the store, of the change queue and of the directory.
  package func revision() throws -> String {
    let ofAccess = try directory?.read(Directory.revision) ?? 0
    return try ChangeFeed.revision(db) + (lastWaiting.map { "+\($0)" } ?? "") + (ofAccess > 0 ? "+\(ofAccess)" : "")
  }

  func bodyEntries(in days: ClosedRange<CivilDay>) throws -> [BodyEntry] {
    if let read = readBodyEntries, read.days.contains(days.lowerBound), read.days.contains(days.upperBound) {
      return read.entries.filter { days.contains($0.day) }
    }
    let entries = try entries(BodyEntry.self, in: days)
    readBodyEntries = (days, entries)
    return entries
  }
}

/// Access, from the directory.
extension StoreReader {
  package func access() throws -> AccessState {
    guard let directory else { return AccessState() }
    return try directory.read { try AccessTable.state($0, directory.cache) }
  }

  package func passkeys() throws -> [Passkey] { try directory?.read(PasskeyTable.all) ?? [] }

  package func withheldRights() throws -> [WithheldRight] { try directory?.read(WithheldTable.listed) ?? [] }

  package func deviceTokens() throws -> [DeviceToken] {
    guard var tokens = try directory?.read(DeviceTokenTable.all), !tokens.isEmpty else { return [] }
    let deliveries = try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT value AS id, (SELECT max(received) FROM delivery WHERE token = value) AS last FROM json_each(?)"),
      arguments: [try Self.list(tokens.map(\.id))])
    let last = Dictionary(deliveries.map { ($0["id"] as String, $0["last"] as Int?) }) { $1 }
    for index in tokens.indices {
      guard let delivered = last[tokens[index].id] ?? nil else { continue }
      tokens[index].lastUsed = Instant(delivered)
    }
    return tokens.reversed()
  }

  /// Identifiers as JSON, for `json_each`.
  static func list(_ ids: [String]) throws -> String { String(decoding: try JSONEncoder().encode(ids), as: UTF8.self) }
}

extension HealthStore: HealthReading {
  package func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(ReadError)
    -> T
  {
    try await reading(throwing: ReadError.self) { try body($0) }
  }

  package func blockingRead<T>(_ body: (any HealthReader) throws -> T) throws(ReadError) -> T {
    do {
      return try readNow { try body($0) }
    } catch {
      throw ReadError(error, during: .reading, in: folder)
    }
  }

  /// Blocking variant, without a time limit; it occupies one of the store's few readers.
  ///
  /// - Throws: `StorageError`, and whatever `body` itself throws.
  package func snapshot(_ body: (StoreReader) throws -> Void) throws {
    // Errors of the snapshot are classified, those of the body pass unchanged.
    let outcome = try readNow { reader in
      do {
        try body(reader)
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
