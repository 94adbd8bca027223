import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Synchronization
import Testing

/// Cancelling at any moment of an import.
@Suite struct CancelTests {
  static let always = CivilDay(number: 0)...CivilDay(number: 40_000)

  /// Requests cancellation from the n-th check on.
  final class Wish: Sendable {
    private let left: Mutex<Int>
    let asked = Mutex(0)

    init(after questions: Int) { left = Mutex(questions) }

    var isThere: Bool {
      asked.withLock { $0 += 1 }
      return left.withLock { left in
        left -= 1
        return left < 0
      }
    }
  }

  /// Two years of a few types, enough for several blocks of derivation.
  func export(_ value: Int) throws -> String {
    var export = ExportText()
    export.offset = "+0000"
    for type in ["StepCount", "HeartRate", "BodyMass"] {
      for month in 1...9 {
        for day in 1...9 {
          for year in 2001...2002 {
            export.add(
              type, "\(year)-0\(month)-0\(day) 08:00:00", "\(year)-0\(month)-0\(day) 08:10:00", value: "\(value + day)",
              unit: type == "BodyMass" ? "kg" : type == "HeartRate" ? "count/min" : "count")
          }
        }
      }
    }
    return try export.write()
  }

  func run(_ path: String, into store: HealthStore, wish: Wish) throws -> ImportReport? {
    let reader = try ExportReader(path: path)
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(1_000_000_000), homeZone: "UTC", proposedZone: nil))
    // Everything is read before the import is cancelled.
    while let chunk = try reader.next() { try writer.write(chunk) }
    return try writer.finish(reader.summary, isCancelled: { wish.isThere })
  }

  @Test func `cancelling before, at the start of or during derivation leaves the store as it was`() async throws {
    let store = try Importing.store()
    try Importing.run(export(60), into: store, zone: "UTC")
    let before = try await store.daily(.steps, in: Self.always)
    let path = try export(70)
    let questions = Wish(after: .max)
    let scratch = try Importing.store()
    try Importing.run(export(60), into: scratch, zone: "UTC")
    #expect(try run(path, into: scratch, wish: questions) != nil)
    let most = questions.asked.withLock { $0 }
    #expect(most > 50)
    for moment in [0, 1, 20, 45] {
      #expect(try run(path, into: store, wish: Wish(after: moment)) == nil, "question \(moment)")
      #expect(try await store.daily(.steps, in: Self.always) == before)
      #expect(try await store.batches().count == 1)
    }
    // The import can be run again.
    #expect(try run(path, into: store, wish: Wish(after: .max))?.records.added == 486)
  }

  @Test func `cancelling interrupts a long statement`() throws {
    let store = try Importing.store()
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(0), homeZone: "UTC", proposedZone: nil))
    let reader = try ExportReader(path: export(60))
    while let chunk = try reader.next() { try writer.write(chunk) }
    #expect(try writer.finish(reader.summary, isCancelled: { true }) == nil)
    #expect(try Importing.run(export(60), into: store).records.added == 486)
  }

  @Test func `cancelling works while a chunk takes long`() throws {
    // Gigabytes of zeros, sparse on disk.
    let path = try TemporaryFolder.make() + "/export.xml"
    #expect(FileManager.default.createFile(atPath: path, contents: Data("<HealthData>".utf8)))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 60 << 30)
    let reader = try ExportReader(path: path)
    let store = try Importing.store()
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(0), homeZone: nil, proposedZone: nil))
    let report = try ImportArchive()(from: reader, into: writer, isCancelled: { true }, progress: { _, _ in })
    #expect(report == nil)
  }
}
