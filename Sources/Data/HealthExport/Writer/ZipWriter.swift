internal import DailveZlib
package import Foundation

/// Writes a zip archive sequentially in constant memory, to a file or to a closure; entries may exceed 4 GiB.
///
/// Size and checksum of an entry follow it in a data descriptor (PKWARE APPNOTE 6.3.10, 4.3.9), so that no written byte
/// is revisited.
package final class ZipWriter {
  private struct Entry {
    var name: [UInt8]
    var offset: Int
    var size = 0
    var compressed = 0
    var checksum = CRC32()
  }

  /// zlib compression levels.
  package enum Effort: Int32, Sendable {
    /// For somebody who waits: a third larger, three times as fast.
    case quick = 1
    case usual = 6
  }

  private let sink: ([UInt8]) throws -> Void
  private let close: () throws -> Void
  private let deflater: Deflater
  private var position = 0
  private var entries: [Entry] = []
  private var names = ArchiveNames()

  /// - Parameter sink: Takes the next bytes; an error that it throws ends the writing.
  package convenience init(effort: Effort, sink: @escaping ([UInt8]) throws -> Void) {
    self.init(effort: effort, sink: sink, close: {})
  }

  /// - Parameter file: An empty file, closed by `finish`.
  package convenience init(_ file: FileHandle) {
    self.init(effort: .usual, sink: { try file.write(contentsOf: Data($0)) }, close: { try file.close() })
  }

  /// Writes to a new file; an existing one is not replaced.
  package convenience init(path: String) throws {
    try Data().write(to: URL(filePath: path), options: .withoutOverwriting)
    self.init(try FileHandle(forWritingTo: URL(filePath: path)))
  }

  private init(effort: Effort, sink: @escaping ([UInt8]) throws -> Void, close: @escaping () throws -> Void) {
    self.sink = sink
    deflater = Deflater(.raw, level: effort.rawValue)
    self.close = close
  }

  private func put(_ bytes: [UInt8]) throws {
    try sink(bytes)
    position += bytes.count
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  // 1 January 2001, so that the same data make the same bytes on any day.
  private static let dosTime: [UInt8] = [0, 0, 0x21, 0x2A]

  /// Version 4.5: zip64. Bit 3: a data descriptor follows. Bit 11: the name is UTF-8. Method 8: deflate.
  private var head: [UInt8] { number(45, 2) + number(0x0808, 2) + number(8, 2) + Self.dosTime }

  /// - Parameter name: Folders and a name, separated by "/"; made safe, short and unique.
  /// - Returns: The name as it is in the archive.
  @discardableResult
  package func begin(_ name: String) throws -> String {
    let name = names.next(name)
    let entry = Entry(name: Array(name.utf8), offset: position)
    entries.append(entry)
    // The sizes are not known yet; the zip64 field says that those in the descriptor have eight bytes.
    try put(
      number(0x0403_4B50, 4) + head + number(0, 4) + number(0xFFFF_FFFF, 4) + number(0xFFFF_FFFF, 4)
        + number(entry.name.count, 2) + number(20, 2) + entry.name + number(1, 2) + number(16, 2) + number(0, 8)
        + number(0, 8))
    deflater.restart()
    return name
  }

  package func write(_ bytes: [UInt8]) throws {
    let index = entries.count - 1
    entries[index].size += bytes.count
    entries[index].checksum.add(bytes)
    try deflater.pack(bytes, putPacked)
  }

  package func end() throws {
    try deflater.finish([], putPacked)
    let entry = entries[entries.count - 1]
    try put(
      number(0x0807_4B50, 4) + number(Int(entry.checksum.value), 4) + number(entry.compressed, 8)
        + number(entry.size, 8))
  }

  private func putPacked(_ bytes: ArraySlice<UInt8>) throws {
    entries[entries.count - 1].compressed += bytes.count
    try put(Array(bytes))
  }

  /// Writes the directory and closes the file.
  package func finish() throws {
    let start = position
    for entry in entries {
      try put(
        number(0x0201_4B50, 4) + number(45, 2) + head + number(Int(entry.checksum.value), 4) + number(0xFFFF_FFFF, 4)
          + number(0xFFFF_FFFF, 4) + number(entry.name.count, 2) + number(28, 2) + number(0, 2) + number(0, 2)
          + number(0, 2) + number(0, 4) + number(0xFFFF_FFFF, 4) + entry.name
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
    try close()
  }
}
