package import DailveDomain
internal import DailveSystem

/// Random access to the bytes of an open file, from any thread.
package final class FileBytes: Sendable {
  package let path: String
  package let size: Int
  private let file: OpenFile

  /// - Parameter followsLink: Whether a symbolic link at `path` is followed: for a path that a person gave, but not for
  ///   one found in a folder.
  /// - Throws: `notFound`, or `unreadable` for anything but a regular file; a pipe or a device is never waited for.
  package init(path: String, followsLink: Bool = true) throws(ImportSourceError) {
    let (kind, size): (FileKind, Int)
    do {
      file = try OpenFile(path, for: .reading, followsLink ? .noWait : [.noWait, .noLink])
      let entry = try FileEntry(file)
      (kind, size) = (entry.kind, entry.bytes)
    } catch {
      throw error == .notFound ? .notFound(path: path) : .unreadable(path: path, reason: error.reason)
    }
    guard kind == .file else { throw .unreadable(path: path, reason: "it is \(kind.rawValue), not a file") }
    self.path = path
    self.size = size
    file.expectSequentialReading()
  }

  /// Reads up to `buffer.count` bytes at `offset`; fewer only at the end of the file.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    do {
      return unsafe try file.read(at: offset, into: buffer)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  package func read(at offset: Int, count: Int) throws(ImportSourceError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(0, min(count, size - offset)), alignment: 1)
    defer { unsafe buffer.deallocate() }
    let done = unsafe try read(at: offset, into: buffer)
    return unsafe Array(buffer[..<done])
  }
}

/// Small files that a person names in a command, such as keys. A pipe or a device is refused once opened, and never waited for.
package enum NamedFile {
  /// - Throws: `notFound`, or `unreadable` for anything but a regular file.
  package static func check(_ path: String) throws(ImportSourceError) { _ = try FileBytes(path: path) }

  /// The beginning of the file, which for a key is all of it.
  package static func contents(_ path: String, upTo count: Int = 1 << 16) throws(ImportSourceError) -> [UInt8] {
    try FileBytes(path: path).read(at: 0, count: count)
  }
}
