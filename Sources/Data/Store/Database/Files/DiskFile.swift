internal import DailveDomain
internal import DailveSystem
internal import Foundation

/// Files that are written whole and then get their name.
enum DiskFile {
  /// An empty file that only its owner can open.
  static func create(_ path: String, during task: StorageTask) throws(StorageError) {
    _ = try StorageError.calling(during: task, in: path) { () throws(SystemError) in
      try OpenFile(path, for: .writing, [.new, .noLink])
    }
  }

  static func createFolder(_ path: String, during task: StorageTask) throws(StorageError) {
    try StorageError.calling(during: task, in: path) { () throws(SystemError) in try FileSystem.makeFolder(path) }
  }

  /// Syncs written data, so that it survives a power cut.
  static func sync(_ path: String, during task: StorageTask) throws(StorageError) {
    try StorageError.calling(during: task, in: path) { () throws(SystemError) in
      try OpenFile(path, for: .reading).sync()
    }
  }

  /// Gives a file another name, on the same disk.
  ///
  /// - Returns: False if that name is taken; nothing has changed then.
  static func publish(_ path: String, as name: String, during task: StorageTask) throws(StorageError) -> Bool {
    do {
      try FileSystem.alias(path, as: name)
      remove(path)
      return true
    } catch SystemError.exists {
      return false
    } catch {
      // Some file systems have no hard links. A move would replace an existing file, so the name must be free.
      guard FileStatus(name) == nil else { return false }
      try move(path, to: name, during: task)
      return true
    }
  }

  static func move(_ path: String, to name: String, during task: StorageTask) throws(StorageError) {
    try StorageError.calling(during: task, in: path) { () throws(SystemError) in try FileSystem.move(path, to: name) }
  }

  /// The name under which a small file is written until it replaces the one at the path.
  static func unfinished(_ path: String) -> String { path + ".new" }

  /// Writes a small file, whole or not at all. A kill may leave the unfinished one, which the next call removes.
  static func replace(_ path: String, with bytes: [UInt8], in folder: StoreFolder, during task: StorageTask)
    throws(StorageError)
  {
    let unfinished = unfinished(path)
    remove(unfinished)
    try create(unfinished, during: task)
    do {
      let file = try PrivateFile(existing: unfinished, in: folder.path, during: task)
      try file.write(bytes, at: 0, during: task)
      try file.sync(during: task)
    } catch {
      remove(unfinished)
      throw error
    }
    try move(unfinished, to: path, during: task)
    try folder.sync(folder.path, during: task)
  }

  /// Removes a file if possible.
  static func remove(_ path: String) { try? FileSystem.remove(path) }

  /// Removes a file that may be gone already.
  ///
  /// - Parameter folder: The folder that the error names.
  static func remove(_ path: String, in folder: String, during task: StorageTask) throws(StorageError) {
    do {
      try FileSystem.remove(path)
    } catch {
      guard error == .notFound else { throw StorageError(error, during: task, in: folder) }
    }
  }

  /// Removes a folder of ours with its contents, without following a link in its place.
  static func removeFolder(_ path: String) {
    if StoreFolder.isLink(path) { return }
    // Mostly there is no such folder. If it stays, another attempt precedes its use, and using it reports what is wrong.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The free bytes of the disk of a path, 0 if it accepts no further file, and all its bytes; `nil` if the system does not tell.
  static func room(_ path: String) -> (free: Int, all: Int)? {
    FileSystem.room(path).map { ($0.acceptsAnotherFile ? $0.free : 0, $0.all) }
  }

  /// True if this person may put files into a folder; false also on a disk that is mounted for reading only.
  static func acceptsFiles(_ folder: String) -> Bool { FileSystem.acceptsFiles(folder) }

  static func isSameDisk(_ one: String, _ other: String) -> Bool {
    guard let first = try? FileEntry(one), let second = try? FileEntry(other) else { return false }
    return first.identity.device == second.identity.device
  }

  /// Gives a file a second name, under which its content stays if this one is removed; false if that fails.
  static func alias(_ path: String, _ name: String) -> Bool { (try? FileSystem.alias(path, as: name)) != nil }
}
