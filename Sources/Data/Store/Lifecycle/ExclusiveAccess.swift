internal import DailveDomain
internal import Foundation
internal import GRDB

/// Exclusive access to a store's file, to overwrite it in place. Because there is no second file, programs that wait for the lock find the new
/// content in the file that they have open.
struct ExclusiveAccess {
  let folder: StoreFolder
  private static let block = 1 << 20

  /// Waits until no process has the database open, and locks it.
  ///
  /// - Parameter body: Receives the file; programs that open the store wait while it runs.
  /// - Throws: `inUse` when other programs have the store open; nothing has changed then.
  func run(
    within patience: Duration, during task: StorageTask, _ body: (borrowing PrivateFile) throws(StorageError) -> Void
  ) throws(WholeStoreError) {
    let deadline = ContinuousClock.now + patience
    while true {
      let isDone = try WholeStoreError.of { () throws(StorageError) in
        guard isUnused(), let file = try claim(during: task) else { return false }
        try body(file)
        return true
      }
      if isDone { return }
      guard ContinuousClock.now < deadline else { throw .inUse(by: StoreUser.all(of: folder)) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// False while another connection, in this program or another, has the database open.
  private func isUnused() -> Bool {
    do {
      let queue = try DatabaseQueue(
        path: folder.database, configuration: StoreConnection.exclusive(busyMode: .immediateError))
      try queue.read { db in _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") }
      try queue.close()
      return true
    } catch {
      // Any other problem of the file does not matter: it will be overwritten.
      return (error as? DatabaseError)?.resultCode != .SQLITE_BUSY
    }
  }

  /// The file, locked on all the bytes that SQLite locks (sqlite.org/src/file/src/os.h, PENDING_BYTE): programs that
  /// open it now wait. The lock belongs to the open file description, not to the process, so it excludes connections of
  /// this program too.
  private func claim(during task: StorageTask) throws(StorageError) -> PrivateFile? {
    let file = try PrivateFile(existing: folder.database, in: folder.path, during: task)
    guard file.claimBytes(from: 0x4000_0000, count: 512) else { return nil }
    return consume file
  }

  /// Marks the first sector, so that the file is no database until the work is done.
  static func mark(_ file: borrowing PrivateFile, _ text: [UInt8], during task: StorageTask) throws(StorageError) {
    let head = text + [UInt8](repeating: 0, count: StoreImage.sector - text.count)
    try file.write(head, at: 0, during: task)
    try file.sync(during: task)
  }

  /// True if the file has the mark. Call it only for a file that SQLite does not recognise: if a connection held locks on the file, closing it here
  /// would release them.
  static func isMarked(_ folder: StoreFolder, _ text: [UInt8]) -> Bool {
    guard let file = FileHandle(forReadingAtPath: folder.database) else { return false }
    // An error while closing loses nothing, because nothing was written.
    defer { try? file.close() }
    // A file that cannot be read counts as unmarked; it is then opened like any other, which reports the reason.
    return (try? file.read(upToCount: text.count)).map(Array.init) == text
  }

  /// Overwrites a file with zeros from an offset on, and truncates it there.
  func empty(_ file: borrowing PrivateFile, from start: Int, size path: String, during task: StorageTask)
    throws(StorageError)
  {
    let end = FileStatus(path)?.bytes ?? 0
    let zeros = [UInt8](repeating: 0, count: Self.block)
    var offset = start
    do {
      while offset < end {
        let count = min(Self.block, end - offset)
        try file.write(zeros.prefix(count), at: offset, during: task)
        offset += count
      }
      try file.sync(during: task)
    } catch .full {
      // A file system that never writes in place has no room for zeros; truncating frees the space.
    }
    try file.truncate(to: start, during: task)
    try file.sync(during: task)
  }

  /// Empties the log and the change queue of the database.
  func emptyCompanions(during task: StorageTask) throws(StorageError) {
    for path in [folder.log, folder.changeQueue] where FileStatus(path) != nil {
      try empty(
        PrivateFile(existing: path, in: folder.path, during: task), from: 0, size: path, during: task)
    }
    DiskFile.remove(folder.changeQueue)
  }
}
