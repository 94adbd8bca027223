package import DailveDomain

/// Raw deflate in a file, from an offset to its end.
package struct PackedFile {
  private static let block = 1 << 18
  private let file: FileBytes
  private let start: Int

  /// - Throws: `ImportSourceError` if the file cannot be opened.
  package init(path: String, from start: Int) throws(ImportSourceError) {
    file = try FileBytes(path: path)
    self.start = start
  }

  /// The number of packed bytes.
  package var size: Int { max(0, file.size - start) }

  /// A part of the packed bytes by its number, from 0; `nil` after the last.
  package func part(_ number: Int) throws(ImportSourceError) -> [UInt8]? {
    let at = number * Self.block
    guard number >= 0, at < size else { return nil }
    return try StoredStream(file, range: start + at..<start + min(size, at + Self.block)).block(Self.block)
  }

  /// The content, from its beginning.
  package func unpacked() throws(ImportSourceError) -> UnpackedBytes {
    try UnpackedBytes(InflateStream(file, range: start..<max(start, file.size)))
  }
}

/// Bytes in order, read once.
package final class UnpackedBytes {
  private static let block = 1 << 17
  private let stream: InflateStream

  init(_ stream: InflateStream) { self.stream = stream }

  /// The next bytes; empty at the end, and where the file is damaged.
  package func read() throws(ImportSourceError) -> [UInt8] { try stream.block(Self.block) }
}
