package import DailveDomain
internal import GRDB

/// The person's store: one SQLite file in a folder of its own.
package final class HealthStore: Sendable {
  let files: StoreFolder
  let gate: StoreGate
  let zones = ZoneCatalogue()
  let answers = AnswerMemory()

  package var folder: String { files.path }

  /// Opens the store in `folder`, making it on first use, and finishes what a crash left half-derived.
  package init(folder: String) throws(StorageError) {
    let files = StoreFolder(path: folder)
    let zones = zones
    self.files = files
    let open: @Sendable () throws(StorageError) -> StoreConnection = { () throws(StorageError) in
      try Opening(files: files, zones: zones).run()
    }
    gate = StoreGate(try open(), open: open)
  }

  /// A store that is gone when the program ends, for a look at what an import would bring.
  package init(scratchIn folder: String) throws(StorageError) {
    files = StoreFolder(path: folder)
    do {
      gate = StoreGate(try StoreConnection.scratch()) { () throws(StorageError) in throw .busy }
    } catch {
      throw StorageError(error, during: .opening, in: folder)
    }
  }

  package static func exists(folder: String) -> Bool { FileStatus(StoreFolder(path: folder).database) != nil }

  /// Removes what an earlier run left of files that were sent to it or written out. Not while another run may be at them.
  package func clearUploads() throws(StorageError) { try files.clearUploads() }

  /// One import or change at a time; a scratch store belongs to one already.
  func lock(during task: StorageTask) throws(StorageError) -> ImportLock? {
    gate.scratch == nil ? try ImportLock(files, during: task) : nil
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

  /// Changes something from which derived rows follow, and those rows, in one transaction. One at a time, and not during an import.
  func change<T: Sendable>(
    during task: StorageTask = .saving, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StorageError) -> T {
    do {
      let lock = try lock(during: task)
      defer { lock?.release() }
      let zones = zones
      return try await gate.use { database in
        try await database.write { db in
          let result = try body(db)
          try Derivation(zones: zones).run(db)
          return result
        }
      }
    } catch {
      throw StorageError(error, during: task, in: folder)
    }
  }

  /// Bytes on disk, the write-ahead log included.
  package var bytes: Int {
    [files.database, files.log].reduce(0) { $0 + (FileStatus($1)?.bytes ?? 0) }
  }

  /// Reads from a snapshot; writers are never waited for.
  func query<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    do {
      return try await gate.use { try await $0.read(body) }
    } catch {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  /// The same for callers on a thread of their own.
  func readNow<T>(_ body: (Database) throws -> T) throws -> T {
    do {
      return try gate.use { try $0.read(body) }
    } catch let error as DatabaseError {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  func write<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    do {
      return try await gate.use { try await $0.write(body) }
    } catch {
      throw StorageError(error, during: .saving, in: folder)
    }
  }
}
