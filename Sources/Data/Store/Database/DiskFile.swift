internal import DailveDomain
internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// Files that are written whole and then get their name.
enum DiskFile {
  /// An empty file that only its owner can open.
  static func create(_ path: String, during task: StorageTask) throws(StorageError) {
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StorageError(system: errno, during: task, in: path) }
    close(descriptor)
  }

  static func createFolder(_ path: String, during task: StorageTask) throws(StorageError) {
    guard unsafe mkdir(path, 0o700) == 0 else { throw StorageError(system: errno, during: task, in: path) }
  }

  /// Syncs written data, so that it survives a power cut.
  static func sync(_ path: String, during task: StorageTask) throws(StorageError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError(system: errno, during: task, in: path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageError(system: errno, during: task, in: path) }
  }

  /// Gives a file another name, on the same disk.
  ///
  /// - Returns: False if that name is taken; nothing has changed then.
  static func publish(_ path: String, as name: String, during task: StorageTask) throws(StorageError) -> Bool {
    if unsafe link(path, name) == 0 {
      unsafe unlink(path)
      return true
    }
    if errno == EEXIST { return false }
    // Some disks know no second name for a file: then it is moved, which replaces what is there, and nothing is.
    guard FileStatus(name) == nil else { return false }
    try move(path, to: name, during: task)
    return true
  }

  static func move(_ path: String, to name: String, during task: StorageTask) throws(StorageError) {
    guard unsafe rename(path, name) == 0 else { throw StorageError(system: errno, during: task, in: path) }
  }

  /// Writes a small file, whole or not at all.
  static func replace(_ path: String, with bytes: [UInt8], in folder: StoreFolder, during task: StorageTask)
    throws(StorageError)
  {
    let unfinished = path + ".new"
    unsafe unlink(unfinished)
    try create(unfinished, during: task)
    do {
      let file = try PrivateFile(existing: unfinished, in: folder.path, during: task)
      try file.write(bytes, at: 0, during: task)
      try file.sync(during: task)
    } catch {
      unsafe unlink(unfinished)
      throw error
    }
    try move(unfinished, to: path, during: task)
    try folder.sync(folder.path, during: task)
  }

  static func remove(_ path: String) { unsafe unlink(path) }

  /// Removes a folder of ours with its contents, without following a link in its place.
  static func removeFolder(_ path: String) {
    if StoreFolder.isLink(path) { return }
    // Mostly there is none. What stays is tried again before the folder is used, and using it says what is wrong.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Bytes that may still be written to the disk of a path, and that it has in all; `nil` if the system does not tell.
  static func room(_ path: String) -> (free: Int, all: Int)? {
    var status = statvfs()
    guard unsafe statvfs(path, &status) == 0 else { return nil }
    func bytes(_ blocks: some BinaryInteger) -> Int {
      let (bytes, isTooLarge) = UInt64(clamping: blocks).multipliedReportingOverflow(
        by: UInt64(clamping: status.f_frsize))
      return isTooLarge ? .max : Int(clamping: bytes)
    }
    if status.f_files > 0, status.f_favail == 0 { return (0, bytes(status.f_blocks)) }
    return (bytes(status.f_bavail), bytes(status.f_blocks))
  }

  /// Whether this person may put files into a folder: also false on a disk that is mounted for reading only.
  static func takesFiles(_ folder: String) -> Bool { unsafe access(folder, W_OK | X_OK) == 0 }

  static func isSameDisk(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(one, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev
  }

  /// Another name for a file, which has its content as long as this one is there.
  static func alias(_ path: String, _ name: String) -> Bool { unsafe link(path, name) == 0 }
}
