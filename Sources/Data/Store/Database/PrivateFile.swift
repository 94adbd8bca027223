internal import DailveDomain
internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// A file that only its owner can open, held by its descriptor; closed with the value.
struct PrivateFile: ~Copyable {
  let descriptor: Int32
  /// Its name, on file systems without unnamed files.
  private let name: String?
  private let folder: String

  /// A new, empty, unlinked file: it ends with the program.
  init(nameless folder: String, during task: StorageTask) throws(StorageError) {
    self.folder = folder
    // O_TMPFILE, which Glibc declares as an expression that Swift does not import.
    let nameless = unsafe open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
    if nameless >= 0 {
      (descriptor, name) = (nameless, nil)
      return
    }
    let path = folder + "/" + UUID().uuidString
    let named = unsafe open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard named >= 0 else { throw StorageError(system: errno, during: task, in: folder) }
    (descriptor, name) = (named, path)
  }

  /// An existing file, for reading and writing.
  init(existing path: String, in folder: String, during task: StorageTask) throws(StorageError) {
    (self.folder, name) = (folder, nil)
    descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError(system: errno, during: task, in: folder) }
  }

  /// A file of this name, created if missing and locked exclusively while open: others who open it like this wait. The
  /// wait is short, because nothing slow is done with it.
  init(alone path: String, in folder: String, during task: StorageTask) throws(StorageError) {
    (self.folder, name) = (folder, nil)
    while true {
      let opened = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard opened >= 0 else { throw StorageError(system: errno, during: task, in: folder) }
      var isLocked = flock(opened, LOCK_EX) == 0
      // Interrupted by a signal, without the lock.
      while !isLocked, errno == EINTR { isLocked = flock(opened, LOCK_EX) == 0 }
      let code = errno
      if isLocked, Self.isStill(opened, at: path) {
        descriptor = opened
        return
      }
      close(opened)
      // Or removed while this waited for it.
      guard isLocked else { throw StorageError(system: code, during: task, in: folder) }
    }
  }

  /// Locks it until it is closed; false while another program has it, or where it has lost that name meanwhile.
  func claim(at path: String) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 && Self.isStill(descriptor, at: path)
  }

  /// A count of its names would not tell: whoever keeps copies as hard links gives it a second one.
  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    guard let opened = FileStatus(descriptor: descriptor) else { return false }
    return opened.identity == FileStatus(path)?.identity
  }

  deinit {
    if let name { unsafe unlink(name) }
    close(descriptor)
  }

  /// Unlinks it at once, so that a kill leaves nothing.
  consuming func detached() throws(StorageError) -> FileHandle {
    let copy = dup(descriptor)
    guard copy >= 0 else { throw StorageError(system: errno, during: .importing, in: folder) }
    return FileHandle(fileDescriptor: copy, closeOnDealloc: true)
  }

  func write(_ bytes: some Collection<UInt8>, at offset: Int, during task: StorageTask) throws(StorageError) {
    let buffer = ContiguousArray(bytes)
    var done = 0
    while done < buffer.count {
      let count = unsafe buffer.withUnsafeBytes { bytes in
        unsafe pwrite(descriptor, bytes.baseAddress?.advanced(by: done), buffer.count - done, off_t(offset + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw StorageError(system: count < 0 ? errno : EIO, during: task, in: folder) }
      done += count
    }
  }

  /// The whole content.
  func bytes(during task: StorageTask) throws(StorageError) -> [UInt8] {
    var result: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { bytes in
        unsafe pread(descriptor, bytes.baseAddress, bytes.count, off_t(result.count))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StorageError(system: errno, during: task, in: folder) }
      if count == 0 { return result }
      result += block.prefix(count)
    }
  }

  /// Fewer at the end of the file.
  func bytes(at offset: Int, count: Int, during task: StorageTask) throws(StorageError) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = unsafe result.withUnsafeMutableBytes { bytes in
        unsafe pread(descriptor, bytes.baseAddress?.advanced(by: done), count - done, off_t(offset + done))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw StorageError(system: errno, during: task, in: folder) }
      if read == 0 { break }
      done += read
    }
    return Array(result.prefix(done))
  }

  /// Reserves space for that many bytes, so that writing them cannot fail for lack of it.
  func allocate(_ bytes: Int, during task: StorageTask) throws(StorageError) {
    let code = posix_fallocate(descriptor, 0, off_t(bytes))
    // Not every file system can.
    guard code == 0 || code == EINVAL || code == EOPNOTSUPP else {
      throw StorageError(system: code, during: task, in: folder)
    }
  }

  func truncate(to bytes: Int, during task: StorageTask) throws(StorageError) {
    guard ftruncate(descriptor, off_t(bytes)) == 0 else { throw StorageError(system: errno, during: task, in: folder) }
  }

  func sync(during task: StorageTask) throws(StorageError) {
    guard fsync(descriptor) == 0 else { throw StorageError(system: errno, during: task, in: folder) }
  }

  /// Links the file under its name, atomically. False if the name is taken; nothing has changed then.
  func publish(as path: String, during task: StorageTask) throws(StorageError) -> Bool {
    let source = name ?? "/proc/self/fd/\(descriptor)"
    if unsafe linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return true }
    guard errno == EEXIST else { throw StorageError(system: errno, during: task, in: folder) }
    return false
  }
}
