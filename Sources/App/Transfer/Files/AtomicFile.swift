internal import DailveSystem
package import Foundation

/// A file that appears at its destination complete or not at all. It is written in the same folder under an unguessable name, readable
/// only by its owner, then synced and moved. If anything fails before the move, nothing else in the folder is touched.
package final class AtomicFile {
  /// The handle for the only writer, which may close it.
  package let handle: FileHandle
  /// The unfinished file, to be removed if the program ends early.
  package let leftover: Leftover
  private let folder: String
  private let file: OpenFile

  /// - Throws: `noFolder` when `folder` is missing, `failed` when no file can be created in it.
  package init(in folder: String) throws(FileWriteError) {
    // The temporary name is short, so that it fits wherever the final name does.
    let path = folder + "/.dailve-\(UUID().uuidString).unfinished"
    do {
      file = try OpenFile(path, for: .writing, .new)
    } catch {
      throw error == .notFound || error == .notAFolder ? .noFolder(path: folder) : FileWriteError(error, folder)
    }
    do {
      handle = FileHandle(fileDescriptor: try file.duplicate(), closeOnDealloc: true)
      leftover = try Leftover(path: path, file)
    } catch {
      throw FileWriteError(error, folder)
    }
    self.folder = folder
  }

  deinit {
    // After a successful move the temporary name no longer exists, so this does nothing.
    leftover.remove()
  }

  /// Gives the file its name, durably.
  ///
  /// - Parameter replacing: Whether a regular file of this name may be replaced. Nothing but a regular file is ever replaced.
  /// - Throws: `exists` or `notAFile`, with the file still under its temporary name, so that another name can be tried.
  package func move(to name: String, replacing: Bool) throws(FileWriteError) {
    let target = folder + "/" + name
    do {
      try file.sync()
    } catch {
      throw FileWriteError(error, target)
    }
    if replacing, try FilePlace(target) == .file {
      do {
        try FileSystem.move(leftover.path, to: target)
      } catch {
        throw FileWriteError(error, target)
      }
    } else {
      try moveWithoutReplacing(target)
    }
    // The file is in place. If this sync fails, only a power cut could still lose its name.
    try? OpenFile(folder, for: .reading, .folder).sync()
  }

  /// Uses link(2), the only POSIX call that is guaranteed to fail if the name exists. On a file system without hard links (FAT), an empty
  /// file reserves the name first.
  private func moveWithoutReplacing(_ target: String) throws(FileWriteError) {
    do {
      try FileSystem.alias(leftover.path, as: target)
      return leftover.remove()
    } catch {
      guard error.isWithoutLinks else { throw FileWriteError(error, target) }
    }
    do throws(SystemError) {
      let place = try OpenFile(target, for: .writing, .new)
      do {
        try FileSystem.move(leftover.path, to: target)
      } catch {
        // Remove the reserved name. If the file cannot be identified any more, it may belong to another program and stays.
        (try? Leftover(path: target, place))?.remove()
        throw error
      }
    } catch {
      throw FileWriteError(error, target)
    }
  }

  /// The name and identity of an unfinished file. Only that file is removed, never another one under the same name.
  package struct Leftover: Sendable {
    fileprivate let path: String
    private let identity: FileEntry.Identity

    fileprivate init(path: String, _ file: borrowing OpenFile) throws(SystemError) {
      self.path = path
      identity = try FileEntry(file).identity
    }

    package func remove() {
      guard let entry = try? FileEntry(path, followsLink: false), entry.identity == identity else { return }
      // A file that cannot be removed stays under its temporary name.
      try? FileSystem.remove(path)
    }
  }
}

/// The kind of entry at a path.
package enum FilePlace: Equatable {
  case nothing, file, folder
  /// A link to something other than a folder, a device, a pipe, a socket.
  case other

  package init(_ path: String) throws(FileWriteError) {
    do {
      switch try FileEntry(path, followsLink: false).kind {
      case .file: self = .file
      case .folder: self = .folder
      // A broken link does not count as a link to a folder.
      case .link: self = (try? FileEntry(path))?.kind == .folder ? .folder : .other
      case .pipe, .socket, .device, .unknown: self = .other
      }
    } catch {
      guard error == .notFound else { throw FileWriteError(error, path) }
      self = .nothing
    }
  }
}

/// Why a file could not be written.
package enum FileWriteError: Error, Equatable {
  /// The name is taken, and replacing was not allowed.
  case exists(path: String)
  /// The name belongs to a link, device, pipe or socket, which is never replaced because its target is unknown.
  case notAFile(path: String)
  case noFolder(path: String)
  /// The path is inside the folder of a store.
  case ofAStore(path: String)
  case full(path: String)
  case failed(path: String, reason: String)

  fileprivate init(_ error: SystemError, _ path: String) {
    self =
      if error == .exists {
        .exists(path: path)
      } else if error.isFull {
        .full(path: path)
      } else {
        .failed(path: path, reason: error.reason)
      }
  }
}
