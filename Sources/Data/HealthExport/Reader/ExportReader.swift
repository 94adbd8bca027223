package import DailveDomain
package import DailveImporting
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Reads an Apple Health export (archive, folder or bare document) on its own thread, so that decompressing and
/// scanning overlap with storing.
package final class ExportReader: FileReading {
  /// Compressed documents from this size on are decompressed ahead of the scanner.
  private static let worthAThread = 1 << 20

  private enum Message: Sendable {
    case chunk(ImportChunk)
    case failed(ImportSourceError)
    case summary(ExportSummary)
  }

  /// How often a waiting receiver is asked whether it still wants the next chunk.
  private static let patience = DispatchTimeInterval.milliseconds(100)

  private let location: ExportLocation
  private let readsAhead: Bool
  private let channel = BoundedChannel<Message>(capacity: 4)
  package private(set) var summary = ExportSummary()
  private var progress = ImportProgress()
  private var isStarted = false
  private var isDone = false

  package init(_ place: ImportPlace) throws(ImportSourceError) {
    location = try ExportLocation.find(place)
    readsAhead = true
  }

  /// - Parameter readsAhead: Whether decompression gets its own thread.
  /// - Throws: `ImportSourceError` when there is no health document at `path`.
  package init(path: String, readsAhead: Bool = true) throws(ImportSourceError) {
    location = try ExportLocation.find(ImportPlace(path: path))
    self.readsAhead = readsAhead
  }

  deinit { channel.abandon() }

  package var kind: BatchKind { .export }

  /// Identifies an archive's content by its directory alone: names, sizes and checksums of its files, and the version
  /// of this reader. `nil` for anything but an archive.
  package var fingerprint: String? {
    guard case .archive(let archive, _) = location else { return nil }
    var hashes = [ByteHash(), ByteHash()]
    hashes[1].add(1)
    var entries = archive.entries
    do throws(ImportSourceError) {
      while let entry = try entries.next() {
        for index in hashes.indices {
          hashes[index].add(entry.name)
          hashes[index].add(UInt64(entry.checksum))
          hashes[index].add(UInt64(entry.size))
          hashes[index].add(UInt64(entry.compressedSize))
        }
      }
    } catch {
      // Without a fingerprint an archive is read in full each time, and the reading reports its defects.
      return nil
    }
    return "\(Self.version)-" + hashes.map { String($0.value, radix: 16) }.joined()
  }

  /// Increased when the reader learns to take more from an export, so that the same file is read again.
  private static let version = 4

  package func next() throws(ImportSourceError) -> ImportChunk? {
    guard !isDone else { return nil }
    if !isStarted { start() }
    switch channel.receive(within: Self.patience) {
    case .element(.chunk(let chunk)):
      progress = chunk.progress
      return chunk
    case .element(.failed(let error)):
      isDone = true
      throw error
    case .element(.summary(let summary)):
      self.summary = summary
      isDone = true
      return nil
    case .end:
      isDone = true
      return nil
    case .notYet:
      var chunk = ImportChunk()
      chunk.progress = progress
      return chunk
    }
  }

  private func start() {
    isStarted = true
    let (location, readsAhead, channel) = (location, readsAhead, channel)
    let thread = Thread {
      defer { channel.finish() }
      do throws(ImportSourceError) {
        if let summary = try Self.read(location, readsAhead: readsAhead, into: channel) {
          _ = channel.send(.summary(summary))
        }
      } catch {
        _ = channel.send(.failed(error))
      }
    }
    thread.name = "export-reader"
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// `nil` once the receiver is gone.
  private static func read(_ location: ExportLocation, readsAhead: Bool, into channel: BoundedChannel<Message>)
    throws(ImportSourceError) -> ExportSummary?
  {
    let isWanted = { !channel.isAbandoned }
    func reader(_ stream: any ByteStream, of total: Int) -> HealthDocumentReader {
      HealthDocumentReader(
        CancellableStream(stream, isWanted: isWanted), baseBytes: 0, totalBytes: total,
        deliver: { channel.send(.chunk($0)) })
    }
    let document: HealthDocumentReader
    switch location {
    case .document(let file):
      document = reader(StoredStream(file, range: 0..<file.size), of: file.size)
      guard try document.run() else { return nil }
    case .folder(let root, let path):
      let file = try FileBytes(path: root + "/" + path, followsLink: false)
      document = reader(StoredStream(file, range: 0..<file.size), of: file.size)
      guard try document.run() else { return nil }
      var companions = CompanionFiles(document, isWanted: isWanted)
      guard try companions.add(ofFolder: root, document: path) else { return nil }
    case .archive(let archive, let entry):
      let stream: any ByteStream
      if readsAhead, entry.compressedSize > worthAThread {
        stream = ReadAheadStream { () throws(ImportSourceError) in try archive.stream(entry) }
      } else {
        stream = try archive.stream(entry)
      }
      document = reader(stream, of: archive.file.size)
      guard try document.run() else { return nil }
      if !document.scanner.streamIsComplete, document.summary.complete {
        document.summary.complete = false
        document.log.add(.truncated, at: document.scanner.documentBytes, "the archive is damaged after this place")
      }
      var companions = CompanionFiles(document, isWanted: isWanted)
      guard try companions.add(of: archive, document: entry) else { return nil }
    }
    document.summary.problems = document.log.problems
    return document.summary
  }
}
