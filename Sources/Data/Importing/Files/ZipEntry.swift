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
