package import DailveDomain
internal import Foundation
internal import GRDB

/// A store that is only looked at: it is neither created nor migrated, and waiting changes are not applied.
package final class StoreInspection: Sendable {
  private let files: StoreFolder
  private let database: DatabaseQueue
  private let zones = ZoneCatalogue()
  /// Number of migrations, counted from the first, that the file has; `knownVersion` is the number that this program
  /// knows.
  package let version: Int
  package static var knownVersion: Int { Schema.version }

  /// - Throws: `notAStore`, `tooNew`, `damaged`; `busy` while another program has it for itself.
  package init(folder: String) throws(StorageError) {
    files = StoreFolder(path: folder)
    switch try StoreIdentity.of(files) {
    case .store: break
    case .halfErased: throw .damaged(reason: "\"Delete everything\" was interrupted")
    case .halfReplaced: throw .damaged(reason: "restoring a backup was interrupted")
    }
    do {
      database = try ReadOnlyStore.look(files)
      version = try database.read { db in
        guard try StoreSchema.namesMigrations(db) else {
          throw StorageError.unusable(.altered(part: "grdb_migrations"))
        }
        let done = try String.fetchSet(db, sql: "SELECT identifier FROM grdb_migrations")
        return Schema.migrations.prefix(while: done.contains).count
      }
    } catch {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  package var isCurrent: Bool { version == Schema.version }

  /// Problems that SQLite finds in the file, at most five. Reads the whole file.
  package func damage() throws(StorageError) -> [String] {
    do {
      return try database.read { db in try String.fetchAll(db, sql: "PRAGMA quick_check(5)") }.filter { $0 != "ok" }
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }

  /// Parts of the file that no version of the program makes, such as `trigger log`. A store that has any is not opened.
  package func foreignParts() throws(StorageError) -> [String] {
    do {
      return try database.read { db in try StoreSchema.foreign(in: db, isBackup: true).map { "\($0.type) \($0.name)" } }
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }

  /// - Parameter body: Reads one snapshot. Only for a store that `isCurrent`.
  package func read<T>(_ body: (any HealthReader) throws -> T) throws(StorageError) -> T {
    do {
      let directory = FileStatus(files.directory) == nil ? nil : try Directory(files)
      return try database.read { db in
        let waiting = try ChangeQueue(files).content().operations
        return try body(StoreReader(db, zones: zones, files: files, directory: directory, waiting: waiting))
      }
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }

  /// Deliveries that could not be read, newest first, and the number of others with parts that were not understood.
  package func troubledDeliveries() throws(StorageError) -> (failed: [Delivery], misunderstood: Int) {
    do {
      return try database.read { db in
        let failed = try Row.fetchAll(
          db,
          sql: "SELECT \(DeliveryTable.columns) FROM delivery WHERE problem IS NOT NULL ORDER BY received DESC"
        ).map(DeliveryTable.delivery)
        return (
          failed, try Int.fetchOne(db, sql: "SELECT count(*) FROM delivery WHERE unknown > 0 AND problem IS NULL") ?? 0
        )
      }
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }

  /// Rows of elements and files whose content does not match its recorded size and form. Reads all of them; only for a store that `isCurrent`.
  package func rowsSetAside() throws(StorageError) -> RowsSetAside {
    do {
      return try database.read { db in
        var setAside = RowsSetAside()
        for (table, _) in ElementInserter.tables {
          let content = table == ElementInserter.files ? "content" : "body"
          let rows = try RawStatement(db, "SELECT size, \(content) FROM \(table)")
          while try rows.step() {
            let isSound = ElementInserter.isSound(rows.blob(1), size: rows.int(0), in: table)
            if !isSound { setAside.add(ElementInserter.kind(table)) }
          }
        }
        return setAside
      }
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }

  /// Number of saved changes that are not applied yet.
  package func waitingChanges() throws(StorageError) -> Int { try ChangeQueue(files).content().operations.count }

  /// Name of the home zone, as stored; `nil` while none is known.
  package func homeZone() throws(StorageError) -> String? {
    do {
      return try database.read { db in
        try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [SettingName.homeZone])
      }
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }
}
