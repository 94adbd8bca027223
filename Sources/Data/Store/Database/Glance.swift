internal import Foundation
internal import GRDBSQLite

/// Looks into a database without a trace: no lock, no log, no shared memory. It uses SQLite rather than opening the
/// file, because closing a descriptor of ours would release the locks of every other connection of this process
/// (fcntl(2), "Advisory record locking").
@safe
final class Glance {
  private var connection: OpaquePointer?

  /// - Parameter isAlone: True to read the file alone, without its log.
  init(_ path: String, isAlone: Bool) throws {
    let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let code = unsafe sqlite3_open_v2(
      "file:\(name)?mode=ro" + (isAlone ? "&immutable=1" : ""), &connection,
      SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else { throw error(code) }
    unsafe sqlite3_busy_timeout(connection, 10_000)
  }

  deinit { unsafe sqlite3_close(connection) }

  /// The first column of each row.
  func texts(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    defer { unsafe sqlite3_finalize(statement) }
    var code = unsafe sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw error(code) }
    var result: [String] = []
    code = unsafe sqlite3_step(statement)
    while code == SQLITE_ROW {
      if let text = unsafe sqlite3_column_text(statement, 0) { result.append(unsafe String(cString: text)) }
      code = unsafe sqlite3_step(statement)
    }
    guard code == SQLITE_DONE else { throw error(code) }
    return result
  }

  private func error(_ code: Int32) -> GlanceError {
    unsafe GlanceError(code: code & 0xff, message: String(cString: sqlite3_errmsg(connection)))
  }
}

/// An error of SQLite.
struct GlanceError: Error {
  /// Primary result code, without its extension.
  var code: Int32
  var message: String
}
