import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Testing

/// The order of changes, and versions of entries from other devices.
@Suite struct ChangeFeedTests {
  let day = CivilDay(year: 2001, month: 1, day: 2)
  let now = Instant(1_000_000_000)
  static let steps = "HKQuantityTypeIdentifierStepCount"

  func export(_ day: String) -> ExportText {
    var export = ExportText()
    for source in ["Watch", "Phone", "Band"] {
      export.add("StepCount", "\(day) 08:00:00", "\(day) 08:10:00", value: "10", unit: "count", source: source)
    }
    return export
  }

  @Test func `every write gets its own number, and reading gets none`() async throws {
    let store = try Importing.store()
    try Importing.run(export("2001-01-02").write(), into: store, zone: "Europe/Paris")
    let ids = try await store.listedSources().map(\.id).sorted()
    let start = Instant(day.number * 86_400 + 7 * 3600)
    let now = now
    let writes: [(name: String, write: () async throws -> Void)] = [
      ("import", { try Importing.run(export("2001-01-03").write(), into: store) }),
      ("undo", { _ = try await store.undo(batch: 2, now: now) }),
      ("entry", { try await store.save(BodyEntry(weight: 70), now: now) }),
      ("same entry", { try await store.save(BodyEntry(weight: 70), now: now) }),
      ("delete", { _ = try await store.delete(BodyEntry.self, id: "a", now: now) }),
      ("restore", { _ = try await store.restore(BodyEntry.self, id: "a", now: now) }),
      ("setting", { try await store.updateProfile { $0.goals.weight = .lose } }),
      ("home", { try await store.updateProfile { $0.homeZone = "Asia/Tokyo" } }),
      (
        "override",
        { _ = try await store.override(type: Self.steps, start: start, source: nil, correction: 5, now: now) }
      ),
      (
        "other correction",
        {
          _ = try await store.override(type: Self.steps, start: start, source: nil, correction: 6, now: now)
        }
      ),
      ("type", { try await store.setType(Self.steps, isOff: true) }),
      ("source", { try await store.setSource(ids[0], isOff: true) }),
      ("order", { try await store.setOrder([ids[2], ids[0], ids[1]], of: Self.steps) }),
      ("other order", { try await store.setOrder([ids[1], ids[2], ids[0]], of: Self.steps) }),
      ("night", { try await store.setNightSource("Watch", of: day) }),
      ("zone", { try await store.addZoneEntry("Asia/Tokyo", from: start, to: Instant(start.seconds + 86_400)) }),
      (
        "no zone",
        {
          for stay in try await store.zoneStays() { if let id = stay.id { try await store.removeZoneEntry(id) } }
        }
      ),
      ("no override", { try await store.removeOverride(try #require(try await store.overrides().first).id) }),
    ]
    var seen = [try await store.revision()]
    for (name, write) in writes {
      try await write()
      let revision = try await store.revision()
      #expect(!seen.contains(revision), "\(name)")
      _ = try await store.read { try ShowToday($0)(day) }
      try Importing.run(export("2001-01-04").write(), into: store, isPreview: true)
      try await store.updateProfile { _ in }
      #expect(try await !store.delete(Injury.self, id: "a", now: now))
      #expect(try await store.revision() == revision, "\(name)")
      seen.append(revision)
    }
    try await store.eraseEverything()
    #expect(try await !seen.contains(store.revision()))
  }

  @Test func `two forms that change different things at once are both kept`() async throws {
    let store = try Importing.store()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { try await store.updateProfile { $0.goals.stepsPerDay = ($0.goals.stepsPerDay ?? 8000) + 1 } }
      }
      for _ in 0..<10 { group.addTask { try await store.updateProfile { $0.goals.exerciseMinutes += 1 } } }
      try await group.waitForAll()
    }
    let goals = try await store.profile().goals
    #expect(goals.stepsPerDay == 8010 && goals.exerciseMinutes == 160)
  }

  func version(_ milliseconds: Int, _ device: String, _ kilograms: Double?, isDeleted: Bool = false) -> EntryChange {
    EntryChange(
      id: "a", kind: BodyEntry.kind,
      value: kilograms.map { #"{"id":"a","day":"2001-01-02","clock":480,"weight":\#($0),"memo":""}"# },
      isDeleted: isDeleted, stamp: EntryStamp(milliseconds: milliseconds, device: device))
  }

  /// Equal and different times, equal times on two devices, and deletions with and without the deleted value.
  var versions: [EntryChange] {
    [
      version(1000, "x", 70), version(1000, "y", 71), version(1000, "y", 72), version(2000, "x", 73),
      version(2000, "x", 73, isDeleted: true), version(1500, "z", nil, isDeleted: true), version(-5, "x", 60),
      version(.max, "x", 80), version(.max, "x", nil, isDeleted: true),
    ]
  }

  @Test(arguments: 0..<30)
  func `the same version wins, in whatever order and however often versions arrive`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let some = versions.shuffled(using: &random).prefix(Int.random(in: 1...9, using: &random))
    var outcomes: Set<[Double?]> = []
    // No stamp is later than the end of all clocks.
    let end = Instant(.max)
    for _ in 0..<4 {
      let store = try Importing.store()
      for version in (some + some.prefix(3)).shuffled(using: &random) {
        try await store.apply(version, now: end)
      }
      let revision = try await store.revision()
      for version in some { try await store.apply(version, now: end) }
      #expect(try await store.revision() == revision, "stores that send each other what they have come to rest")
      outcomes.insert(try await store.entries(BodyEntry.self).map(\.weight))
    }
    #expect(outcomes.count == 1, "\(seed)")
  }

  @Test func `an edit wins over every version that the store had seen, whatever the clocks say`() async throws {
    let store = try Importing.store()
    let seen = version(now.seconds * 1000 + 60_000, "x", 70)
    try await store.apply(seen, now: now)
    try await store.save(BodyEntry(weight: 75), now: now)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [75])
    try await store.save(BodyEntry(weight: 76), now: Instant(0))
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [76])
    try await store.apply(seen, now: now)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [76])
  }

  @Test func `a late version changes the history once`()
    async throws
  {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 75), now: now)
    for late in [version(5, "x", 70), version(5, "y", nil, isDeleted: true)] {
      let before = try await store.revision()
      #expect(try await store.apply([late], from: "laptop", as: SyncFollower(), now: now.seconds * 1000).isEmpty)
      let after = try await store.revision()
      #expect(after != before)
      _ = try await store.apply([late], from: "laptop", as: SyncFollower(), now: now.seconds * 1000)
      #expect(try await store.revision() == after)
    }
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [75])
  }

  @Test func `a version from a clock far ahead is refused with how far, and comes in once its time has come`()
    async throws
  {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: now)
    let future = version((now.seconds + 61) * 1000, "x", 90)
    await #expect(throws: SaveError.clockAhead(seconds: 61)) { try await store.apply(future, now: now) }
    await #expect(throws: SaveError.clockAhead(seconds: .max)) {
      try await store.apply(version(.max, "x", 90), now: Instant(-1))
    }
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    try await store.apply(future, now: now + 1)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [90])
    // A stamp from a slow clock loses to everything written since, without an error.
    try await store.apply(version(.min, "y", 60), now: now)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [90])
  }

  @Test func `an entry that its kind cannot decode is not accepted`() async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: now)
    let revision = try await store.revision()
    var wrong = version(now.seconds * 1000, "x", 70)
    wrong.value = "{}"
    await #expect(throws: SaveError.self) { try await store.apply(wrong, now: now) }
    wrong = version(now.seconds * 1000, "x", nil)
    wrong.kind = Injury.kind
    wrong.value = #"{"id":"a","part":"knee","side":"left","severity":"minor","start":"2001-01-02","memo":""}"#
    await #expect(throws: SaveError.self) { try await store.apply(wrong, now: now) }
    #expect(try await store.revision() == revision)
    // A kind that only a newer version knows is kept unchanged.
    wrong.id = "b"
    wrong.kind = "exercise"
    try await store.apply(wrong, now: now)
    #expect(try await store.revision() != revision)
  }
}
