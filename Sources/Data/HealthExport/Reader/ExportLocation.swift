internal import DailveDomain
internal import Foundation

/// What lies at a path, and where the health document is in it. Chosen by content, never by name.
enum ExportLocation {
  case archive(ZipArchive, document: ZipArchive.Entry, others: [ZipArchive.Entry])
  case folder(document: String, others: [String])
  case document(String)

  /// A health document shows itself in its first 64 KiB.
  private static let probe = 64 * 1024

  static func find(_ path: String) throws(ImportSourceError) -> ExportLocation {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path: path)
    }
    if isFolder.boolValue { return try folder(path) }
    let file = try FileBytes(path: path)
    guard file.size > 0 else { throw .empty(path: path) }
    if try ZipArchive.isZip(file) { return try archive(ZipArchive(file)) }
    guard try isHealthDocument(StoredStream(file, range: 0..<file.size)) else {
      throw .noHealthData(path: path, files: [])
    }
    return .document(path)
  }

  private static func archive(_ archive: ZipArchive) throws(ImportSourceError) -> ExportLocation {
    let entries = archive.entries.filter { !$0.isFolder && !$0.isAppleDouble }
    for (index, entry) in entries.enumerated() where entry.hasExtension("xml") {
      guard let stream = try? archive.stream(entry), (try? isHealthDocument(stream)) == true else { continue }
      var others = entries
      others.remove(at: index)
      return .archive(archive, document: entry, others: others)
    }
    throw .noHealthData(path: archive.file.path, files: entries.prefix(5).map(\.lastComponent))
  }

  private static func folder(_ path: String) throws(ImportSourceError) -> ExportLocation {
    let root = URL(filePath: path, directoryHint: .isDirectory)
    guard let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      throw .unreadable(path: path, reason: "cannot list the folder")
    }
    var files: [String] = []
    for case let url as URL in walker where !url.lastPathComponent.hasPrefix("._") {
      if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true { files.append(url.path) }
    }
    files.sort()
    for (index, name) in files.enumerated() where name.lowercased().hasSuffix(".xml") {
      guard let file = try? FileBytes(path: name),
        (try? isHealthDocument(StoredStream(file, range: 0..<file.size))) == true
      else { continue }
      var others = files
      others.remove(at: index)
      return .folder(document: name, others: others)
    }
    throw .noHealthData(path: path, files: files.prefix(5).map { URL(filePath: $0).lastPathComponent })
  }

  private static func isHealthDocument(_ stream: any ByteStream) throws(ImportSourceError) -> Bool {
    let text = String(decoding: try stream.block(probe), as: UTF8.self)
    return text.contains("<!DOCTYPE HealthData") || text.contains("<HealthData")
  }
}
