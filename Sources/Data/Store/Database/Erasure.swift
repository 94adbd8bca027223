internal import DailveDomain
internal import GRDB
#if canImport(Glibc)
  internal import Glibc
#endif
internal import Foundation

/// Overwrites the files of a store in place with those of an empty one. That needs no space, reaches every page, in use
/// or free, and leaves none of the old content in the file, its log or the outbox. The first sector marks it as under
/// way, so that the next program finishes what a kill interrupts.
struct Erasure {
  let folder: StoreFolder
  /// Written into the empty store, so that nobody else gets in meanwhile: that of an erasure that was interrupted.
  var kept: KeptSignIn?

  private static let block = 1 << 20
  private static let mark = Array("Dailve: everything in this file is being erased.\n".utf8)

  /// - Parameter read: Reads what is kept; what it throws means that there is nothing to be read.
  /// - Throws: `inUse` when other programs have the store open; nothing has changed then.
  func run(
    within patience: Duration, keeping read: (Database) throws -> KeptSignIn? = { _ in nil }
  ) throws(StorageError) {
    let deadline = ContinuousClock.now + patience
    while true {
      if let found = whatIsKept(read), let file = try claim() {
        // That of an interrupted erasure stays where it is.
        if found != nil || kept == nil { try KeptSignIn.leave(found, in: folder) }
        try overwrite(file, with: found ?? kept)
        KeptSignIn.forget(in: folder)
        return
      }
      guard ContinuousClock.now < deadline else { throw .inUse(by: StoreUser.all(of: folder)) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Whether the file has the mark of an interrupted erasure. Call it only for a file that SQLite does not recognise,
  /// so that no connection can hold locks on it that closing it here would release.
  static func hasBegun(in folder: StoreFolder) -> Bool {
    guard let file = FileHandle(forReadingAtPath: folder.database) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: mark.count)).map(Array.init) == mark
  }

  /// - Returns: `nil` while another connection, in this program or another, has the database open.
  private func whatIsKept(_ read: (Database) throws -> KeptSignIn?) -> KeptSignIn?? {
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
      return .some(nil)
    }
  }

  /// The file, locked on all the bytes that SQLite locks (sqlite.org/src/file/src/os.h, PENDING_BYTE): whoever opens it
  /// now waits. The lock belongs to the open file description, not to the process, so it excludes connections of this
  /// program too.
  private func claim() throws(StorageError) -> PrivateFile? {
    let file = try PrivateFile(existing: folder.database, in: folder.path, during: .erasing)
    var region = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
    let setOpenFileLock: Int32 = 37  // F_OFD_SETLK
    guard unsafe fcntl(file.descriptor, setOpenFileLock, &region) == 0 else { return nil }
    return consume file
  }

  private func overwrite(_ file: borrowing PrivateFile, with kept: KeptSignIn?) throws(StorageError) {
    let image: [UInt8]
    do {
      image = try StoreImage.bytes(with: kept)
    } catch {
      throw StorageError(error, during: .erasing, in: folder.path)
    }
    let head = Self.mark + [UInt8](repeating: 0, count: StoreImage.sector - Self.mark.count)
    try file.write(head, at: 0, during: .erasing)
    try file.sync(during: .erasing)
    for path in [folder.log, folder.outbox] where FileStatus(path) != nil {
      try empty(PrivateFile(existing: path, in: folder.path, during: .erasing), from: 0, size: path)
    }
    unsafe unlink(folder.outbox)
    try empty(file, from: StoreImage.sector, size: folder.database)
    try file.write(image.dropFirst(StoreImage.sector), at: StoreImage.sector, during: .erasing)
    try file.sync(during: .erasing)
    try file.write(image.prefix(StoreImage.sector), at: 0, during: .erasing)
    try file.sync(during: .erasing)
  }

  /// Overwrites a file with zeros from an offset on, and truncates it there.
  private func empty(_ file: borrowing PrivateFile, from start: Int, size path: String) throws(StorageError) {
    let end = FileStatus(path)?.bytes ?? 0
    let zeros = [UInt8](repeating: 0, count: Self.block)
    var offset = start
    do {
      while offset < end {
        let count = min(Self.block, end - offset)
        try file.write(zeros.prefix(count), at: offset, during: .erasing)
        offset += count
      }
      try file.sync(during: .erasing)
    } catch .full {
      // A file system that never writes in place has no room for zeros; truncating frees the space.
    }
    try file.truncate(to: start, during: .erasing)
    try file.sync(during: .erasing)
  }
}
