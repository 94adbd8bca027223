internal import GRDB

/// A connection to a store that only reads, beside those that write.
enum ReadOnlyStore {
  static func open(_ files: StoreFolder) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(60)
    return try DatabaseQueue(path: files.database, configuration: configuration)
  }
}
