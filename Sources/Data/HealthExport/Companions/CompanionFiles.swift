internal import DailveDomain
internal import DailveImporting
internal import DailveSystem

/// Reads the files beside an export's document (routes, electrocardiograms, clinical records) and stores them whole.
/// Other files there are named in the report and never read.
struct CompanionFiles {
  private let reader: HealthDocumentReader
  private let isWanted: () -> Bool
  private let packer = Packer()
  private var pending = 0
  private var budget = CompanionBudget()
  private var isSpent = false
  /// Approximate memory that a file takes besides its content.
  private static let overhead = 512
  /// Files that the document names and that exist, whether they could be read or not.
  private var found: Set<String> = []

  /// - Parameter isWanted: Returns false once the receiver is gone.
  init(_ reader: HealthDocumentReader, isWanted: @escaping () -> Bool) {
    self.reader = reader
    self.isWanted = isWanted
  }

  /// Returns false once the receiver is gone, as the functions below do.
  mutating func add(of archive: ZipArchive, document: ZipEntry) throws(ImportSourceError) -> Bool {
    let folder = ExportPath(document.path).folder
    var entries = archive.entries
    while let entry = try entries.next() {
      guard isWanted() else { return false }
      let path = ExportPath(entry.path)
      if entry.isFolder || path.isByproduct || entry.headerOffset == document.headerOffset { continue }
      guard let place = path.below(folder), let kind = place.kind else {
        reader.log.add(.ignoredFile, at: nil, path.name)
        continue
      }
      note(path)
      guard entry.size <= PackedText.longest else {
        noteTooLarge(path.name)
        continue
      }
      if let obstacle = archive.obstacle(entry) {
        reader.log.add(.unreadableFile, at: nil, path.name, ImportProblem.Cause(obstacle))
        continue
      }
      do throws(ImportSourceError) {
        let file = Source(kind: kind, path: place, size: min(entry.compressedSize, archive.file.size))
        guard try add(file, stream: try archive.stream(entry), packed: try archive.packed(entry)) else { return false }
      } catch {
        reader.log.add(.unreadableFile, at: nil, path.name)
      }
    }
    return finish()
  }

  /// - Parameters:
  ///   - root: The folder that a person gave.
  ///   - document: Path of the document below it.
  mutating func add(ofFolder root: String, document: String) throws(ImportSourceError) -> Bool {
    let folder = ExportPath(document).folder
    let base = ([root] + folder).joined(separator: "/")
    for place in ExportPath.places where FileKind(at: base + "/" + place.folder) == .folder {
      for name in FolderWalk.names(base + "/" + place.folder) ?? [] {
        guard isWanted() else { return false }
        let path = ExportPath(components: [place.folder, name])
        guard path.kind != nil, FileKind(at: base + "/" + path.text) == .file else { continue }
        note(path)
        do throws(ImportSourceError) {
          let file = try FileBytes(path: base + "/" + path.text, followsLink: false)
          let source = Source(kind: place.kind, path: path, size: file.size)
          guard try add(source, stream: StoredStream(file, range: 0..<file.size)) else { return false }
        } catch {
          reader.log.add(.unreadableFile, at: nil, name)
        }
      }
    }
    reportOtherFiles(root, document: ExportPath(document))
    return finish()
  }

  private mutating func note(_ path: ExportPath) {
    let name = FileReferences.name(path.name)
    if reader.references.names[name] != nil { found.insert(name) }
  }

  /// Reports missing files that the document refers to, in order of their first reference.
  private mutating func finish() -> Bool {
    for (name, offset) in reader.references.names.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    where !found.contains(name) {
      reader.log.add(.missingFile, at: offset, name)
    }
    return pending == 0 || reader.flush()
  }

  /// Reports other files in the folder.
  private func reportOtherFiles(_ root: String, document: ExportPath) {
    // All health data has been read by now: if the folder can no longer be listed, its other files merely go unnamed.
    let isWhole = try? FolderWalk.forEach(in: root) { path, kind in
      let isOwn = kind == .file && path.below(document.folder)?.kind != nil
      if path != document, !path.isByproduct, !isOwn {
        reader.log.add(.ignoredFile, at: nil, path.name, kind.sort.map { .notAFile(kind: $0) })
      }
      return isWanted()
    }
    if isWhole == false {
      reader.log.add(.ignoredFile, at: nil, "", .moreFiles(than: FolderWalk.most))
    }
  }

  private struct Source {
    var kind: CompanionFile.Kind
    /// Relative to the document's folder.
    var path: ExportPath
    /// Bytes in the archive or on disk.
    var size: Int
  }

  private func noteTooLarge(_ name: String) {
    reader.log.add(.tooLarge, at: nil, name, .largerThan(mebibytes: PackedText.longest >> 20))
  }

  /// - Parameter packed: The content as the archive has it, if that is raw deflate: compressing it again would cost
  ///   more than reading the whole document.
  private mutating func add(_ source: Source, stream: any ByteStream, packed: [UInt8]? = nil)
    throws(ImportSourceError) -> Bool
  {
    guard !isSpent else { return true }
    let name = source.path.name
    var bytes: [UInt8] = []
    while bytes.count <= PackedText.longest {
      let block = try stream.block(1 << 16)
      if block.isEmpty { break }
      bytes += block
    }
    guard budget.spend(unpacked: bytes.count, packed: source.size) else {
      isSpent = true
      reader.log.add(.tooLarge, at: nil, "", .hugeFiles)
      return true
    }
    guard bytes.count <= PackedText.longest else {
      noteTooLarge(name)
      return true
    }
    guard stream.isComplete else {
      reader.log.add(.unreadableFile, at: nil, name, .damaged)
      return true
    }
    reader.summary.hasCompanions = true
    var identity = ByteHash()
    identity.add(source.kind == .route ? GPXHead.removing(from: bytes) : bytes)
    identity.add(Array(name.utf8))
    switch source.kind {
    case .route: reader.summary.routes += 1
    case .electrocardiogram: reader.summary.ecgs += 1
    default: reader.summary.kept[source.kind.rawValue, default: 0] += 1
    }
    let content = packed ?? packer.deflated(bytes)
    reader.chunk.files.append(
      CompanionFile(
        kind: source.kind, name: source.path.text, content: content, size: bytes.count, identity: identity.value))
    // A million empty files also take a lot of memory.
    pending += content.count + Self.overhead
    guard pending > 1 << 20 else { return true }
    pending = 0
    return reader.flush()
  }
}

extension ImportProblem.Cause {
  fileprivate init(_ obstacle: UnopenedFile.Cause) {
    self =
      switch obstacle {
      case .method(let number): .packed(method: number)
      case .encrypted: .encrypted
      case .damaged: .damaged
      }
  }
}

/// Limits how much the files beside a document may unpack to.
struct CompanionBudget {
  /// Total unpacked bytes; no export has more.
  static let largest = 16 << 30
  /// Above this the unpacked size is compared with the packed size.
  static let harmless = 64 << 20

  private var unpacked = 0
  private var packed = 0

  /// Counts a file. Returns false beyond the limit.
  ///
  /// - Parameter packed: Bytes in the archive, or on disk.
  mutating func spend(unpacked bytes: Int, packed: Int) -> Bool {
    unpacked += bytes
    self.packed += packed
    return unpacked <= Self.largest
      && (unpacked <= Self.harmless || unpacked / TagScanner.steepestRatio <= self.packed)
  }
}

/// The part of a GPX file that differs between two exports.
enum GPXHead {
  /// Health writes the export time into `<metadata>` of every route; nothing else differs between two exports of a
  /// route.
  static func removing(from bytes: [UInt8]) -> [UInt8] {
    let open = Array("<metadata>".utf8)
    let close = Array("</metadata>".utf8)
    // The header of a file is short; what follows is the track.
    let head = bytes.prefix(4096)
    guard let start = place(of: open, in: head), let end = place(of: close, in: head[(start + open.count)...]) else {
      return bytes
    }
    var rest = bytes
    rest.removeSubrange(start..<end + close.count)
    return rest
  }

  private static func place(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - word.count).first { bytes[$0...].starts(with: word) }
  }
}
