package import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

/// The person's store: one SQLite file in a folder of its own.
package final class HealthStore: Sendable {
  package let folder: String
  let pool: DatabasePool
  let zones: ZoneCatalogue

  private static let fileName = "health.sqlite"

  /// Opens the store in `folder`, making it on first use, and finishes what a crash left half-derived.
  package init(folder: String) throws(StorageError) {
    self.folder = folder
    zones = ZoneCatalogue()
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let path = folder + "/" + Self.fileName
      pool = try DatabasePool(path: path, configuration: Self.configuration)
      // Only the owner may read it: it is the most private file there is.
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      let migrator = Schema.migrator
      if try pool.read({ db in try migrator.hasBeenSuperseded(db) }) { throw StorageError.tooNew }
      try migrator.migrate(pool)
      if try pool.read({ db in try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM dirty)") ?? false }) {
        let lock = try ImportLock(folder: folder)
        defer { lock.release() }
        try pool.write { db in try Derivation(zones: zones).run(db) }
      }
    } catch {
      throw StorageError(error)
    }
  }

  package static func exists(folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + fileName)
  }

  /// Writers wait for one another, and an import of gigabytes takes its time.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(60)
    configuration.maximumReaderCount = 4
    configuration.prepareDatabase { db in
      try db.execute(
        sql:
          "PRAGMA page_size = 8192; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY;"
      )
    }
    return configuration
  }

  /// A second connection that may hold a transaction open from one call to the next.
  func writingConnection() throws -> DatabaseQueue {
    var configuration = Self.configuration
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: folder + "/" + Self.fileName, configuration: configuration)
  }

  /// Changes something from which derived rows follow, and those rows, in one transaction. One at a time, and not during an import.
  func change<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    do {
      let lock = try ImportLock(folder: folder)
      defer { lock.release() }
      let zones = zones
      return try await pool.write { db in
        let result = try body(db)
        try Derivation(zones: zones).run(db)
        return result
      }
    } catch {
      throw StorageError(error)
    }
  }

  /// Bytes on disk, the write-ahead log included.
  package var bytes: Int {
    ["", "-wal"].reduce(0) { sum, suffix in
      let path = folder + "/" + Self.fileName + suffix
      return sum + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
  }

  /// Reads from a snapshot; writers are never waited for.
  func read<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    do {
      return try await pool.read(body)
    } catch {
      throw StorageError(error)
    }
  }

  /// The same for callers on a thread of their own.
  func readNow<T: Sendable>(_ body: (Database) throws -> T) throws(StorageError) -> T {
    do {
      return try pool.read(body)
    } catch {
      throw StorageError(error)
    }
  }

  func write<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    do {
      return try await pool.write(body)
    } catch {
      throw StorageError(error)
    }
  }
}

extension StorageError {
  /// Sorts what SQLite says by what a person can do about it.
  init(_ error: any Error) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
      case .SQLITE_FULL: self = .full
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(reason: error.message ?? "")
      default: self = .failed(reason: "SQLite \(error.extendedResultCode): \(error.message ?? "")")
      }
    default: self = .failed(reason: String(describing: error))
    }
  }
}
