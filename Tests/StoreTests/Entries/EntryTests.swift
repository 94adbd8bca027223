import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// The person's entries in the store.
@Suite struct EntryTests {
  let now = Instant(1_000_000_000)

  func entry(_ id: String, _ day: String, _ weight: Double) throws -> BodyEntry {
    BodyEntry(id, on: try #require(CivilDay(day)), weight: weight, memo: "né \"x\"")
  }

  func weights(_ store: HealthStore) async throws -> [String] {
    let days = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
    return try await store.daily(.weight, in: days).map { "\($0.day) \($0.average)" }
  }

  @Test func `an entry is saved, changed, deleted and restored`() async throws {
    let store = try Importing.store()
    let first = try entry("a", "2001-01-02", 70)
    try await store.save(first, now: now)
    try await store.save(first, now: now)
    #expect(try await store.entries(BodyEntry.self) == [first])
    var changed = first
    changed.weight = 71
    try await store.save(changed, now: now)
    #expect(try await store.entries(BodyEntry.self) == [changed])
    #expect(try await store.entries(Injury.self).isEmpty)
    #expect(try await store.delete(BodyEntry.self, id: "a", now: now))
    #expect(try await !store.delete(BodyEntry.self, id: "a", now: now))
    #expect(try await store.entries(BodyEntry.self).isEmpty)
    #expect(try await store.restore(BodyEntry.self, id: "a", now: now))
    #expect(try await store.entries(BodyEntry.self) == [changed])
  }

  @Test func `an injury cannot replace a body entry`() async throws {
    let store = try Importing.store()
    let body = try entry("a", "2001-01-02", 70)
    try await store.save(body, now: now)
    await #expect(throws: SaveError.self) {
      try await store.save(
        Injury(id: "a", part: .knee, side: .left, severity: .minor, start: body.day, end: nil, memo: ""), now: now)
    }
    #expect(try await !store.delete(Injury.self, id: "a", now: now))
    #expect(try await store.entries(BodyEntry.self) == [body])
    #expect(try await store.entries(Injury.self).isEmpty)
    #expect(try await store.delete(BodyEntry.self, id: "a", now: now))
    #expect(try await !store.restore(Injury.self, id: "a", now: now))
    #expect(try await store.entries(BodyEntry.self).isEmpty)
  }

  @Test func `an unreadable entry is an error, not left out`() async throws {
    let store = try Importing.store()
    try await store.save(try entry("a", "2001-01-02", 70), now: now)
    try await DatabaseQueue(path: store.folder + "/health.sqlite", configuration: .patient).write { db in
      try db.execute(sql: "UPDATE record SET value = '{}'")
    }
    await #expect(throws: ReadError.storage(.damaged(reason: "the body entry a is not what this version writes"))) {
      try await store.entries(BodyEntry.self)
    }
  }

  @Test func `an entry joins the readings of its day, and open pages are notified`() async throws {
    var export = ExportText()
    export.add("BodyMass", "2001-01-02 09:00:00", value: "72", unit: "kg")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let before = try await store.revision()
    try await store.save(try entry("a", "2001-01-02", 70), now: now)
    try await store.save(try entry("b", "2000-12-30", 71), now: now)
    #expect(try await weights(store) == ["2000-12-30 71.0", "2001-01-02 71.0"])
    #expect(try await store.firstDay()?.description == "2000-12-30")
    let after = try await store.revision()
    #expect(after != before)
    _ = try await store.delete(BodyEntry.self, id: "a", now: now)
    #expect(try await weights(store) == ["2000-12-30 71.0", "2001-01-02 72.0"])
    #expect(try await store.revision() != after)
  }

  @Test func `a store with only entries is not empty`() async throws {
    let store = try Importing.store()
    try await store.save(try entry("a", "2001-01-02", 70), now: now)
    #expect(try await store.lastDay(onOrBefore: CivilDay(year: 2001, month: 1, day: 5))?.description == "2001-01-02")
    let today = try await store.read { try ShowToday($0)(CivilDay(year: 2001, month: 1, day: 3)) }
    #expect(!today.isEmpty && today.signals.first { $0.metric == .weight }?.value == 70)
  }

  @Test func `one night can take another source, and go back`() async throws {
    var export = ExportText()
    for (from, to, source, word) in [
      ("2001-01-02 23:00:00", "2001-01-03 06:00:00", "Ada’s Apple Watch", "AsleepCore"),
      ("2001-01-02 22:00:00", "2001-01-03 07:00:00", "Other", "AsleepUnspecified"),
      ("2001-01-03 23:00:00", "2001-01-04 06:00:00", "Ada’s Apple Watch", "AsleepCore"),
      ("2001-01-03 22:00:00", "2001-01-04 07:00:00", "Other", "AsleepUnspecified"),
    ] {
      export.add(HealthType.sleepAnalysis, from, to, value: "HKCategoryValueSleepAnalysis" + word, source: source)
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let days = CivilDay(year: 2001, month: 1, day: 1)...CivilDay(year: 2001, month: 1, day: 9)
    func asleep() async throws -> [Double] { try await store.nights(in: days, segments: false).map(\.asleep) }
    #expect(try await asleep() == [420, 420])
    let day = CivilDay(year: 2001, month: 1, day: 3)
    try await store.setNightSource("Other", of: day)
    #expect(try await asleep() == [540, 420])
    #expect(try await store.nightSource(of: day) == "Other")
    try await store.setNightSource(nil, of: day)
    #expect(try await asleep() == [420, 420])
  }

  @Test func `the temperature of a night belongs to the day on which it ends`() async throws {
    var export = ExportText()
    export.add(
      "AppleSleepingWristTemperature", "2001-01-02 23:10:00", "2001-01-03 06:40:00", value: "35.2", unit: "degC")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let days = CivilDay(year: 2001, month: 1, day: 1)...CivilDay(year: 2001, month: 1, day: 9)
    #expect(try await store.daily(.wristTemperature, in: days).map(\.day.description) == ["2001-01-03"])
  }

  @Test func `deleting everything leaves nothing`() async throws {
    var export = ExportText()
    export.add(
      "StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "5000", unit: "count", source: "Geheim")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    try await store.save(try entry("a", "2001-01-02", 70), now: now)
    try await store.eraseEverything()
    #expect(try await store.contents().types.isEmpty)
    #expect(try await store.entries(BodyEntry.self).isEmpty)
    #expect(try await store.profile().homeZone == nil)
    for name in ["/health.sqlite", "/health.sqlite-wal"] {
      let bytes = (try? Data(contentsOf: URL(filePath: store.folder + name))) ?? Data()
      #expect(!String(decoding: bytes, as: UTF8.self).contains("Geheim"), "\(name)")
    }
    // The store works again afterwards.
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await store.contents().types.count == 1)
  }
}
