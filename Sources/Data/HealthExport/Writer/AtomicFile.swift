package import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// A file that appears at its destination whole or not at all. It is written beside it under an unguessable name that
/// only its owner may read, synced, and moved. If anything fails before that, nothing else in the folder is touched.
@safe
package final class AtomicFile {
  /// For the single writer, which may close it.
  package let handle: FileHandle
  /// Files to remove if the program ends early.
  package let leftover: Leftover
  private let folder: String
  private let descriptor: Int32

  /// - Throws: `noFolder` when `folder` is missing, `failed` when no file can be created in it.
  package init(in folder: String) throws(FileWriteError) {
    // Short, so that it fits wherever the final name does.
    let path = folder + "/.dailve-\(UUID().uuidString).unfinished"
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .noFolder(path: folder) : .last(folder)
    }
    let second = dup(descriptor)
    guard second >= 0, let leftover = Leftover(path: path, descriptor: descriptor) else {
      close(descriptor)
      throw .last(folder)
    }
    handle = FileHandle(fileDescriptor: second, closeOnDealloc: true)
    self.folder = folder
    self.descriptor = descriptor
    self.leftover = leftover
  }

  deinit {
    // After a move nothing has the old name.
    leftover.remove()
    close(descriptor)
  }

  /// Gives the file its name, durably.
  ///
  /// - Parameter replacing: Whether a regular file of this name may be replaced. Nothing else ever is.
  /// - Throws: `exists` or `notAFile`, with the file still under its temporary name, so that another name can be tried.
  package func move(to name: String, replacing: Bool) throws(FileWriteError) {
    let target = folder + "/" + name
    guard fsync(descriptor) == 0 else { throw .last(target) }
    if replacing, try FilePlace(target) == .file {
      guard unsafe rename(leftover.path, target) == 0 else { throw .last(target) }
    } else {
      try moveWithoutReplacing(target)
    }
    let directory = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
  }

  /// link(2) fails if the name exists, which no other POSIX call promises. On a file system without hard links (FAT),
  /// an empty file of ours reserves the name first.
  private func moveWithoutReplacing(_ target: String) throws(FileWriteError) {
    if unsafe link(leftover.path, target) == 0 { return leftover.remove() }
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw .last(target) }
    let place = unsafe open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard place >= 0 else { throw .last(target) }
    defer { close(place) }
    guard unsafe rename(leftover.path, target) == 0 else {
      let error = FileWriteError.last(target)
      Leftover(path: target, descriptor: place)?.remove()
      throw error
    }
  }

  /// The name of an unfinished file. Removes that very file, never another that has taken its place.
  package struct Leftover: Sendable {
    fileprivate let path: String
    private let device: dev_t
    private let inode: ino_t

    fileprivate init?(path: String, descriptor: Int32) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { return nil }
      self.path = path
      device = status.st_dev
      inode = status.st_ino
    }

    package func remove() {
      var status = stat()
      guard unsafe lstat(path, &status) == 0, status.st_dev == device, status.st_ino == inode else { return }
      unsafe unlink(path)
    }
  }
}

/// The kind of entry at a path.
package enum FilePlace: Equatable {
  case nothing, file, folder
  /// A link to something other than a folder, a device, a pipe, a socket.
  case other

  package init(_ path: String) throws(FileWriteError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last(path) }
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK:
      let isFolder = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      self = isFolder ? .folder : .other
    default: self = .other
    }
  }
}

/// Why a file could not be written.
package enum FileWriteError: Error, Equatable {
  /// Something has the name, and nothing was to be replaced.
  case exists(path: String)
  /// A link, device, pipe or socket: what it leads to is unknown, so nothing replaces it.
  case notAFile(path: String)
  case noFolder(path: String)
  /// A file in the folder of a store.
  case ofAStore(path: String)
  case full(path: String)
  case failed(path: String, reason: String)

  /// From `errno` of the last system call.
  fileprivate static func last(_ path: String) -> FileWriteError {
    switch errno {
    case EEXIST: .exists(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    default: unsafe .failed(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
