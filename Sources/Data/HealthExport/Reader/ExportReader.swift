package import DailveDomain
internal import Foundation
internal import Synchronization

/// Reads an Apple Health export - archive, folder or bare document - on a thread of its own, so that unpacking and scanning
/// overlap with storing.
package final class ExportReader: ExportReading {
  /// Beyond this a file beside the document is named in the report and left out.
  package static let largestFile = 64 << 20
  /// Beyond this the files beside the document together are left out: an archive bomb, not an export.
  package static let largestCompanions = 16 << 30
  /// An unpacked document beyond this ends there; the largest exports known are a twentieth of it.
  package static let largestDocument = 64 << 30

  /// Packed documents from this size on are unpacked ahead of the scanner.
  private static let worthAThread = 1 << 20

  private enum Message: Sendable {
    case chunk(ImportChunk)
    case failed(ImportSourceError)
    case summary(ExportSummary)
  }

  private let channel = BoundedChannel<Message>(capacity: 4)
  package private(set) var summary = ExportSummary()
  private var isDone = false

  /// - Parameter readsAhead: Whether unpacking gets a thread of its own.
  /// - Throws: `ImportSourceError` when there is no health document at `path`.
  package init(path: String, readsAhead: Bool = true) throws(ImportSourceError) {
    // Found once here for an early error, and again by the thread, which owns what it opens.
    _ = try ExportLocation.find(path)
    let channel = channel
    let thread = Thread { Self.read(path, readsAhead: readsAhead, into: channel) }
    thread.name = "export-reader"
    thread.stackSize = 1 << 20
    thread.start()
  }

  deinit { channel.abandon() }

  /// Throws what reading would throw at once: `ImportSourceError` when there is no health document at `path`.
  package static func check(path: String) throws(ImportSourceError) { _ = try ExportLocation.find(path) }

  /// Says of an archive, by its directory alone, whether it holds the same files as another: their names, sizes and checksums,
  /// and the version of this reader. `nil` for anything but an archive.
  package static func fingerprint(path: String) -> String? {
    guard case .archive(let archive, _, _)? = try? ExportLocation.find(path) else { return nil }
    var hashes = [ByteHash(), ByteHash()]
    hashes[1].add(1)
    for index in hashes.indices {
      for entry in archive.entries {
        hashes[index].add(entry.name)
        hashes[index].add(UInt64(entry.checksum))
        hashes[index].add(UInt64(entry.size))
        hashes[index].add(UInt64(entry.compressedSize))
      }
    }
    return "\(version)-" + hashes.map { String($0.value, radix: 16) }.joined()
  }

  /// Raised when the reader learns to take more from an export, so that the same file is read again.
  private static let version = 3

  package func next() throws(ImportSourceError) -> ImportChunk? {
    guard !isDone else { return nil }
    switch channel.receive() {
    case .chunk(let chunk)?: return chunk
    case .failed(let error)?:
      isDone = true
      throw error
    case .summary(let summary)?:
      self.summary = summary
      isDone = true
      return nil
    case nil:
      isDone = true
      return nil
    }
  }

  private static func read(_ path: String, readsAhead: Bool, into channel: BoundedChannel<Message>) {
    defer { channel.finish() }
    do throws(ImportSourceError) {
      let location = try ExportLocation.find(path)
      guard let summary = try read(location, readsAhead: readsAhead, deliver: { channel.send(.chunk($0)) }) else {
        return
      }
      _ = channel.send(.summary(summary))
    } catch {
      _ = channel.send(.failed(error))
    }
  }

  /// `nil` when the receiver has gone.
  private static func read(_ location: ExportLocation, readsAhead: Bool, deliver: @escaping (ImportChunk) -> Bool)
    throws(ImportSourceError) -> ExportSummary?
  {
    let reader: HealthDocumentReader
    switch location {
    case .document(let path):
      let file = try FileBytes(path: path)
      reader = HealthDocumentReader(
        StoredStream(file, range: 0..<file.size), baseBytes: 0, totalBytes: file.size, deliver: deliver)
      guard try reader.run() else { return nil }
    case .folder(let document, let others):
      let file = try FileBytes(path: document)
      reader = HealthDocumentReader(
        StoredStream(file, range: 0..<file.size), baseBytes: 0, totalBytes: file.size, deliver: deliver)
      guard try reader.run() else { return nil }
      var companions = CompanionFiles(reader, document: document)
      for path in others {
        guard companions.addFile(path) else { return nil }
      }
      guard companions.finish() else { return nil }
    case .archive(let archive, let document, let others):
      let stream: any ByteStream
      if readsAhead, document.compressedSize > worthAThread {
        let path = archive.file.path
        stream = ReadAheadStream { () throws(ImportSourceError) in
          try ZipArchive(try FileBytes(path: path)).stream(document)
        }
      } else {
        stream = try archive.stream(document)
      }
      reader = HealthDocumentReader(stream, baseBytes: 0, totalBytes: archive.file.size, deliver: deliver)
      guard try reader.run() else { return nil }
      if !reader.scanner.streamIsComplete, reader.summary.complete {
        reader.summary.complete = false
        reader.log.add(.truncated, at: reader.scanner.documentBytes, "the archive is damaged after this place")
      }
      var companions = CompanionFiles(reader, document: document.path)
      for entry in others {
        guard companions.addEntry(entry, of: archive) else { return nil }
      }
      guard companions.finish() else { return nil }
    }
    reader.summary.problems = reader.log.problems
    return reader.summary
  }
}
