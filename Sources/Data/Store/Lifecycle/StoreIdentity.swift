internal import DailveDomain
internal import GRDBSQLite

/// Identifies a file with a store's name, without changing it.
enum StoreIdentity {
  /// A store of this or an earlier version.
  case store
  /// "Delete everything" was interrupted in it.
  case halfErased
  /// A backup was about to take its place.
  case halfReplaced

  /// - Throws: `notAStore`, `tooNew`, `damaged`.
  static func of(_ folder: StoreFolder) throws(StorageError) -> StoreIdentity {
    let path = folder.database
    let bytes = FileStatus(path)?.bytes ?? 0
    // No database is smaller than its smallest page. The size needs no opening; see `Glance`.
    guard bytes >= StoreImage.sector else { throw .unusable(.notAStore(path: path, bytes: bytes)) }
    do {
      do {
        return try signs(path, isAlone: true, log: folder.log)
      } catch let error as GlanceError where error.code == SQLITE_CORRUPT && FileStatus(folder.log) != nil {
        // The log was being checkpointed during this look or when the power failed; it still has everything.
        return try signs(path, isAlone: false, log: folder.log)
      }
    } catch let error as StorageError {
      throw error
    } catch let code as GlanceError {
      switch code.code {
      case SQLITE_NOTADB:
        if Erasure.hasBegun(in: folder) { return .halfErased }
        if Replacement.hasBegun(in: folder) { return .halfReplaced }
        throw .unusable(.notAStore(path: path, bytes: bytes))
      // The table is missing, so the database is another program's.
      case SQLITE_ERROR: throw .unusable(.notAStore(path: path, bytes: bytes))
      case SQLITE_BUSY: throw .busy
      case SQLITE_CORRUPT: throw .damaged(reason: code.message)
      // There is no room for the log's shared memory; the store is opened in another way and checked then.
      default: return .store
      }
    } catch {
      throw StorageError(error, during: .opening, in: folder.path)
    }
  }

  private static func signs(_ path: String, isAlone: Bool, log: String) throws -> StoreIdentity {
    let foreign = StorageError.unusable(.notAStore(path: path, bytes: FileStatus(path)?.bytes ?? 0))
    let file = try Glance(path, isAlone: isAlone)
    let version = try file.texts("PRAGMA user_version").first.flatMap { Int($0) } ?? 0
    switch try file.texts("PRAGMA application_id").first.flatMap({ Int($0) }) ?? 0 {
    case Schema.applicationID:
      if version > Schema.version { throw StorageError.unusable(.tooNew) }
      return .store
    case 0: break
    default: throw foreign
    }
    // The first stores have no signature. Their tables may still be in the log alone, and where there is a log, another
    // program may be writing.
    let tables = isAlone && FileStatus(log) != nil ? try Glance(path, isAlone: false) : file
    // Never query a view of that name: it might not end.
    let isTable = try tables.texts(
      "SELECT 1 FROM sqlite_master WHERE name = 'grdb_migrations' AND type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
    )
    guard !isTable.isEmpty else { throw foreign }
    let migrations = try tables.texts("SELECT identifier FROM grdb_migrations LIMIT 1000")
    guard let first = Schema.migrations.first, migrations.contains(first) else { throw foreign }
    if !Set(migrations).isSubset(of: Schema.migrations) { throw StorageError.unusable(.tooNew) }
    return .store
  }
}
