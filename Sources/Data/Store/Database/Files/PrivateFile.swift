internal import DailveDomain
internal import DailveSystem
internal import Foundation

/// A file that only its owner can open; closed with the value.
struct PrivateFile: ~Copyable {
  private let file: OpenFile
  /// The name of the file, on file systems without unnamed files.
  private let name: String?
  private let folder: String

  /// Creates an empty, unlinked file, which disappears with the program.
  init(nameless folder: String, during task: StorageTask) throws(StorageError) {
    self.folder = folder
    do {
      file = try OpenFile(namelessIn: folder)
      name = nil
      return
    } catch {
      // Not every file system can do this; the attempt below reports any other error.
    }
    let path = folder + "/" + UUID().uuidString
    file = try StorageError.calling(during: task, in: folder) { () throws(SystemError) in
      try OpenFile(path, for: .both, .new)
    }
    name = path
  }

  /// An existing file, for reading and writing.
  init(existing path: String, in folder: String, during task: StorageTask) throws(StorageError) {
    file = try StorageError.calling(during: task, in: folder) { () throws(SystemError) in
      try OpenFile(path, for: .both)
    }
    (self.folder, name) = (folder, nil)
  }

  /// Opens the file of this name, created if missing and locked exclusively while open: others who open it like this
  /// wait. The wait is short, because nothing slow is done with it.
  init(alone path: String, in folder: String, during task: StorageTask) throws(StorageError) {
    (self.folder, name) = (folder, nil)
    while true {
      let opened = try StorageError.calling(during: task, in: folder) { () throws(SystemError) in
        let file = try OpenFile(path, for: .both, [.create, .noLink])
        try file.lock(waits: true)
        return file
      }
      // The file may have been removed while this waited for its lock.
      if Self.isStill(opened, at: path) {
        file = opened
        return
      }
    }
  }

  /// Locks the file until it is closed; false while another program has it locked, or if it no longer has that name.
  func claim(at path: String) -> Bool { (try? file.lock(waits: false)) != nil && Self.isStill(file, at: path) }

  /// Locks a range of its bytes until it is closed; false while somebody else has the range locked.
  func claimBytes(from start: Int, count: Int) -> Bool { (try? file.lockBytes(from: start, count: count)) != nil }

  /// The number of its links would not tell, because copies that are kept as hard links add to it.
  private static func isStill(_ file: borrowing OpenFile, at path: String) -> Bool {
    guard let opened = try? FileEntry(file) else { return false }
    return opened.identity == FileStatus(path)?.identity
  }

  deinit {
    if let name { DiskFile.remove(name) }
  }

  /// Unlinks the file at once, so that a kill leaves nothing.
  consuming func detached() throws(StorageError) -> FileHandle {
    FileHandle(
      fileDescriptor: try calling(.importing) { () throws(SystemError) in try file.duplicate() }, closeOnDealloc: true)
  }

  func write(_ bytes: some Collection<UInt8>, at offset: Int, during task: StorageTask) throws(StorageError) {
    try calling(task) { () throws(SystemError) in try file.write(bytes, at: offset) }
  }

  /// The whole content.
  func bytes(during task: StorageTask) throws(StorageError) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let block = try bytes(at: result.count, count: 1 << 16, during: task)
      if block.isEmpty { return result }
      result += block
    }
  }

  /// Up to `count` bytes; fewer at the end of the file.
  func bytes(at offset: Int, count: Int, during task: StorageTask) throws(StorageError) -> [UInt8] {
    try calling(task) { () throws(SystemError) in try file.bytes(at: offset, count: count) }
  }

  /// Reserves space for that many bytes, so that writing them cannot fail for lack of it.
  func allocate(_ bytes: Int, during task: StorageTask) throws(StorageError) {
    try calling(task) { () throws(SystemError) in try file.reserve(bytes) }
  }

  func truncate(to bytes: Int, during task: StorageTask) throws(StorageError) {
    try calling(task) { () throws(SystemError) in try file.truncate(to: bytes) }
  }

  func sync(during task: StorageTask) throws(StorageError) {
    try calling(task) { () throws(SystemError) in try file.sync() }
  }

  /// Links the file under its name, atomically. False if the name is taken; nothing has changed then.
  func publish(as path: String, during task: StorageTask) throws(StorageError) -> Bool {
    do {
      if let name { try FileSystem.alias(name, as: path) } else { try file.publish(as: path) }
      return true
    } catch {
      guard error == .exists else { throw StorageError(error, during: task, in: folder) }
      return false
    }
  }

  private func calling<T>(_ task: StorageTask, _ call: () throws(SystemError) -> T) throws(StorageError) -> T {
    try StorageError.calling(during: task, in: folder, call)
  }
}
