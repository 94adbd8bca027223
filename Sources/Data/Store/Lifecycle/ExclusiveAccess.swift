internal import DailveDomain
internal import Foundation
internal import GRDB

/// The one who has a store's file for themselves, to overwrite it in place. That needs no second file, so that whoever waits for its lock finds
/// the new content in the file that they have open.
struct ExclusiveAccess {
  let folder: StoreFolder
  private static let block = 1 << 20

  /// Waits until no process has the database open, and locks it.
  ///
  /// - Parameter body: Gets what `read` returned, and the file; while it runs, whoever opens the store waits.
  /// - Throws: `inUse` when other programs have the store open; nothing has changed then.
  func run<T>(
    within patience: Duration, during task: StorageTask, reading read: (Database) throws -> T?,
    _ body: (T?, borrowing PrivateFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    let deadline = ContinuousClock.now + patience
    while true {
      if let found = readExclusively(read), let file = try claim(during: task) {
        return try body(found, file)
      }
      guard ContinuousClock.now < deadline else { throw .inUse(by: StoreUser.all(of: folder)) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// - Returns: `nil` while another connection, in this program or another, has the database open.
  private func readExclusively<T>(_ read: (Database) throws -> T?) -> T?? {
    do {
      let queue = try DatabaseQueue(
        path: folder.database, configuration: StoreConnection.exclusive(busyMode: .immediateError))
      let found = Result { try queue.read(read) }
      try queue.close()
      return .some(try found.get())
    } catch let error as DatabaseError {
      // Whatever else is wrong with it will be overwritten.
      return error.resultCode == .SQLITE_BUSY ? nil : .some(nil)
    } catch {
      // So it is with what cannot be decoded.
      return .some(nil)
    }
  }

  /// The file, locked on all the bytes that SQLite locks (sqlite.org/src/file/src/os.h, PENDING_BYTE): whoever opens it
  /// now waits. The lock belongs to the open file description, not to the process, so it excludes connections of this
  /// program too.
  private func claim(during task: StorageTask) throws(StorageError) -> PrivateFile? {
    let file = try PrivateFile(existing: folder.database, in: folder.path, during: task)
    guard file.claimBytes(from: 0x4000_0000, count: 512) else { return nil }
    return consume file
  }

  /// Marks the first sector, which makes it no database until the work is done.
  static func mark(_ file: borrowing PrivateFile, _ text: [UInt8], during task: StorageTask) throws(StorageError) {
    let head = text + [UInt8](repeating: 0, count: StoreImage.sector - text.count)
    try file.write(head, at: 0, during: task)
    try file.sync(during: task)
  }

  /// Whether the file has that mark. Call it only for a file that SQLite does not recognise, so that no connection can hold locks on it
  /// that closing it here would release.
  static func isMarked(_ folder: StoreFolder, _ text: [UInt8]) -> Bool {
    guard let file = FileHandle(forReadingAtPath: folder.database) else { return false }
    // Nothing was written that closing it could lose.
    defer { try? file.close() }
    // What cannot be read has no mark that could be trusted: it is opened as any other file then, which says why.
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
