internal import DailveDomain
internal import DailveImporting
internal import DailveSystem

/// The location of the health document, determined by content and never by name.
enum ExportLocation: Sendable {
  case archive(ZipArchive, document: ZipEntry)
  /// A folder, and the path of the document below it.
  case folder(String, document: String)
  case document(FileBytes)

  /// A health document is recognisable by its first 64 KiB.
  private static let probe = 64 * 1024
  /// At most this many XML files are searched.
  static let mostProbes = 1000

  /// - Throws: `noHealthData` if there is no document; `files` names a few files that were found instead.
  static func find(_ place: ImportPlace) throws(ImportSourceError) -> ExportLocation {
    switch place {
    case .folder(let path): return try folder(path)
    case .archive(let zip): return try archive(zip)
    case .file(let file):
      guard try isHealthDocument(StoredStream(file, range: 0..<file.size)) else {
        throw .noHealthData(path: file.path, files: [])
      }
      return .document(file)
    }
  }

  private static func archive(_ archive: ZipArchive) throws(ImportSourceError) -> ExportLocation {
    var others = Others()
    var unopened: UnopenedFile?
    var entries = archive.entries
    while let entry = try entries.next(), others.probes < mostProbes {
      let path = ExportPath(entry.path)
      guard !entry.isFolder, !path.isByproduct else { continue }
      others.note(path)
      guard path.hasExtension("xml") else { continue }
      others.probes += 1
      switch content(of: entry, archive) {
      case .healthDocument: return .archive(archive, document: entry)
      case .other: break
      // If there is no other document, this may have been it.
      case .unopened(let cause):
        if unopened == nil { unopened = UnopenedFile(name: ShortText.cut(path.name, to: 120), cause: cause) }
      }
    }
    throw .noHealthData(path: archive.file.path, files: others.names, unopened: unopened)
  }

  private enum Content {
    case healthDocument, other
    case unopened(UnopenedFile.Cause)
  }

  private static func content(of entry: ZipEntry, _ archive: ZipArchive) -> Content {
    if let obstacle = archive.obstacle(entry) { return .unopened(obstacle) }
    do throws(ImportSourceError) {
      let stream = try archive.stream(entry)
      let head = try stream.block(probe)
      if isHealthDocument(head) { return .healthDocument }
      return head.count < min(probe, entry.size) ? .unopened(.damaged) : .other
    } catch {
      return .unopened(.damaged)
    }
  }

  private static func folder(_ root: String) throws(ImportSourceError) -> ExportLocation {
    var others = Others()
    var document: String?
    _ = try FolderWalk.forEach(in: root) { path, kind in
      guard kind == .file, !path.isByproduct else { return true }
      others.note(path)
      guard path.hasExtension("xml") else { return true }
      others.probes += 1
      // A file that cannot be read does not end the search.
      if let file = try? FileBytes(path: root + "/" + path.text, followsLink: false),
        (try? isHealthDocument(StoredStream(file, range: 0..<file.size))) == true
      {
        document = path.text
      }
      return document == nil && others.probes < mostProbes
    }
    guard let document else { throw .noHealthData(path: root, files: others.names) }
    return .folder(root, document: document)
  }

  /// Files found instead of a document.
  private struct Others {
    var names: [String] = []
    var probes = 0

    mutating func note(_ path: ExportPath) {
      if names.count < 5 { names.append(ShortText.cut(path.name, to: 120)) }
    }
  }

  private static func isHealthDocument(_ stream: any ByteStream) throws(ImportSourceError) -> Bool {
    isHealthDocument(try stream.block(probe))
  }

  private static func isHealthDocument(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    return text.contains("<!DOCTYPE HealthData") || text.contains("<HealthData")
  }
}

extension ExportPath {
  /// Folders beside the document (iOS 12-26), and their contents.
  static let places: [(folder: String, fileExtension: String, kind: CompanionFile.Kind)] = [
    ("workout-routes", "gpx", .route), ("electrocardiograms", "csv", .electrocardiogram),
    ("clinical-records", "json", .clinicalRecord),
  ]

  /// The kind of file, by its location below the document's folder; `nil` if it is not part of an export.
  var kind: CompanionFile.Kind? {
    guard components.count == 2 else { return nil }
    return Self.places.first { $0.folder == components[0] && hasExtension($0.fileExtension) }?.kind
  }
}
