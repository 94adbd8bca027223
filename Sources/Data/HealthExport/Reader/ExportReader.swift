package import DailveDomain
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Reads an Apple Health export - archive, folder or bare document - on a thread of its own, so that unpacking and scanning
/// overlap with storing.
package final class ExportReader: ExportReading {
  /// Beyond this a file beside the document is named in the report and left out.
  package static let largestFile = 64 << 20
  /// An unpacked document beyond this ends there; the largest exports known are a twentieth of it.
  package static let largestDocument = 64 << 30

  /// Packed documents from this size on are unpacked ahead of the scanner.
  private static let worthAThread = 1 << 20

  private enum Message: Sendable {
    case chunk(ImportChunk)
    case failed(ImportSourceError)
    case summary(ExportSummary)
  }

  /// Whoever waits for a piece is asked this often whether they still want it.
  private static let patience = DispatchTimeInterval.milliseconds(100)

  private let location: ExportLocation
  private let readsAhead: Bool
  private let channel = BoundedChannel<Message>(capacity: 4)
  package private(set) var summary = ExportSummary()
  private var progress = ImportProgress()
  private var isStarted = false
  private var isDone = false

  /// - Parameter readsAhead: Whether unpacking gets a thread of its own.
  /// - Throws: `ImportSourceError` when there is no health document at `path`.
  package init(path: String, readsAhead: Bool = true) throws(ImportSourceError) {
    location = try ExportLocation.find(path)
    self.readsAhead = readsAhead
  }

  deinit { channel.abandon() }

  /// Throws what reading would throw at once: `ImportSourceError` when there is no health document at `path`.
  package static func check(path: String) throws(ImportSourceError) { _ = try ExportLocation.find(path) }

  /// Says of an archive, by its directory alone, whether it holds the same files as another: their names, sizes and checksums,
  /// and the version of this reader. `nil` for anything but an archive.
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
      return nil
    }
    return "\(Self.version)-" + hashes.map { String($0.value, radix: 16) }.joined()
  }

  /// Raised when the reader learns to take more from an export, so that the same file is read again.
  private static let version = 3

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

  /// `nil` when the receiver has gone.
  private static func read(_ location: ExportLocation, readsAhead: Bool, into channel: BoundedChannel<Message>)
    throws(ImportSourceError) -> ExportSummary?
  {
    let isWanted = { !channel.isAbandoned }
    func reader(_ stream: any ByteStream, of total: Int) -> HealthDocumentReader {
      HealthDocumentReader(
        WatchedStream(stream, isWanted: isWanted), baseBytes: 0, totalBytes: total,
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
