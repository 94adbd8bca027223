internal import CSQLiteDefence
internal import GRDB

/// The settings of every connection to a store, however it is opened.
///
/// Settings belong to a connection, not to the file, so each connection sets them and reads them back: GRDB, for example, sets
/// `synchronous` to NORMAL when it turns on the write-ahead log, and SQLite ignores settings that it does not know.
enum ConnectionSettings {
  /// Pragmas with their values as SQLite reports them (sqlite.org/pragma.html).
  static let pragmas: [(name: String, value: Int)] = [
    // FULL: a commit is on the disk when it returns. With NORMAL, a power cut loses the last ones.
    ("synchronous", 2),
    // In KiB, which SQLite writes as a negative number.
    ("cache_size", -8192),
    // MEMORY: no temporary file has a copy of anything.
    ("temp_store", 2),
    // Functions that a schema calls may do no harm, whoever wrote the file.
    ("trusted_schema", 0),
    // Cells of a page are checked when it is read, so that a damaged file is an error rather than a wild read.
    ("cell_size_check", 1),
    // A file that is cut off while it is mapped would end the program.
    ("mmap_size", 0),
    ("foreign_keys", 1),
  ]

  /// - Parameter isDefended: False only for an unfinished copy of our own, whose journal is off: a defended connection does not allow that.
  /// - Throws: `DatabaseError` if SQLite does not accept one of them.
  static func apply(to db: Database, isDefended: Bool = true) throws {
    for (name, value) in pragmas { try db.execute(sql: "PRAGMA \(name) = \(value)") }
    if isDefended, let connection = unsafe db.sqliteConnection {
      guard unsafe defend_connection(connection) == 1 else { throw refusal("defensive") }
    }
    try check(db)
  }

  /// - Throws: `DatabaseError` naming a setting that differs.
  static func check(_ db: Database) throws {
    for (name, value) in pragmas where try self.value(name, db) != value { throw refusal(name) }
  }

  /// The current value of a pragma; one that this build of SQLite lacks counts as 0.
  static func value(_ name: String, _ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA \(name)") ?? 0
  }

  static func isDefended(_ db: Database) -> Bool {
    guard let connection = unsafe db.sqliteConnection else { return false }
    return unsafe is_connection_defended(connection) == 1
  }

  private static func refusal(_ name: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_MISUSE, message: "SQLite does not take the setting \(name)")
  }
}
