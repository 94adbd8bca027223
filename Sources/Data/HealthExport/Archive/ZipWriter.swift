internal import CZlib
package import Foundation

/// Writes a zip archive front to back in constant memory; entries may grow past 4 GiB (zip64).
@safe
package final class ZipWriter {
  private struct Entry {
    var name: [UInt8]
    var offset: Int
    var size = 0
    var compressed = 0
    var crc: UInt = 0
  }

  private let file: FileHandle
  private var position = 0
  private var entries: [Entry] = []
  private var names = ArchiveNames()
  private var stream = unsafe z_stream()
  private var output = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter file: Empty, and closed by `finish`.
  package init(_ file: FileHandle) { self.file = file }

  /// Into a new file; one that is there stays as it is.
  package convenience init(path: String) throws {
    try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
    self.init(try FileHandle(forWritingTo: URL(filePath: path)))
  }

  private func put(_ bytes: [UInt8]) throws {
    try file.write(contentsOf: Data(bytes))
    position += bytes.count
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  // 1 January 2001, so that the same data make the same bytes on any day.
  private static let dosTime: [UInt8] = [0, 0, 0x21, 0x2A]

  /// Bit 11: the name is UTF-8. Version 4.5: zip64.
  private func localHeader(_ entry: Entry) -> [UInt8] {
    number(0x0403_4B50, 4) + number(45, 2) + number(0x0800, 2) + number(8, 2) + Self.dosTime
      + number(Int(entry.crc), 4) + number(0xFFFF_FFFF, 4) + number(0xFFFF_FFFF, 4)
      + number(entry.name.count, 2) + number(20, 2) + entry.name
      + number(1, 2) + number(16, 2) + number(entry.size, 8) + number(entry.compressed, 8)
  }

  /// - Parameter name: Folders and a name, split by "/"; made safe, short and unlike all before.
  package func begin(_ name: String) throws {
    entries.append(Entry(name: Array(names.next(name).utf8), offset: position))
    try put(localHeader(entries[entries.count - 1]))
    unsafe stream = unsafe z_stream()
    unsafe deflateInit2_(
      &stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  package func write(_ bytes: [UInt8]) throws {
    let index = entries.count - 1
    entries[index].size += bytes.count
    entries[index].crc = unsafe bytes.withUnsafeBufferPointer { raw in
      unsafe crc32(entries[index].crc, raw.baseAddress, UInt32(raw.count))
    }
    try deflate(bytes, flush: Z_NO_FLUSH)
  }

  package func end() throws {
    try deflate([], flush: Z_FINISH)
    unsafe deflateEnd(&stream)
    let index = entries.count - 1
    let here = position
    try file.seek(toOffset: UInt64(entries[index].offset))
    try file.write(contentsOf: Data(localHeader(entries[index])))
    try file.seek(toOffset: UInt64(here))
  }

  private func deflate(_ bytes: [UInt8], flush: Int32) throws {
    var input = bytes
    var pieces: [[UInt8]] = []
    unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = UInt32(source.count)
      while true {
        let written = unsafe output.withUnsafeMutableBufferPointer { target in
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = UInt32(target.count)
          _ = unsafe CZlib.deflate(&stream, flush)
          return unsafe target.count - Int(stream.avail_out)
        }
        if written > 0 { pieces.append(Array(output.prefix(written))) }
        if written < output.count { break }
      }
    }
    for piece in pieces {
      entries[entries.count - 1].compressed += piece.count
      try put(piece)
    }
  }

  /// Writes the directory and closes the file.
  package func finish() throws {
    let start = position
    for entry in entries {
      try put(
        number(0x0201_4B50, 4) + number(45, 2) + number(45, 2) + number(0x0800, 2) + number(8, 2) + Self.dosTime
          + number(Int(entry.crc), 4) + number(0xFFFF_FFFF, 4) + number(0xFFFF_FFFF, 4)
          + number(entry.name.count, 2) + number(28, 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4)
          + number(0xFFFF_FFFF, 4) + entry.name
          + number(1, 2) + number(24, 2) + number(entry.size, 8) + number(entry.compressed, 8)
          + number(entry.offset, 8))
    }
    let size = position - start
    let record = position
    try put(
      number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 4) + number(0, 4)
        + number(entries.count, 8) + number(entries.count, 8) + number(size, 8) + number(start, 8))
    try put(number(0x0706_4B50, 4) + number(0, 4) + number(record, 8) + number(1, 4))
    try put(
      number(0x0605_4B50, 4) + number(0, 2) + number(0, 2) + number(0xFFFF, 2) + number(0xFFFF, 2)
        + number(0xFFFF_FFFF, 4) + number(0xFFFF_FFFF, 4) + number(0, 2))
    try file.close()
  }
}
