package import DailveDomain

/// A zip archive (PKWARE APPNOTE 6.3.10), zip64 included. Entries are read in place; nothing is ever written to a path
/// that an archive names.
package struct ZipArchive: Sendable {
  package static let mostEntries = 1_000_000
  /// The largest directory in bytes; no export has a larger one.
  static let largestDirectory = 256 << 20

  package let file: FileBytes
  private let directory: Range<Int>
  private let count: Int

  /// True if the file starts with a zip signature.
  package static func isZip(_ file: FileBytes) throws(ImportSourceError) -> Bool {
    let head = try file.read(at: 0, count: 4)
    return head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6]
  }

  /// - Throws: `damagedArchive` for a broken directory, and for entries that overlap.
  package init(_ file: FileBytes) throws(ImportSourceError) {
    self.file = file
    func damaged(_ reason: String) -> ImportSourceError { .damagedArchive(path: file.path, reason: reason) }

    // The end record precedes a comment of at most 65,535 bytes.
    let tail = LittleEndian(try file.read(at: max(0, file.size - 65_557), count: 65_557))
    guard let end = (0...max(0, tail.bytes.count - 22)).reversed().first(where: { tail.u32($0) == 0x0605_4B50 }),
      tail.bytes.count >= 22
    else { throw damaged("its directory is missing; the file was cut off or not fully copied") }
    var count = Int(tail.u16(end + 10))
    var size = Int(tail.u32(end + 12))
    var offset = Int(tail.u32(end + 16))
    if end >= 20, tail.u32(end - 20) == 0x0706_4B50 {
      let record = LittleEndian(try file.read(at: min(file.size, tail.size(end - 20 + 8)), count: 56))
      guard record.bytes.count == 56, record.u32(0) == 0x0606_4B50 else { throw damaged("its zip64 record is broken") }
      count = record.size(32)
      size = record.size(40)
      offset = record.size(48)
    }
    guard count <= Self.mostEntries else { throw damaged("it holds more than \(Self.mostEntries) files") }
    guard size >= 0, offset >= 0, offset <= file.size, size <= file.size - offset else {
      throw damaged("its directory lies outside the file")
    }
    guard size <= Self.largestDirectory else {
      throw damaged("its directory is larger than \(Self.largestDirectory >> 20) MiB")
    }
    directory = offset..<offset + size
    self.count = count
    guard try entriesAreDisjoint() else {
      throw damaged("its files lie over one another, as in archives made to fill a disk")
    }
  }

  /// The entries in order, from the first.
  package var entries: ZipDirectory { ZipDirectory(file, range: directory, count: count) }

  /// False if entries overlap: a small archive could then unpack to a thousand times its size.
  private func entriesAreDisjoint() throws(ImportSourceError) -> Bool {
    var parts: [(start: Int, end: Int)] = []
    parts.reserveCapacity(count)
    var isOrdered = true
    var entries = entries
    while let entry = try entries.next() {
      let part = entry.leastRange(in: file.size)
      if let last = parts.last, part.start < last.start { isOrdered = false }
      parts.append(part)
    }
    if !isOrdered { parts.sort { $0.start < $1.start } }
    for index in parts.indices.dropFirst() where parts[index].start < parts[index - 1].end { return false }
    return true
  }

  /// The reason why an entry cannot be opened, as far as the directory tells.
  package func obstacle(_ entry: ZipEntry) -> UnopenedFile.Cause? {
    if entry.isEncrypted { return .encrypted }
    return entry.method == 0 || entry.method == 8 ? nil : .method(Int(entry.method))
  }

  /// The compressed bytes of a small deflated entry; `nil` for a stored or large one.
  package func packed(_ entry: ZipEntry) throws(ImportSourceError) -> [UInt8]? {
    guard entry.method == 8, entry.compressedSize <= PackedText.longest else { return nil }
    let start = try contentStart(entry)
    let bytes = try file.read(at: start, count: entry.compressedSize)
    return bytes.count == entry.compressedSize ? bytes : nil
  }

  /// The unpacked bytes of an entry.
  package func stream(_ entry: ZipEntry) throws(ImportSourceError) -> any ByteStream {
    let start = try contentStart(entry)
    let (end, overflow) = start.addingReportingOverflow(entry.compressedSize)
    guard !overflow, start <= file.size else {
      throw .damagedArchive(path: file.path, reason: "\(shortName(entry)) lies outside the file")
    }
    switch entry.method {
    case 0: return StoredStream(file, range: start..<end)
    case 8: return try InflateStream(file, range: start..<end)
    default:
      throw .damagedArchive(
        path: file.path, reason: "\(shortName(entry)) is packed by method \(entry.method), which is not supported")
    }
  }

  /// The position of an entry's content, after its local header.
  private func contentStart(_ entry: ZipEntry) throws(ImportSourceError) -> Int {
    let header = LittleEndian(try file.read(at: min(file.size, entry.headerOffset), count: ZipDirectory.localHeader))
    guard header.bytes.count == ZipDirectory.localHeader, header.u32(0) == 0x0403_4B50 else {
      throw .damagedArchive(path: file.path, reason: "\(shortName(entry)) is not where the directory says")
    }
    guard !entry.isEncrypted else {
      throw .damagedArchive(path: file.path, reason: "\(shortName(entry)) is encrypted")
    }
    return entry.headerOffset + ZipDirectory.localHeader + Int(header.u16(26)) + Int(header.u16(28))
  }

  private func shortName(_ entry: ZipEntry) -> String { ShortText.cut(ExportPath(entry.path).name, to: 120) }
}
