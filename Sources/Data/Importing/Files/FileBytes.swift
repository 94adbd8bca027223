package import DailveDomain
#if canImport(Glibc)
  internal import Glibc
#endif

/// Random access to the bytes of an open file, from any thread.
package final class FileBytes: Sendable {
  package let path: String
  package let size: Int
  private let descriptor: Int32

  /// - Parameter followsLink: Whether a symbolic link at `path` is followed: for a path that a person gave, not for one
  ///   found in a folder.
  /// - Throws: `notFound`, and `unreadable` for anything but a regular file; a pipe or a device is never waited for.
  package init(path: String, followsLink: Bool = true) throws(ImportSourceError) {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .notFound(path: path) : .unreadable(path: path, reason: Self.reason())
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let reason = Self.reason()
      close(descriptor)
      throw .unreadable(path: path, reason: reason)
    }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .file else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is \(kind.rawValue), not a file")
    }
    self.path = path
    self.descriptor = descriptor
    size = Int(status.st_size)
    // The kernel reads further ahead when told that access is sequential.
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  deinit { close(descriptor) }

  private static func reason() -> String { unsafe String(cString: strerror(errno)) }

  /// Reads up to `buffer.count` bytes at `offset`; fewer only at the end of the file.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    var done = 0
    while done < buffer.count {
      let count = unsafe pread(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, offset + done)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: Self.reason())
      }
      done += count
    }
    return done
  }

  package func read(at offset: Int, count: Int) throws(ImportSourceError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(0, min(count, size - offset)), alignment: 1)
    defer { unsafe buffer.deallocate() }
    let done = unsafe try read(at: offset, into: buffer)
    return unsafe Array(buffer[..<done])
  }
}
