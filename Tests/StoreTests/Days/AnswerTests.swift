import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Synchronization
import Testing

@testable import DailveStore

/// Answers cached for as long as nothing changes.
@Suite struct AnswerTests {
  static let day = CivilDay(year: 2001, month: 1, day: 2)

  final class Asker: Sendable {
    private let count = Mutex(0)
    let store: HealthStore

    init(_ store: HealthStore) { self.store = store }

    /// Queries the cache, and returns how often the answer has been computed.
    func ask(_ question: CachedQuestion = .day(AnswerTests.day), isWhole: Bool = true, seconds: Double = 0) async throws
      -> Int
    {
      try await store.read { [self] reader in
        try reader.answer(to: question, isWhole: { _ in isWhole }) { () -> Int in
          Thread.sleep(forTimeInterval: seconds)
          return count.withLock {
            $0 += 1
            return $0
          }
        }
      }
    }

    /// Sends several queries at once.
    func askTogether(isWhole: Bool) async throws -> [Int] {
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { try await self.ask(isWhole: isWhole, seconds: 0.05) } }
        var answers: [Int] = []
        for try await answer in group { answers.append(answer) }
        return answers.sorted()
      }
    }
  }

  func store() throws -> HealthStore {
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "600", unit: "count")
    export.add("StepCount", "2001-01-03 08:00:00", "2001-01-03 09:00:00", value: "601", unit: "count")
    export.add(
      "StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "700", unit: "count", source: "iPhone")
    export.add(
      "StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "800", unit: "count", source: "Other")
    for source in ["Ada’s Apple Watch", "Other"] {
      export.add(
        HealthType.sleepAnalysis, "2001-01-02 23:00:00", "2001-01-03 06:00:00",
        value: "HKCategoryValueSleepAnalysisAsleepCore", source: source)
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  @Test func `an answer is computed once per question, until something changes`() async throws {
    let asker = Asker(try store())
    #expect(try await asker.ask() == 1)
    #expect(try await asker.ask() == 1)
    #expect(try await asker.ask(.day(Self.day + 1)) == 2)
    #expect(try await asker.ask() == 1)
  }

  @Test func `an answer with gaps is not cached`() async throws {
    let asker = Asker(try store())
    #expect(try await asker.ask(isWhole: false) == 1)
    #expect(try await asker.ask(isWhole: false) == 2)
    #expect(try await asker.ask() == 3)
    #expect(try await asker.ask() == 3)
  }

  @Test func `an answer that several ask for at once is computed once, unless it has gaps`() async throws {
    #expect(try await Asker(try store()).askTogether(isWhole: true) == [1, 1, 1, 1])
    #expect(try await Asker(try store()).askTogether(isWhole: false) == [1, 2, 3, 4])
  }

  @Test func `the oldest answers are evicted`() async throws {
    let asker = Asker(try store())
    #expect(try await asker.ask() == 1)
    for number in 1...AnswerCache.capacity { _ = try await asker.ask(.day(Self.day + number)) }
    #expect(try await asker.ask() == AnswerCache.capacity + 2)
    #expect(try await asker.ask(.day(Self.day + AnswerCache.capacity)) == AnswerCache.capacity + 1)
  }

  @Test func `erased data leave no cached answers`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let asker = Asker(store)
    #expect(try await asker.ask() == 1)
    try await store.eraseEverything()
    #expect(try await asker.ask() == 2)
  }

  /// Every kind of write by a person, an import or another program, one after another.
  @Test func `every write is seen, even one that undoes another`() async throws {
    let store = try store()
    let asker = Asker(store)
    let now = Instant(1_000_000_000)
    let steps = SourceRuleTests.steps
    let entry = try #require(try await store.listedType(steps))
    let ids = entry.sources.map(\.id)
    let samples = try await store.read { try $0.samples(SampleQuery(types: [steps])).samples }
    try #require(samples.count == 4 && ids.count == 3)
    func exclude(_ index: Int) async throws {
      _ = try await store.override(
        type: SourceRuleTests.steps, start: samples[index].sample.start, source: nil, correction: nil, now: now)
    }
    func takeBack() async throws {
      for override in try await store.overrides() { try await store.removeOverride(override.id) }
    }
    let weighed = BodyEntry(on: Self.day, weight: 70)
    var more = ExportText()
    more.add("StepCount", "2001-01-09 08:00:00", "2001-01-09 09:00:00", value: "5", unit: "count")
    let path = try more.write()
    let writes: [(name: String, write: () async throws -> Void)] = [
      ("an entry", { try await store.save(weighed, now: now) }),
      ("deleting it", { _ = try await store.delete(BodyEntry.self, id: "a", now: Instant(1_000_000_001)) }),
      ("restoring it", { _ = try await store.restore(BodyEntry.self, id: "a", now: Instant(1_000_000_002)) }),
      ("a goal", { try await store.updateProfile { $0.goals.sleepHours = 8 } }),
      ("another order", { try await store.setOrder([ids[2], ids[0], ids[1]], of: steps) }),
      ("a third order", { try await store.setOrder([ids[1], ids[2], ids[0]], of: steps) }),
      ("a type off", { try await store.setType(steps, isOff: true) }),
      ("a type on", { try await store.setType(steps, isOff: false) }),
      ("a source off", { try await store.setSource(ids[0], isOff: true) }),
      (
        "another in its place",
        {
          try await store.setSource(ids[0], isOff: false)
          try await store.setSource(ids[1], isOff: true)
        }
      ),
      ("a reading out", { try await exclude(0) }),
      (
        "another in its place",
        {
          try await takeBack()
          try await exclude(3)
        }
      ),
      ("a night's source", { try await store.setNightSource("Other", of: Self.day + 1) }),
      ("the usual one", { try await store.setNightSource(nil, of: Self.day + 1) }),
      (
        "a stay",
        { try await store.addZoneEntry("America/New_York", from: Instant(978_400_000), to: Instant(978_500_000)) }
      ),
      (
        "another stay in its place",
        {
          for stay in try await store.zoneStays() { if let id = stay.id { try await store.removeZoneEntry(id) } }
          try await store.addZoneEntry("Asia/Seoul", from: Instant(978_400_000), to: Instant(978_500_000))
        }
      ),
      ("an import", { try Importing.run(path, into: store, zone: "Europe/Paris") }),
      ("its undoing", { _ = try await store.undo(batch: 2, now: now) }),
      ("the same import again", { try Importing.run(path, into: store, zone: "Europe/Paris") }),
    ]
    var answer = try await asker.ask()
    for (name, write) in writes {
      try await write()
      let next = try await asker.ask()
      #expect(next == answer + 1, "\(name)")
      #expect(try await asker.ask() == next)
      answer = next
    }
  }
}
