package import DailveDomain

/// Reads an archive's directory sequentially, in blocks: the directory of a million files is never held whole.
package struct ZipDirectory {
  /// Bytes of a local header up to its name.
  static let localHeader = 30
  private static let header = 46
  /// Exceeds the longest record: a header and three texts of 65,535 bytes.
  private static let blockSize = 1 << 18

  private let file: FileBytes
  private let end: Int
  private var remaining: Int
  private var at: Int
  private var block = LittleEndian([])
  private var blockStart: Int

  /// - Parameter count: The number of entries that the archive claims to have.
  init(_ file: FileBytes, range: Range<Int>, count: Int) {
    self.file = file
    end = range.upperBound
    at = range.lowerBound
    blockStart = range.lowerBound
    remaining = count
  }

  /// The next entry; `nil` after the last one.
  package mutating func next() throws(ImportSourceError) -> ZipEntry? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    try load(Self.header)
    let base = at - blockStart
    let nameLength = Int(block.u16(base + 28))
    let extraLength = Int(block.u16(base + 30))
    let length = Self.header + nameLength + extraLength + Int(block.u16(base + 32))
    guard block.u32(base) == 0x0201_4B50 else { throw broken }
    try load(length)
    let start = at - blockStart
    let extra = start + Self.header + nameLength
    var entry = ZipEntry(
      name: Array(block.bytes[start + Self.header..<extra]), method: block.u16(start + 10),
      flags: block.u16(start + 8), checksum: block.u32(start + 16), compressedSize: Int(block.u32(start + 20)),
      size: Int(block.u32(start + 24)), headerOffset: Int(block.u32(start + 42)))
    readZip64(&entry, from: extra, to: extra + extraLength)
    at += length
    return entry
  }

  private var broken: ImportSourceError { .damagedArchive(path: file.path, reason: "its directory is broken") }

  /// Loads the next `count` bytes into the block.
  private mutating func load(_ count: Int) throws(ImportSourceError) {
    guard count <= end - at else { throw broken }
    guard at + count > blockStart + block.bytes.count else { return }
    block = LittleEndian(try file.read(at: at, count: min(Self.blockSize, end - at)))
    blockStart = at
    guard block.bytes.count >= count else { throw broken }
  }

  private func readZip64(_ entry: inout ZipEntry, from: Int, to: Int) {
    var at = from
    while at + 4 <= to {
      let length = Int(block.u16(at + 2))
      if block.u16(at) == 1 {
        var field = at + 4
        func widen(_ value: inout Int) {
          guard value == 0xFFFF_FFFF, field + 8 <= min(to, at + 4 + length) else { return }
          value = block.size(field)
          field += 8
        }
        widen(&entry.size)
        widen(&entry.compressedSize)
        widen(&entry.headerOffset)
      }
      at += 4 + length
    }
  }
}

/// Little-endian numbers at checked offsets; 0 outside the bytes.
struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func number(_ at: Int, _ width: Int) -> UInt64 {
    guard at >= 0, at <= bytes.count - width else { return 0 }
    var value: UInt64 = 0
    for index in 0..<width { value |= UInt64(bytes[at + index]) << (8 * UInt64(index)) }
    return value
  }

  func u16(_ at: Int) -> UInt16 { UInt16(truncatingIfNeeded: number(at, 2)) }
  func u32(_ at: Int) -> UInt32 { UInt32(truncatingIfNeeded: number(at, 4)) }
  /// A 64-bit size; one that no file can have becomes `Int.max`.
  func size(_ at: Int) -> Int { Int(clamping: number(at, 8)) }
}

/// A file of a zip archive, as the archive's directory describes it.
package struct ZipEntry: Sendable {
  /// Raw bytes: no encoding is assumed, except that "/" and "." are ASCII.
  package var name: [UInt8]
  var method: UInt16
  var flags: UInt16
  /// CRC-32 of the unpacked bytes, from the directory.
  package var checksum: UInt32
  package var compressedSize: Int
  package var size: Int
  package var headerOffset: Int

  package var path: String { String(decoding: name, as: UTF8.self) }
  package var isFolder: Bool { name.last == UInt8(ascii: "/") }
  var isEncrypted: Bool { flags & 1 != 0 }

  /// The least range of the archive that the entry occupies: its local header, which may be longer, and its content.
  /// Clamped to the size of the archive; an entry that reaches beyond it is reported when it is read.
  func leastRange(in size: Int) -> (start: Int, end: Int) {
    let start = min(headerOffset, size)
    let (end, overflows) = (start + ZipDirectory.localHeader + name.count).addingReportingOverflow(compressedSize)
    return (start, overflows ? size : min(end, size))
  }
}
