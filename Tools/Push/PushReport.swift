internal import DailveDemoPushes
internal import DailveDomain
internal import DailveScores
internal import Foundation

/// Prints each delivery with the server's answer.
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
  private var entries: [Entry] = []
  private var count = 0
  private var bytes = 0
  private(set) var refused = 0

  init(isDocument: Bool) { self.isDocument = isDocument }

  /// - Throws: `Refused` for an answer that all other deliveries would get as well.
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
    add(entry, words)
    // Reasons such as an unknown key or a full disk apply to every delivery. Only 413 concerns this one alone.
    if case .refused(let status, let sentence) = answer, status != 413 { throw Refused(sentence: sentence) }
  }

  mutating func add(_ delivery: DemoDelivery, bytes: Int, file: String) {
    var entry = Self.entry(delivery, bytes)
    entry.file = file
    add(entry, "written as \(file)")
  }

  private static func entry(_ delivery: DemoDelivery, _ bytes: Int) -> Entry {
    Entry(
      device: delivery.device.rawValue, from: delivery.window.lowerBound, to: delivery.window.upperBound, bytes: bytes,
      isCut: delivery.state == .cut)
  }

  private mutating func add(_ entry: Entry, _ words: String) {
    if entry.problem == nil {
      count += 1
      bytes += entry.bytes
    }
    if isDocument { return entries.append(entry) }
    print("\(entry.device)  \(entry.from) to \(entry.to)  \(entry.bytes) bytes  \(words)")
  }

  /// - Parameter all: Number of deliveries that were to be sent.
  func end(of all: Int) throws {
    if isDocument { return print(String(decoding: try JSONEncoder().encode(entries), as: UTF8.self)) }
    print("\(count) of \(all) deliveries, \(bytes) bytes.")
  }

  struct Refused: Error, CustomStringConvertible {
    var sentence: String

    var description: String { sentence }
  }
}
