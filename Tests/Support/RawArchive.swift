internal import Foundation

/// Writes malicious archives with arbitrary names and overlapping entries. Contents are stored uncompressed.
package struct RawArchive {
  private var content: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  package init() {}

  /// - Returns: Offset of the entry.
  @discardableResult
  package mutating func add(_ name: String, _ bytes: [UInt8]) -> Int {
    let offset = content.count
    content += Self.number(0x0403_4B50, 4) + Self.number(10, 2) + [UInt8](repeating: 0, count: 12)
    content += Self.number(bytes.count, 4) + Self.number(bytes.count, 4) + Self.number(name.utf8.count, 2)
    content += Self.number(0, 2) + Array(name.utf8) + bytes
    list(name, size: bytes.count, at: offset)
    return offset
  }

  /// Adds an entry only to the directory.
  package mutating func list(_ name: String, size: Int, at offset: Int) {
    directory += Self.number(0x0201_4B50, 4) + Self.number(10, 2) + Self.number(10, 2)
    directory += [UInt8](repeating: 0, count: 12) + Self.number(size, 4) + Self.number(size, 4)
    directory += Self.number(name.utf8.count, 2) + [UInt8](repeating: 0, count: 12) + Self.number(offset, 4)
    directory += Array(name.utf8)
    count += 1
  }

  /// Adds the entry with a 64-bit size and offset.
  package mutating func list(_ name: String, wide size: Int, at offset: Int) {
    directory += Self.number(0x0201_4B50, 4) + Self.number(45, 2) + Self.number(45, 2)
    directory += [UInt8](repeating: 0, count: 12) + Self.number(0xFFFF_FFFF, 4) + Self.number(0xFFFF_FFFF, 4)
    directory += Self.number(name.utf8.count, 2) + Self.number(28, 2) + [UInt8](repeating: 0, count: 10)
    directory += Self.number(0xFFFF_FFFF, 4) + Array(name.utf8)
    directory += Self.number(1, 2) + Self.number(24, 2) + Self.number(size, 8) + Self.number(size, 8)
    directory += Self.number(offset, 8)
    count += 1
  }

  package func write() throws -> String {
    let path = try TemporaryFolder.make() + "/raw.zip"
    let end =
      Self.number(0x0605_4B50, 4) + Self.number(0, 4) + Self.number(count, 2) + Self.number(count, 2)
      + Self.number(directory.count, 4) + Self.number(content.count, 4) + Self.number(0, 2)
    try Data(content + directory + end).write(to: URL(filePath: path))
    return path
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
