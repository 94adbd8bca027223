internal import DailveDomain

/// The directory of a zip archive (PKWARE APPNOTE 6.3.10), zip64 included. Entries are read where they lie; nothing is ever
/// written to a path that an archive names.
struct ZipArchive {
  struct Entry {
    /// As stored: no assumption about its encoding, other than that "/" and "." are ASCII.
    var name: [UInt8]
    var method: UInt16
    /// Of the unpacked bytes, as the directory says.
    var checksum: UInt32
    var flags: UInt16
    var compressedSize: Int
    var size: Int
    var headerOffset: Int

    var path: String { String(decoding: name, as: UTF8.self) }
    var lastComponent: String { path.split(separator: "/").last.map(String.init) ?? path }
    var isFolder: Bool { name.last == UInt8(ascii: "/") }
    /// macOS adds "__MACOSX/._name" beside every file.
    var isAppleDouble: Bool {
      path.hasPrefix("__MACOSX") || path.contains("/__MACOSX") || lastComponent.hasPrefix("._")
    }

    func hasExtension(_ wanted: String) -> Bool { lastComponent.lowercased().hasSuffix("." + wanted) }
  }

  static let mostEntries = 1_000_000
  /// A directory larger than this belongs to no export.
  static let largestDirectory = 256 << 20

  let file: FileBytes
  let entries: [Entry]

  /// Whether the file starts like an archive.
  static func isZip(_ file: FileBytes) throws(ImportSourceError) -> Bool {
    let head = try file.read(at: 0, count: 4)
    return head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6]
  }

  init(_ file: FileBytes) throws(ImportSourceError) {
    self.file = file
    func damaged(_ reason: String) -> ImportSourceError { .damagedArchive(path: file.path, reason: reason) }

    // The end record stands before a comment of at most 65,535 bytes.
    let tailStart = max(0, file.size - 65_557)
    let tail = Reader(try file.read(at: tailStart, count: 65_557))
    guard let end = (0...max(0, tail.bytes.count - 22)).reversed().first(where: { tail.u32($0) == 0x0605_4B50 }),
      tail.bytes.count >= 22
    else { throw damaged("its directory is missing; the file was cut off or not fully copied") }
    var count = Int(tail.u16(end + 10))
    var size = Int(tail.u32(end + 12))
    var offset = Int(tail.u32(end + 16))
    if end >= 20, tail.u32(end - 20) == 0x0706_4B50 {
      let record = Reader(try file.read(at: tail.size(end - 20 + 8), count: 56))
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
    let directory = Reader(try file.read(at: offset, count: size))
    var entries: [Entry] = []
    var at = 0
    for _ in 0..<count {
      guard at + 46 <= directory.bytes.count, directory.u32(at) == 0x0201_4B50 else {
        throw damaged("its directory is broken")
      }
      let nameLength = Int(directory.u16(at + 28))
      let extraLength = Int(directory.u16(at + 30))
      let extra = at + 46 + nameLength
      let next = extra + extraLength + Int(directory.u16(at + 32))
      guard next <= directory.bytes.count else { throw damaged("its directory is broken") }
      var entry = Entry(
        name: Array(directory.bytes[at + 46..<extra]), method: directory.u16(at + 10),
        checksum: directory.u32(at + 16), flags: directory.u16(at + 8),
        compressedSize: Int(directory.u32(at + 20)), size: Int(directory.u32(at + 24)),
        headerOffset: Int(directory.u32(at + 42)))
      directory.readZip64(&entry, from: extra, to: extra + extraLength)
      entries.append(entry)
      at = next
    }
    self.entries = entries
  }

  /// The bytes of a small deflated entry as they lie in the archive; `nil` for one that is stored or large.
  func packed(_ entry: Entry) throws(ImportSourceError) -> [UInt8]? {
    guard entry.method == 8, entry.compressedSize <= ExportReader.largestFile else { return nil }
    let start = try contentStart(entry)
    let bytes = try file.read(at: start, count: entry.compressedSize)
    return bytes.count == entry.compressedSize ? bytes : nil
  }

  /// The unpacked bytes of an entry.
  func stream(_ entry: Entry) throws(ImportSourceError) -> any ByteStream {
    let start = try contentStart(entry)
    let (end, overflow) = start.addingReportingOverflow(entry.compressedSize)
    guard !overflow, start <= file.size else {
      throw .damagedArchive(path: file.path, reason: "\(entry.lastComponent) lies outside the file")
    }
    switch entry.method {
    case 0: return StoredStream(file, range: start..<end)
    case 8: return try InflateStream(file, range: start..<end)
    default:
      throw .damagedArchive(
        path: file.path, reason: "\(entry.lastComponent) is packed by method \(entry.method), which is not supported")
    }
  }

  /// Where an entry's content begins: after a header of its own.
  private func contentStart(_ entry: Entry) throws(ImportSourceError) -> Int {
    let header = Reader(try file.read(at: entry.headerOffset, count: 30))
    guard header.bytes.count == 30, header.u32(0) == 0x0403_4B50 else {
      throw .damagedArchive(path: file.path, reason: "\(entry.lastComponent) is not where the directory says")
    }
    guard entry.flags & 1 == 0 else {
      throw .damagedArchive(path: file.path, reason: "\(entry.lastComponent) is encrypted")
    }
    return entry.headerOffset + 30 + Int(header.u16(26)) + Int(header.u16(28))
  }

  /// Little-endian numbers at checked places; 0 outside.
  private struct Reader {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func number(_ at: Int, _ width: Int) -> UInt64 {
      guard at >= 0, at + width <= bytes.count else { return 0 }
      return (0..<width).reduce(0) { $0 | UInt64(bytes[at + $1]) << (8 * UInt64($1)) }
    }

    func u16(_ at: Int) -> UInt16 { UInt16(number(at, 2)) }
    func u32(_ at: Int) -> UInt32 { UInt32(number(at, 4)) }
    /// A 64-bit size; what does not fit a file is made too large for any.
    func size(_ at: Int) -> Int { Int(clamping: number(at, 8)) }

    func readZip64(_ entry: inout Entry, from: Int, to: Int) {
      var at = from
      while at + 4 <= to {
        let length = Int(u16(at + 2))
        if u16(at) == 1 {
          var field = at + 4
          func take(_ value: inout Int) {
            guard value == 0xFFFF_FFFF, field + 8 <= at + 4 + length else { return }
            value = size(field)
            field += 8
          }
          take(&entry.size)
          take(&entry.compressedSize)
          take(&entry.headerOffset)
        }
        at += 4 + length
      }
    }
  }
}
