internal import DailveDomain
internal import Foundation

/// The files beside the health document: routes, electrocardiograms, clinical records. Kept whole.
struct CompanionFiles {
  private let reader: HealthDocumentReader
  /// Path of the folder of the health document, ending in "/" or empty.
  private let folder: String
  private let packer = Packer()
  private var pending = 0
  private var unpacked = 0
  private var found: Set<String> = []

  /// - Parameter document: Path of the health document, in the same form as the paths of the files beside it.
  init(_ reader: HealthDocumentReader, document: String) {
    self.reader = reader
    let end = document.lastIndex(of: "/")
    folder = end.map { String(document[...$0]) } ?? ""
  }

  /// The path below the folder of the document, without ways out of it.
  private func relative(_ path: String) -> String {
    let rest = !folder.isEmpty && path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
    return rest.split(separator: "/").filter { $0 != ".." && $0 != "." }.suffix(4).joined(separator: "/")
  }

  /// False when the receiver has gone; likewise the others.
  mutating func addEntry(_ entry: ZipArchive.Entry, of archive: ZipArchive) -> Bool {
    let name = entry.lastComponent
    // A file that cannot be read is named as such, and not as missing.
    found.insert(FileReferences.name(entry.path))
    do throws(ImportSourceError) {
      return try add(relative(entry.path), stream: try archive.stream(entry), packed: try archive.packed(entry))
    } catch {
      reader.log.add(.unreadableFile, at: nil, name)
      return true
    }
  }

  mutating func addFile(_ path: String) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    found.insert(FileReferences.name(path))
    do throws(ImportSourceError) {
      let file = try FileBytes(path: path)
      return try add(relative(path), stream: StoredStream(file, range: 0..<file.size))
    } catch {
      reader.log.add(.unreadableFile, at: nil, name)
      return true
    }
  }

  /// Names the files that the document speaks of and that did not come with it, the first ones first.
  mutating func finish() -> Bool {
    for (name, offset) in reader.references.names.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    where !found.contains(name) {
      reader.log.add(.missingFile, at: offset, name)
    }
    return pending == 0 || reader.flush()
  }

  private static func kind(_ name: String) -> KeptFile.Kind? {
    let lower = name.lowercased()
    if lower.hasSuffix(".gpx") { return .route }
    if lower.hasSuffix(".csv") { return .electrocardiogram }
    if lower.hasSuffix(".json") { return .clinicalRecord }
    return lower.hasSuffix(".xml") ? nil : .other
  }

  /// - Parameter packed: The content as the archive holds it, when that is raw deflate: packing it again would cost more than
  ///   reading the whole document.
  private mutating func add(_ path: String, stream: any ByteStream, packed: [UInt8]? = nil)
    throws(ImportSourceError) -> Bool
  {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let kind = Self.kind(name) else {
      // The second document of every export repeats part of the data in CDA form.
      reader.log.add(.ignoredFile, at: nil, name)
      return true
    }
    var bytes: [UInt8] = []
    while true {
      let block = try stream.block(1 << 16)
      if block.isEmpty { break }
      bytes += block
      if bytes.count > ExportReader.largestFile {
        reader.log.add(.tooLarge, at: nil, "\(name): larger than \(ExportReader.largestFile >> 20) MiB")
        return true
      }
    }
    unpacked += bytes.count
    if unpacked > ExportReader.largestCompanions {
      reader.log.add(
        .tooLarge, at: nil, "files beside the document: more than \(ExportReader.largestCompanions >> 30) GiB")
      return true
    }
    guard stream.isComplete else {
      reader.log.add(.unreadableFile, at: nil, "\(name): damaged")
      return true
    }
    if kind != .other { reader.summary.hasCompanions = true }
    var identity = ByteHash()
    identity.add(kind == .route ? RouteFile.withoutHead(bytes) : bytes)
    identity.add(Array(name.utf8))
    switch kind {
    case .route: reader.summary.routes += 1
    case .electrocardiogram: reader.summary.ecgs += 1
    default: reader.summary.kept[kind.rawValue, default: 0] += 1
    }
    let content = packed ?? packer.deflated(bytes)
    reader.chunk.files.append(
      KeptFile(kind: kind, name: path, content: content, size: bytes.count, identity: identity.value))
    pending += content.count
    guard pending > 1 << 20 else { return true }
    pending = 0
    return reader.flush()
  }
}
