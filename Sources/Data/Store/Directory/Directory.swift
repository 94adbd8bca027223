internal import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

/// Access to the data in a folder: sign-in, sessions, passkeys and the keys of devices. It is a file of its own beside the store, so that a visitor is
/// judged before anything of a person is touched, and so that access outlasts an erasure and a restore of the store.
///
/// Its changes are few and small. They are written at once, in a transaction of their own, and wait for no import. The file has a rollback journal
/// rather than a log, so that reading needs no second file, which a full disk would refuse.
package final class Directory: Sendable {
  let files: StoreFolder
  private struct Connection {
    var queue: DatabaseQueue
    /// The open file; `nil` for a directory in memory.
    var file: FileStatus.Identity?
  }
  private let connection: Mutex<Connection>
  let cache = AccessCache()

  /// - Throws: `notAStore`, `tooNew`, `altered`, `damaged`.
  init(_ files: StoreFolder) throws(StorageError) {
    self.files = files
    connection = Mutex(try Self.connected(to: files))
  }

  /// A directory that ends with the program.
  init(scratchIn files: StoreFolder) throws(StorageError) {
    self.files = files
    do {
      connection = Mutex(Connection(queue: try DirectorySchema.empty(), file: nil))
    } catch {
      throw StorageError(error, during: .opening, in: files.path)
    }
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in
      try ConnectionSettings.apply(to: db)
      // The truncated journal is synced, so that no power cut brings it back and takes a commit away. Deleted rows are overwritten.
      try db.execute(sql: "PRAGMA journal_mode = TRUNCATE; PRAGMA secure_delete = ON")
    }
    return configuration
  }

  /// Far more than thousands of keys need; a backup is only a file, and the whole directory is read into memory.
  private static let mostBytes = 1 << 26

  private static func queue(to files: StoreFolder) throws -> DatabaseQueue {
    let bytes = FileStatus(files.directory)?.bytes ?? 0
    // SQLite would take an empty file for a new database.
    guard bytes >= 512, bytes <= mostBytes,
      let name = files.directory.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { throw StorageError.unusable(.notAStore(path: files.directory, bytes: bytes)) }
    do {
      // If the file is removed at this moment, SQLite must not put an empty one in its place.
      let queue = try DatabaseQueue(
        path: (name.hasPrefix("/") ? "file://" : "file:") + name + "?mode=rw", configuration: configuration)
      try queue.read { db in
        try DirectorySchema.check(db, at: files.directory)
        // Rows are read as what their columns declare, and a value of another type would end the program.
        let damage = try String.fetchAll(db, sql: "PRAGMA quick_check(1)").first { $0 != "ok" }
        if let damage { throw Self.damaged(damage) }
      }
      return queue
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      throw damaged(error.message ?? "")
    }
  }

  private static func damaged(_ found: String) -> StorageError {
    .damaged(
      reason:
        "\(StoreFolder.directoryName), which has sign-in and all keys: \(found); without that file, a reset of the users starts sign-in anew"
    )
  }

  /// Reads a directory that this program does not have open. A transaction that a power cut interrupted is rolled back first.
  static func look<T>(_ files: StoreFolder, _ body: (Database) throws -> T) throws -> T {
    try queue(to: files).readOnce(body)
  }

  private static func connected(to files: StoreFolder) throws(StorageError) -> Connection {
    do {
      return Connection(queue: try queue(to: files), file: FileStatus(files.directory)?.identity)
    } catch {
      throw StorageError(error, during: .opening, in: files.path)
    }
  }

  /// Closes it; nothing else may use it any more.
  func close() throws { try connection.withLock { try $0.queue.close() } }

  // MARK: - Reading and writing

  /// Blocks for as long as another program writes.
  func read<T>(_ body: (Database) throws -> T) throws -> T { try current().read(body) }

  /// Writes in one transaction, which is durable when this returns. Blocks.
  func write<T>(_ body: (Database) throws -> T) throws -> T {
    try current().write { db in try Self.counted(db, body) }
  }

  func reading<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    let queue = try current()
    do {
      return try await queue.read(body)
    } catch {
      throw StorageError(error, during: .reading, in: files.path)
    }
  }

  /// Writes even if the caller is cancelled meanwhile.
  func writing<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    let queue = try current()
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<T, any Error>, Never>) in
      queue.asyncWrite {
        db in
        try Self.counted(db, body)
      } completion: { _, result in
        done.resume(returning: result)
      }
    }
    do {
      return try result.get()
    } catch {
      throw StorageError(error, during: .saving, in: files.path)
    }
  }

  private static func counted<T>(_ db: Database, _ body: (Database) throws -> T) throws -> T {
    let before = db.totalChangesCount
    let result = try body(db)
    if db.totalChangesCount > before { try db.execute(sql: "UPDATE revision SET number = number + 1") }
    return result
  }

  /// - Throws: `gone` if the file in the folder is not the one that is open: a key that was withdrawn there would count here.
  private func current() throws(StorageError) -> DatabaseQueue {
    let connection = connection.withLock { $0 }
    guard isInPlace(connection) else { throw .unusable(.gone(path: files.directory)) }
    return connection.queue
  }

  /// Continues with the file that a restore by this program has put in the place of the one that was open.
  func reopen() throws(StorageError) {
    try connection.withLock { (connection) throws(StorageError) in
      if !isInPlace(connection) { connection = try Self.connected(to: files) }
    }
  }

  private func isInPlace(_ connection: Connection) -> Bool {
    connection.file.map { FileStatus(files.directory)?.identity == $0 } ?? true
  }

  /// Grows with every change.
  static func revision(_ db: Database) throws -> Int {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT number FROM revision")) ?? 0
  }

  /// Withdraws all keys, and forgets their names and what is withheld, when everything is deleted. Sign-in stays: it says nothing about the person's
  /// health, and without it the next visitor could take over the server. What was withdrawn stays so.
  func forgetDevices() throws {
    try write { db in
      try WithdrawnRights.noteKeys(db)
      try db.execute(sql: "DELETE FROM device_token; DELETE FROM withheld_right")
    }
  }
}

/// The file of a directory.
extension Directory {
  enum State {
    case missing
    /// Copied from the tables of a store that still has them: the store counts.
    case pending
    /// Made by this version or an earlier one.
    case whole
  }

  /// - Throws: `notAStore`, `tooNew`, `altered`, `damaged`.
  static func state(_ files: StoreFolder) throws -> State {
    guard FileStatus(files.directory) != nil else { return .missing }
    do {
      return try look(files, version) == 0 ? .pending : .whole
    } catch  where FileStatus(files.directory) == nil {
      // Another program is replacing it.
      return .missing
    }
  }

  /// True if anybody can sign in with the directory of a folder.
  static func isSetUp(_ files: StoreFolder) throws -> Bool {
    guard try state(files) != .missing else { return false }
    return try look(files) { db in
      // With a state that is lost or cannot be decoded nobody can sign in until sign-in is reset, and a restore must not fail because of it.
      guard let state = try? AccessTable.state(db) else { return false }
      return try !state.isOpenForSetup || !PasskeyTable.all(db).isEmpty
    }
  }

  /// Creates the file, whole or not at all, unless there is one. Requires the write lock of the store.
  ///
  /// - Parameter content: A directory in memory; `nil` for one that admits nobody.
  static func create(in files: StoreFolder, _ content: DatabaseQueue? = nil, isPending: Bool = false) throws {
    guard FileStatus(files.directory) == nil else { return }
    let queue = try content ?? DirectorySchema.empty()
    let bytes = try queue.writeWithoutTransaction { db in
      try sign(db, isPending: isPending)
      return try db.serialized()
    }
    // The journal of another file would be rolled back into this one.
    try DiskFile.remove(files.directoryJournal, in: files.path, during: .opening)
    let file = try PrivateFile(nameless: files.path, during: .opening)
    try file.write(bytes, at: 0, during: .opening)
    try file.sync(during: .opening)
    _ = try file.publish(as: files.directory, during: .opening)
    try files.sync(files.path, during: .opening)
  }

  /// Removes the file. Requires the write lock of the store.
  static func remove(from files: StoreFolder) throws(StorageError) {
    for path in [files.directory, files.directoryJournal] {
      try DiskFile.remove(path, in: files.path, during: .opening)
    }
  }

  /// Declares that the store has handed over its tables.
  func sign() throws { try current().writeWithoutTransaction { db in try Self.sign(db, isPending: false) } }

  /// The version of its schema; 0 while it is pending.
  private static func version(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 }

  private static func sign(_ db: Database, isPending: Bool) throws {
    let version = isPending ? 0 : DirectorySchema.version
    try db.execute(sql: "PRAGMA application_id = \(DirectorySchema.applicationID); PRAGMA user_version = \(version)")
  }

  /// The content as a file, for a backup; `nil` if there is none of its own.
  ///
  /// - Throws: `damaged`, and whatever `state` throws.
  static func bytes(_ files: StoreFolder) throws -> [UInt8]? {
    guard try state(files) == .whole else { return nil }
    return try look(files) { try $0.serialized() }
  }
}
