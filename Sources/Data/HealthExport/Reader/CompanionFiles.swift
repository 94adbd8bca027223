internal import DailveDomain
internal import Foundation

/// The files beside the health document: routes, electrocardiograms, clinical records. Kept whole.
struct CompanionFiles {
  private let reader: HealthDocumentReader
  private var pending = 0

  init(_ reader: HealthDocumentReader) { self.reader = reader }

  /// False when the receiver has gone; likewise the others.
  mutating func addEntry(_ entry: ZipArchive.Entry, of archive: ZipArchive) -> Bool {
    let name = entry.lastComponent
    do throws(ImportSourceError) {
      return try add(name, stream: try archive.stream(entry), packed: try archive.packed(entry))
    } catch {
      reader.log.add(.unreadableFile, at: nil, name)
      return true
    }
  }

  mutating func addFile(_ path: String) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    do throws(ImportSourceError) {
      let file = try FileBytes(path: path)
      return try add(name, stream: StoredStream(file, range: 0..<file.size))
    } catch {
      reader.log.add(.unreadableFile, at: nil, name)
      return true
    }
  }

  mutating func finish() -> Bool { pending == 0 || reader.flush() }

  private static func kind(_ name: String) -> KeptFile.Kind? {
    let lower = name.lowercased()
    if lower.hasSuffix(".gpx") { return .route }
    if lower.hasSuffix(".csv") { return .electrocardiogram }
    if lower.hasSuffix(".json") { return .clinicalRecord }
    return lower.hasSuffix(".xml") ? nil : .other
  }

  /// - Parameter packed: The content as the archive holds it, when that is raw deflate: packing it again would cost more than
  ///   reading the whole document.
  private mutating func add(_ name: String, stream: any ByteStream, packed: [UInt8]? = nil)
    throws(ImportSourceError) -> Bool
  {
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
        reader.log.add(.unreadableFile, at: nil, "\(name): larger than \(ExportReader.largestFile >> 20) MiB")
        return true
      }
    }
    guard stream.isComplete else {
      reader.log.add(.unreadableFile, at: nil, "\(name): damaged")
      return true
    }
    var identity = ByteHash()
    identity.add(bytes)
    identity.add(Array(name.utf8))
    switch kind {
    case .route: reader.summary.routes += 1
    case .electrocardiogram: reader.summary.ecgs += 1
    default: reader.summary.kept[kind.rawValue, default: 0] += 1
    }
    let content = packed ?? Deflate.compress(bytes)
    reader.chunk.files.append(
      KeptFile(kind: kind, name: name, content: content, size: bytes.count, identity: identity.value))
    pending += content.count
    guard pending > 1 << 20 else { return true }
    pending = 0
    return reader.flush()
  }
}
