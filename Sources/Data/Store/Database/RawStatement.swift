internal import DailveScores
internal import GRDB
internal import GRDBSQLite

/// A prepared statement on the connection underneath GRDB, for the two hot loops: inserting and deriving. GRDB's
/// argument API inserts 0.6 million rows a second, this one three million.
@safe
final class RawStatement {
  let statement: OpaquePointer
  private let connection: OpaquePointer
  /// The connection that caches the statement, if one does.
  private let owner: Statement?

  init(_ db: Database, _ sql: String) throws {
    guard let connection = unsafe db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let statement = unsafe prepared else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code), message: unsafe String(cString: sqlite3_errmsg(connection)))
    }
    unsafe self.statement = statement
    unsafe self.connection = connection
    owner = nil
  }

  /// A statement cached by its connection. Read it to the end or `reset` it before it is asked for again.
  init(cachedBy db: Database, _ sql: String) throws {
    guard let connection = unsafe db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
    let owner = try db.cachedStatement(sql: sql)
    self.owner = owner
    unsafe statement = owner.sqliteStatement
    unsafe self.connection = connection
    unsafe sqlite3_reset(statement)
    unsafe sqlite3_clear_bindings(statement)
  }

  deinit {
    if owner == nil { unsafe sqlite3_finalize(statement) } else { unsafe sqlite3_reset(statement) }
  }

  @inline(__always)
  func bind(_ value: Int, at index: Int32) { unsafe sqlite3_bind_int64(statement, index, Int64(value)) }

  @inline(__always)
  func bind(_ day: CivilDay, at index: Int32) { bind(day.number, at: index) }

  @inline(__always)
  func bind(_ instant: Instant, at index: Int32) { bind(instant.seconds, at: index) }

  /// Integral values are bound as integers: they take fewer bytes and compare equal.
  @inline(__always)
  func bind(number value: Double, at index: Int32) {
    // Rounding would call the C library for every number.
    if value.magnitude < 1e15, Double(Int64(value)) == value {
      unsafe sqlite3_bind_int64(statement, index, Int64(value))
    } else {
      unsafe sqlite3_bind_double(statement, index, value)
    }
  }

  @inline(__always)
  func bind(real value: Double, at index: Int32) { unsafe sqlite3_bind_double(statement, index, value) }

  /// `nil` is bound as NULL.
  func bind(real value: Double?, at index: Int32) {
    if let value { bind(real: value, at: index) } else { unsafe sqlite3_bind_null(statement, index) }
  }

  func bind(_ value: Int?, at index: Int32) {
    if let value { bind(value, at: index) } else { unsafe sqlite3_bind_null(statement, index) }
  }

  func bind(_ text: String?, at index: Int32) {
    if let text { bind(text, at: index) } else { unsafe sqlite3_bind_null(statement, index) }
  }

  // SQLite copies texts and blobs before the call returns (SQLITE_TRANSIENT is the pointer value -1).
  private static var transient: sqlite3_destructor_type? { unsafe unsafeBitCast(-1, to: sqlite3_destructor_type?.self) }

  func bind(_ text: String, at index: Int32) {
    unsafe sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), Self.transient)
  }

  func bind(_ blob: [UInt8], at index: Int32) {
    unsafe blob.withUnsafeBytes { bytes in
      _ = unsafe sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), Self.transient)
    }
  }

  /// True while there is a row.
  @inline(__always)
  func step() throws -> Bool {
    let code = unsafe sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    unsafe sqlite3_reset(statement)
    throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
  }

  /// Runs a statement without results; returns the number of changed rows.
  @inline(__always)
  @discardableResult
  func run() throws -> Int {
    _ = try step()
    unsafe sqlite3_reset(statement)
    return unsafe Int(sqlite3_changes(connection))
  }

  func reset() { unsafe sqlite3_reset(statement) }

  @inline(__always)
  func int(_ column: Int32) -> Int { unsafe Int(sqlite3_column_int64(statement, column)) }

  @inline(__always)
  func day(_ column: Int32) -> CivilDay { CivilDay(number: int(column)) }

  @inline(__always)
  func instant(_ column: Int32) -> Instant { Instant(int(column)) }

  @inline(__always)
  func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(statement, column) }

  /// False for a text.
  @inline(__always)
  func isNumber(_ column: Int32) -> Bool { unsafe sqlite3_column_type(statement, column) != SQLITE_TEXT }

  func text(_ column: Int32) -> String {
    guard let bytes = unsafe sqlite3_column_text(statement, column) else { return "" }
    return unsafe String(cString: bytes)
  }

  func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(statement, column) == SQLITE_NULL }

  func blob(_ column: Int32) -> [UInt8] {
    guard let bytes = unsafe sqlite3_column_blob(statement, column) else { return [] }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
