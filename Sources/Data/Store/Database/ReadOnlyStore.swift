internal import Foundation
internal import GRDB

/// Opens connections that only read, beside those that write.
enum ReadOnlyStore {
  static func open(_ files: StoreFolder) throws -> DatabaseQueue { try open(files.database) }

  /// Leaves no trace: a database without a log is read as immutable, because opening it in the usual way would leave an empty log.
  static func look(_ files: StoreFolder) throws -> DatabaseQueue {
    guard FileStatus(files.log) == nil,
      let name = files.database.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return try open(files.database) }
    return try open("file:\(name)?immutable=1")
  }

  /// Opens a file that somebody else may have made, without trusting what its schema says.
  static func file(_ path: String) throws -> DatabaseQueue {
    guard let name = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else { return try open(path) }
    let queue = try open("file:\(name)?immutable=1")
    try queue.inDatabase { try $0.execute(sql: "PRAGMA trusted_schema = OFF") }
    return queue
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in try ConnectionSettings.apply(to: db) }
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}

extension DatabaseQueue {
  /// Reads once and closes, because others may want the file for themselves and must not find it open.
  func readOnce<T>(_ body: (Database) throws -> T) throws -> T {
    let result = Result { try read(body) }
    try close()
    return try result.get()
  }
}
