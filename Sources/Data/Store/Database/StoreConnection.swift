internal import DailveDomain
internal import GRDB
internal import GRDBSQLite

/// An open database, in the best way that the disk allows.
struct StoreConnection: Sendable {
  enum Kind {
    /// One writer, several readers.
    case shared
    /// One exclusive connection that needs no shared memory.
    case alone
    /// A temporary database of this process.
    case scratch
  }

  let database: any DatabaseWriter
  let kind: Kind
  /// The open file; `nil` for a database of this process.
  var file: FileStatus.Identity?

  /// Writers wait for one another, and an import of gigabytes takes its time.
  static var configuration: Configuration { configuration(busyMode: .timeout(60)) }

  /// The configuration of an exclusive connection, which keeps the index of the log in its own memory. The pragma must come first.
  static func exclusive(busyMode: Database.BusyMode) -> Configuration {
    configuration(busyMode: busyMode, first: "PRAGMA locking_mode = EXCLUSIVE;")
  }

  private static func configuration(busyMode: Database.BusyMode, first: String = "") -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = busyMode
    // Four readers are for pages, and one for each of two exports.
    configuration.maximumReaderCount = 6
    configuration.prepareDatabase { db in
      try db.execute(sql: first + "PRAGMA page_size = 8192")
      try ConnectionSettings.apply(to: db)
    }
    return configuration
  }

  static func open(_ path: String) throws -> StoreConnection {
    var connection = try connect(path)
    connection.file = FileStatus(path)?.identity
    return connection
  }

  private static func connect(_ path: String) throws -> StoreConnection {
    do {
      return StoreConnection(database: try pool(path), kind: .shared)
    } catch let error as DatabaseError where [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN].contains(error.resultCode)
    {
      // A pool creates its log and its shared memory on opening, which a full disk prevents. The store must be readable
      // all the same: beside a program that has them open, or else alone, with the index of the log in memory.
      return try beside(path) ?? alone(path, or: error)
    }
  }

  private static func pool(_ path: String) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration)
    // The settings are applied again: after the configuration, GRDB turns on the log of the writing connection and sets `synchronous` to NORMAL.
    try pool.writeWithoutTransaction { db in try ConnectionSettings.apply(to: db) }
    return pool
  }

  private static func beside(_ path: String) -> StoreConnection? {
    // An error only means that this way fails too; the next one reports.
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return nil }
    return StoreConnection(database: queue, kind: .shared)
  }

  private static func alone(_ path: String, or first: DatabaseError) throws -> StoreConnection {
    do {
      return StoreConnection(
        database: try DatabaseQueue(path: path, configuration: exclusive(busyMode: .timeout(5))), kind: .alone)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      throw first
    }
  }

  /// An empty store in a temporary file that SQLite unlinks at once, so that it disappears with the program.
  static func scratch() throws -> StoreConnection {
    var configuration = configuration
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: "", configuration: configuration)
    try Schema.migrator.migrate(queue)
    return StoreConnection(database: queue, kind: .scratch)
  }
}

extension Database {
  /// The bytes that the database would have as a file.
  func serialized() throws -> [UInt8] {
    var count: sqlite3_int64 = 0
    guard let connection = unsafe sqliteConnection,
      let start = unsafe sqlite3_serialize(connection, "main", &count, 0)
    else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
    defer { unsafe sqlite3_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }
}
