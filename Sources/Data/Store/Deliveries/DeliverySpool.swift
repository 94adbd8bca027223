package import DailveDomain
internal import DailveScores
internal import DailveSystem
internal import Foundation
internal import Synchronization

/// Acknowledged bodies that are not in the store yet, one file each, so that an import that occupies the store for minutes keeps
/// nobody waiting. A file begins with its `DeliveryHead` as one line of JSON; the body follows as raw deflate.
package struct DeliverySpool: Sendable {
  private let folder: StoreFolder

  package init(_ store: HealthStore) { folder = store.files }

  /// Inspects waiting deliveries without opening the store.
  package init(folder: String) { self.folder = StoreFolder(path: folder) }

  /// How often the program may end while reading a body, so that a body that stops it does not do so at every start.
  package static let attempts = 5

  package struct Entry: Sendable, Equatable {
    package var id: String
    /// The number of times that reading was begun.
    package var attempts: Int

    fileprivate var name: String { "\(id).\(attempts)" }

    fileprivate init(id: String, attempts: Int) { (self.id, self.attempts) = (id, attempts) }

    fileprivate init?(name: String) {
      guard let dot = name.lastIndex(of: "."), let attempts = Int(name[name.index(after: dot)...]),
        (0...DeliverySpool.attempts).contains(attempts), name == "\(name[..<dot]).\(attempts)"
      else { return nil }
      self.init(id: String(name[..<dot]), attempts: attempts)
    }
  }

  /// Returns true if a file of that name is a delivery.
  static func isName(_ name: String) -> Bool { !name.contains("/") && Entry(name: name) != nil }

  /// In the order of arrival.
  package func entries() throws(StorageError) -> [Entry] {
    guard FileStatus(folder.deliveries) != nil, !StoreFolder.isLink(folder.deliveries) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.deliveries).compactMap(Entry.init(name:))
        .filter { FileKind(at: path($0)) == .file }.sorted { $0.id < $1.id }
    } catch {
      throw StorageError(error, during: .reading, in: folder.path)
    }
  }

  /// A waiting delivery whose file is damaged and cannot be read.
  package struct Damaged: Sendable {
    package var id: String
    package var path: String
    /// The size of the file.
    package var bytes: Int
  }

  /// In the order of arrival. Reads the beginning of each file.
  package func damaged() throws(StorageError) -> [Damaged] {
    var result: [Damaged] = []
    for entry in try entries() {
      do {
        _ = try head(of: entry)
      } catch StorageError.damaged {
        result.append(Damaged(id: entry.id, path: path(entry), bytes: FileStatus(path(entry))?.bytes ?? 0))
      } catch {
        // The delivery was read meanwhile, and its file is gone.
        guard FileStatus(path(entry)) != nil else { continue }
        throw error
      }
    }
    return result
  }

  /// - Throws: `full` before anything is accepted if the disk has no room for another file.
  ///
  /// - Parameter batch: The batch of an earlier reading, which this one replaces.
  package func begin(_ head: DeliveryHead, replacing batch: Int? = nil) throws(StorageError) -> SpoolFile {
    guard !StoreFolder.isLink(folder.deliveries) else {
      throw .failed(reason: "\(folder.deliveries) is a link, and nothing is kept behind one: put a folder in its place")
    }
    if FileStatus(folder.deliveries) == nil {
      do {
        try FileManager.default.createDirectory(
          atPath: folder.deliveries, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw StorageError(error, during: .saving, in: folder.path)
      }
    }
    return try SpoolFile(folder, Line(head: head, replacing: batch))
  }

  /// The first line of a file.
  fileprivate struct Line: Codable {
    var head: DeliveryHead
    var replacing: Int?
  }

  /// A delivery that this program is reading; other programs with the same store skip it.
  package final class Claim: Sendable {
    private let file: PrivateFile

    fileprivate init?(_ path: String, _ folder: StoreFolder) throws(StorageError) {
      guard FileStatus(path) != nil else { return nil }
      file = try PrivateFile(existing: path, in: folder.path, during: .reading)
      guard file.claim(at: path) else { return nil }
    }
  }

  /// - Returns: `nil` if another program reads it, or has read it.
  package func claim(_ entry: Entry) throws(StorageError) -> Claim? { try Claim(path(entry), folder) }

  /// Records that reading has begun, so that a kill in the meantime can be detected.
  package func markAttempt(_ entry: Entry) throws(StorageError) -> Entry {
    let next = Entry(id: entry.id, attempts: entry.attempts + 1)
    try rename(entry, next)
    return next
  }

  /// Takes back an attempt, because nothing was read after all.
  package func revertAttempt(_ entry: Entry) throws(StorageError) {
    let before = Entry(id: entry.id, attempts: max(0, entry.attempts - 1))
    if before != entry { try rename(entry, before) }
  }

  private func rename(_ entry: Entry, _ other: Entry) throws(StorageError) {
    try StorageError.calling(during: .saving, in: folder.path) { () throws(SystemError) in
      try FileSystem.move(path(entry), to: path(other))
    }
  }

  /// The head, the batch that the delivery replaces, and the offset of the body in the file.
  package func head(of entry: Entry) throws(StorageError) -> (head: DeliveryHead, replacing: Int?, body: Int) {
    let file = try PrivateFile(existing: path(entry), in: folder.path, during: .reading)
    var head: [UInt8] = []
    while head.count < 1 << 20 {
      // A file that cannot be read counts as damaged, like one that ends too early.
      guard let block = try? file.bytes(at: head.count, count: 1 << 14, during: .reading), !block.isEmpty else { break }
      if let end = block.firstIndex(of: UInt8(ascii: "\n")) {
        head += block[..<end]
        do {
          let line = try JSONDecoder().decode(Line.self, from: Data(head))
          return (line.head, line.replacing, head.count + 1)
        } catch {
          break
        }
      }
      head += block
    }
    throw .damaged(reason: "the delivery \(entry.id) has no head that can be read")
  }

  package func path(_ entry: Entry) -> String { folder.deliveries + "/" + entry.name }

  /// Removes a delivery that is in the store now.
  package func remove(_ entry: Entry) throws(StorageError) {
    try DiskFile.remove(path(entry), in: folder.path, during: .saving)
  }
}

/// A body that is being received. It gets a name only when it is complete and durable, so that a kill leaves no partial file.
package final class SpoolFile: Sendable {
  private let folder: StoreFolder
  private let file: PrivateFile
  private let end = Mutex(0)

  fileprivate init(_ folder: StoreFolder, _ line: DeliverySpool.Line) throws(StorageError) {
    self.folder = folder
    file = try PrivateFile(nameless: folder.deliveries, during: .saving)
    let bytes: Data
    do {
      bytes = try JSONEncoder().encode(line)
    } catch {
      throw StorageError(error, during: .saving, in: folder.path)
    }
    try write(Array(bytes) + [UInt8(ascii: "\n")])
  }

  /// - Parameter bytes: Raw deflate.
  package func write(_ bytes: [UInt8]) throws(StorageError) {
    let offset = end.withLock { end in
      defer { end += bytes.count }
      return end
    }
    try file.write(bytes, at: offset, during: .saving)
  }

  /// Makes the body durable under a new name.
  ///
  /// - Returns: The delivery's identifier.
  package func publish() throws(StorageError) -> String {
    try file.sync(during: .saving)
    while true {
      let id = DeliveryIdentifier.next()
      guard try file.publish(as: folder.deliveries + "/\(id).0", during: .saving) else { continue }
      try folder.sync(folder.deliveries, during: .saving)
      return id
    }
  }

  /// Makes the body durable for a delivery that is to be read again; nothing happens if the delivery already waits.
  package func publish(again id: String) throws(StorageError) {
    try file.sync(during: .saving)
    _ = try file.publish(as: folder.deliveries + "/\(id).0", during: .saving)
    try folder.sync(folder.deliveries, during: .saving)
  }
}

/// "20261122T064512.347Z-5f3a9c10": identifiers sort by arrival, and two of the same millisecond differ at the end.
enum DeliveryIdentifier {
  static func next() -> String {
    let time = SystemClock.now
    let text = Instant(time.seconds).description.filter { $0 != "-" && $0 != ":" && $0 != "Z" }
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let milliseconds = padded(String(time.nanoseconds / 1_000_000), 3)
    return "\(text).\(milliseconds)Z-\(padded(String(UInt32.random(in: 0...UInt32.max), radix: 16), 8))"
  }
}
