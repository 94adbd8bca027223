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
      var configuration = Configuration()
      configuration.busyMode = .timeout(10)
      configuration.maximumReaderCount = 4
      configuration.prepareDatabase { db in
        try db.execute(
          sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;")
      }
      pool = try DatabasePool(path: path, configuration: configuration)
      // Only the owner may read it: it is the most private file there is.
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      let migrator = Schema.migrator
      if try pool.read({ db in try migrator.hasBeenSuperseded(db) }) { throw StorageError.tooNew }
      try migrator.migrate(pool)
      if try pool.read({ db in try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM dirty)") ?? false }) {
        let lock = try ImportLock(folder: folder)
        defer { lock.release() }
        try Derivation(pool: pool, zones: zones).run()
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
