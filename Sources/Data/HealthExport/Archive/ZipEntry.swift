/// A file of a zip archive, as the archive's directory describes it.
struct ZipEntry: Sendable {
  /// As stored: no assumption about its encoding, other than that "/" and "." are ASCII.
  var name: [UInt8]
  var method: UInt16
  var flags: UInt16
  /// Of the unpacked bytes, as the directory says.
  var checksum: UInt32
  var compressedSize: Int
  var size: Int
  var headerOffset: Int

  var path: String { String(decoding: name, as: UTF8.self) }
  var isFolder: Bool { name.last == UInt8(ascii: "/") }
  var isEncrypted: Bool { flags & 1 != 0 }

  /// Bytes of the archive that are the entry's at least: its own header, which may be longer, and its content. Clamped to the
  /// size of the archive; what reaches beyond it is told when it is read.
  func leastRange(in size: Int) -> (start: Int, end: Int) {
    let start = min(headerOffset, size)
    let (end, overflows) = (start + ZipDirectory.localHeader + name.count).addingReportingOverflow(compressedSize)
    return (start, overflows ? size : min(end, size))
  }
}
