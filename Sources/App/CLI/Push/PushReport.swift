internal import ArgumentParser
internal import DailveDemoPerson
internal import DailveScores

/// Says of each delivery what was sent and what was answered.
struct PushReport {
  private struct Entry: Encodable {
    var device: String
    var from: Instant
    var to: Instant
    var bytes: Int
    var isCut: Bool
    var delivery: String?
    var status: Int?
    var problem: String?
    var file: String?
  }

  let isDocument: Bool
  private var list = JSON.List()
  private var count = 0
  private var bytes = 0
  private(set) var refused = 0

  init(isDocument: Bool) { self.isDocument = isDocument }

  /// - Throws: `Refused` for what would be answered to all others as well.
  mutating func add(_ delivery: DemoDelivery, bytes: Int, _ answer: IngestClient.Answer) throws {
    var entry = Self.entry(delivery, bytes)
    var words = ""
    switch answer {
    case .kept(let id):
      entry.delivery = id
      words = "kept as \(id)"
    case .refused(let status, let sentence):
      (entry.status, entry.problem) = (status, sentence)
      words = "refused (\(status)): \(sentence)"
      refused += 1
    }
    try add(entry, words)
    // A key that is not known, or a full disk.
    if case .refused(let status, let sentence) = answer, status != 413 { throw Refused(sentence: sentence) }
  }

  mutating func add(_ delivery: DemoDelivery, bytes: Int, file: String) throws {
    var entry = Self.entry(delivery, bytes)
    entry.file = file
    try add(entry, "written as \(file)")
  }

  private static func entry(_ delivery: DemoDelivery, _ bytes: Int) -> Entry {
    Entry(
      device: delivery.device.rawValue, from: delivery.window.lowerBound, to: delivery.window.upperBound, bytes: bytes,
      isCut: delivery.state == .cut)
  }

  private mutating func add(_ entry: Entry, _ words: String) throws {
    if entry.problem == nil {
      count += 1
      bytes += entry.bytes
    }
    if isDocument { return try list.add(entry) }
    Console.line("\(entry.device)  \(entry.from) to \(entry.to)  \(entry.bytes) bytes  \(words)")
  }

  /// - Parameter all: Deliveries that there were to send.
  mutating func end(of all: Int) throws {
    if isDocument { return list.end() }
    Console.line("\(Words.counted(count, "delivery", "deliveries")) of \(all), \(bytes) bytes.")
  }

  struct Refused: Error, CustomStringConvertible {
    var sentence: String

    var description: String { sentence }
  }
}
