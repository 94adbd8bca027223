internal import DailveDomain
internal import GRDB

/// The bytes of an empty store.
enum StoreImage {
  /// The unit that a disk writes atomically. The header fits into it, so that a file becomes a store with its last written sector.
  static let sector = 512

  static func bytes() throws -> [UInt8] {
    let queue = try DatabaseQueue(configuration: StoreConnection.configuration)
    try Schema.migrator.migrate(queue)
    try queue.inDatabase { db in
      try Schema.sign(db)
      try db.execute(sql: "VACUUM")
    }
    var bytes = try queue.inDatabase { try $0.serialized() }
    // Write and read version of the file format, bytes 18 and 19 (sqlite.org/fileformat2.html, 1.3): 2 means a
    // write-ahead log, which a database in memory cannot have.
    for index in 18...19 where index < bytes.count { bytes[index] = 2 }
    return bytes
  }

  /// Creates the store's file, whole or not at all, unless there is one. Of several programs that try, exactly one
  /// succeeds.
  static func create(in folder: StoreFolder) throws {
    guard FileStatus(folder.database) == nil else { return }
    let file = try PrivateFile(nameless: folder.path, during: .opening)
    try file.write(bytes(), at: 0, during: .opening)
    try file.sync(during: .opening)
    _ = try file.publish(as: folder.database, during: .opening)
  }
}
