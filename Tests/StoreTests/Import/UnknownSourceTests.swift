import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The kind of a pushed source of which only the name is known.
@Suite struct UnknownSourceTests {
  private let day = CivilDay(year: 2001, month: 1, day: 12)
  private let now = Instant(1_000_000_000)

  /// The same hours from a phone and from a source called "AWU Stefan".
  private func store(_ other: String = "AWU Stefan", type: String = "StepCount") throws -> HealthStore {
    let store = try Importing.store()
    try Pushing.run(
      [
        PushedValue(type, "2001-01-12 09:00:00", length: 600, 900, other),
        PushedValue(type, "2001-01-12 09:00:00", length: 600, 700, "Mina's iPhone"),
      ], into: store, zone: "UTC")
    return store
  }

  private func steps(_ store: HealthStore) async throws -> [Double] {
    try await store.daily(.steps, in: day...day).map(\.sum)
  }

  @Test func `the answer decides which of two devices counts, until it is taken back`() async throws {
    let store = try store()
    let asked = try #require(try await store.read { try $0.unknownSource() })
    #expect(asked.name == "AWU Stefan")
    #expect(try await steps(store) == [700])
    try await store.setDevice(.watch, ofSource: asked.id, now: now)
    #expect(try await steps(store) == [900])
    #expect(try await store.read { try $0.unknownSource() } == nil)
    let type = try #require(try await store.listedType("HKQuantityTypeIdentifierStepCount"))
    #expect(type.sources.map(\.kind) == [.watch, .phone])
    try await store.setDevice(nil, ofSource: asked.id, now: now + 1)
    #expect(try await steps(store) == [700])
    #expect(try await store.read { try $0.unknownSource() } == asked)
    // "An app" is also an answer: the question is not asked twice.
    try await store.setDevice(.app, ofSource: asked.id, now: now + 2)
    #expect(try await store.read { try $0.unknownSource() } == nil)
  }

  @Test(arguments: ["Apple Watch", "iPhone of Mina", "AWU Stefan|Mina's iPhone", "Mina's iPhone"])
  func `neither a telling name nor a combined sum needs a question`(name: String) async throws {
    #expect(try await store(name).read { try $0.unknownSource() } == nil)
  }

  @Test func `no question is asked if the answer makes no difference`() async throws {
    // Every reading of a weight counts, so there is no question.
    #expect(try await store(type: "BodyMass").read { try $0.unknownSource() } == nil)
    let alone = try Importing.store()
    try Pushing.run(
      [PushedValue("StepCount", "2001-01-12 09:00:00", length: 600, 900, "AWU Stefan")], into: alone, zone: "UTC")
    #expect(try await alone.read { try $0.unknownSource() } == nil)
    // Sources of an export without a device text need no answer if nothing is pushed.
    var export = ExportText()
    for source in ["Pedometer", "iPhone"] {
      export.add("StepCount", "2001-01-12 08:00:00", "2001-01-12 08:10:00", value: "5", unit: "count", source: source)
    }
    let exported = try Importing.store()
    try Importing.run(export.write(), into: exported, zone: "UTC")
    #expect(try await exported.read { try $0.unknownSource() } == nil)
  }

  @Test func `a device text that comes later outweighs the answer`() async throws {
    let store = try store()
    let asked = try #require(try await store.read { try $0.unknownSource() })
    try await store.setDevice(.phone, ofSource: asked.id, now: now)
    var export = ExportText()
    export.add(
      raw: WhoRecordedTests.record(
        .init(source: "AWU Stefan", hardware: "Watch7,5", from: 0, to: 60, value: 4000)))
    try Importing.run(export.write(), into: store)
    #expect(try await store.listedSources().first { $0.name == "AWU Stefan" }?.kind == .watch)
    #expect(try await steps(store) == [900])
  }
}
