package import DailveDomain
internal import GRDB
internal import Synchronization

/// The person's store: one SQLite file in a folder of its own.
package final class HealthStore: Sendable {
  let files: StoreFolder
  let gate: StoreGate
  let zones = ZoneCatalogue()
  let answers = AnswerMemory()
  let outbox: Outbox
  /// Whether a thread waits to take in what is in the outbox.
  let isTakingIn = Atomic(false)

  package var folder: String { files.path }

  /// Opens the store in `folder`, making it on first use, and finishes what a crash left half-derived.
  package init(folder: String) throws(StorageError) {
    let files = StoreFolder(path: folder)
    let zones = zones
    self.files = files
    outbox = Outbox(files)
    let open: @Sendable () throws(StorageError) -> StoreConnection = { () throws(StorageError) in
      try Opening(files: files, zones: zones).run()
    }
    gate = StoreGate(try open(), open: open)
    if outbox.file.isThere { takeInIfFree() }
  }

  /// A store that is gone when the program ends, for a look at what an import would bring.
  package init(scratchIn folder: String) throws(StorageError) {
    files = StoreFolder(path: folder)
    outbox = Outbox(files)
    do {
      gate = StoreGate(try StoreConnection.scratch()) { () throws(StorageError) in throw .busy }
    } catch {
      throw StorageError(error, during: .opening, in: folder)
    }
  }

  package static func exists(folder: String) -> Bool { FileStatus(StoreFolder(path: folder).database) != nil }

  /// Removes what an earlier run left of files that were sent to it or written out. Not while another run may be at them.
  package func clearUploads() throws(StorageError) { try files.clearUploads() }

  /// One writer at a time; a scratch store belongs to one already.
  func lock(during task: StorageTask, atMost patience: Duration) throws(StorageError) -> WriteLock? {
    gate.scratch == nil ? try WriteLock.wait(files, during: task, atMost: patience) : nil
  }

  /// A connection that may hold a transaction open from one call to the next.
  func writingConnection() throws -> DatabaseQueue {
    if let scratch = gate.scratch { return scratch }
    if gate.isAlone {
      // The disk was full when the store was opened. It may have room by now.
      try gate.close(within: .seconds(5))
      gate.reopen()
      try gate.use { _ in }
      if gate.isAlone { throw StorageError.full(.importing, folder: folder) }
    }
    var configuration = StoreConnection.configuration
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: files.database, configuration: configuration)
  }

  /// Reads from a snapshot; writers are never waited for.
  func query<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    do {
      return try await gate.use { try await $0.read(body) }
    } catch {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  /// The same with what was saved and waits for somebody else to have written.
  func reading<T: Sendable>(_ body: @escaping @Sendable (StoreReader) throws -> T) async throws(StorageError) -> T {
    // Before the snapshot: what waits leaves the outbox only when it is in the store.
    let waiting = try waiting()
    let zones = zones
    let answers = gate.scratch == nil ? answers : nil
    let files = files
    return try await query { db in
      try body(StoreReader(db, zones: zones, files: files, waiting: waiting, answers: answers))
    }
  }

  /// The same for callers on a thread of their own.
  func readNow<T>(_ body: (StoreReader) throws -> T) throws -> T {
    do {
      let waiting = try waiting()
      return try gate.use { try $0.read { db in try body(StoreReader(db, zones: zones, waiting: waiting)) } }
    } catch let error as DatabaseError {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  private func waiting() throws(StorageError) -> [Operation] {
    guard gate.scratch == nil, outbox.file.isThere else { return [] }
    // Whoever was to take it in may have been killed.
    takeInLater()
    return try outbox.content().operations
  }
}
