import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Testing

/// Forms that devices send late, twice, or with wrong clocks.
@Suite struct SubmissionTests {
  let now = 1_000_000_000_000
  let noon = Instant(1_000_000_000)

  func form(
    _ id: String, client: String = "phone", base: EntryStamp? = nil, age: Int = 0, mark: SyncPosition? = nil
  ) -> SyncSubmission {
    SyncSubmission(id: id, client: client, base: base, age: age, received: now, mark: mark)
  }

  func stamp(_ store: HealthStore, _ id: String = "a") async throws -> EntryStamp? {
    try await store.read { try $0.version(of: BodyEntry.self, id: id)?.stamp }
  }

  @Test func `a form is stamped by its age, and changes nothing when it comes again`() async throws {
    let store = try Importing.store()
    let late = form("one", age: 5000)
    try await store.scoped(to: late).save(BodyEntry(weight: 70), now: noon)
    #expect(try await stamp(store)?.milliseconds == now - 5000)
    #expect(try await store.hasTaken("one"))
    let revision = try await store.revision()
    await #expect(throws: SaveError.repeated) {
      try await store.scoped(to: late).save(BodyEntry(weight: 80), now: noon)
    }
    #expect(try await store.revision() == revision)
    let outcome = try await store.outcome(of: late)
    #expect(outcome.rows.map(\.stamp.milliseconds) == [now - 5000] && !outcome.isOverwritten && outcome.isKnown)
    #expect(try await store.outcome(of: late) == outcome)
  }

  @Test func `the newer edit wins in any order of arrival, and the other one is reported and kept`()
    async throws
  {
    for arrivesFirst in ["old", "new"] {
      let store = try Importing.store()
      try await store.save(BodyEntry(weight: 70), now: noon - 1000)
      let base = try await stamp(store)
      let old = form("old", client: "phone", base: base, age: 60_000)
      let new = form("new", client: "tablet", base: base, age: 30_000)
      for one in arrivesFirst == "old" ? [old, new] : [new, old] {
        try await store.scoped(to: one).save(BodyEntry(weight: one.id == "old" ? 71 : 72), now: noon)
      }
      #expect(try await store.entries(BodyEntry.self).map(\.weight) == [72])
      let lost = try await store.outcome(of: old)
      #expect(lost.isOverwritten && lost.rows.count == 2)
      #expect(lost.rows.first?.value?.contains("71") == true && lost.rows.last?.value?.contains("72") == true)
      #expect(try await !store.outcome(of: new).isOverwritten)
    }
  }

  @Test func `a later edit by the same device wins and is not an edit from elsewhere`() async throws {
    let store = try Importing.store()
    let (one, two) = (form("1", age: 1000), form("2", age: 90_000))
    try await store.scoped(to: one).save(BodyEntry(weight: 70), now: noon)
    try await store.scoped(to: two).save(BodyEntry(weight: 71), now: noon)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71])
    #expect(try await !store.outcome(of: one).isOverwritten)
  }

  @Test func `a form sent at once replaces what is stored, and one that saw a version replaces that`() async throws {
    let store = try Importing.store()
    try await store.receive(
      EntryChange(
        id: "a", kind: BodyEntry.kind, value: #"{"clock":480,"day":"2001-01-02","id":"a","memo":"","weight":60}"#,
        isDeleted: false, stamp: EntryStamp(milliseconds: now + 30_000, device: "x")), now: noon)
    try await store.scoped(to: form("late", age: 10_000)).save(BodyEntry(weight: 61), now: noon)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [60])
    try await store.scoped(to: form("atonce")).save(BodyEntry(weight: 62), now: noon)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [62])
    let base = try await stamp(store)
    try await store.scoped(to: form("saw", client: "tablet", base: base, age: 10_000)).save(
      BodyEntry(weight: 63), now: noon)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [63])
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func `the next edit wins, whatever age and version a device claims`(number: Int) async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: noon - 10)
    let base = EntryStamp(milliseconds: number, device: "x")
    let odd = SyncSubmission(id: "odd", client: "phone", base: base, age: number, received: now, mark: nil)
    try await store.scoped(to: odd).save(BodyEntry(weight: 71), now: noon)
    #expect(odd.written.seconds >= 0)
    let stored = try #require(try await stamp(store))
    #expect(stored.milliseconds >= 0 && stored.milliseconds <= now + 60_001)
    try await store.save(BodyEntry(weight: 72), now: noon)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [72])
  }

  @Test func `a repeated deletion wins over an edit made elsewhere in between`() async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: noon - 1000)
    let base = try await stamp(store)
    #expect(try await store.scoped(to: form("first", age: 60_000)).delete(BodyEntry.self, id: "a", now: noon))
    let again = form("again", client: "tablet", age: 20_000)
    #expect(try await store.scoped(to: again).delete(BodyEntry.self, id: "a", now: noon))
    #expect(try await stamp(store)?.milliseconds == now - 20_000)
    try await store.scoped(to: form("between", client: "laptop", base: base, age: 40_000)).save(
      BodyEntry(weight: 71), now: noon)
    #expect(try await store.entries(BodyEntry.self).isEmpty)
    // An earlier deletion changes nothing, and nobody is warned that a newer version exists.
    let earlier = form("earlier", client: "watch", age: 90_000)
    #expect(try await store.scoped(to: earlier).delete(BodyEntry.self, id: "a", now: noon))
    #expect(try await stamp(store)?.milliseconds == now - 20_000)
    #expect(try await !store.outcome(of: earlier).isOverwritten)
  }

  @Test func `an old change to a deleted entry wins if it is newer than the deletion`() async throws {
    for (id, age, stands) in [("older", 90_000, false), ("newer", 30_000, true)] {
      let store = try Importing.store()
      try await store.save(BodyEntry(weight: 70), now: noon - 1000)
      #expect(try await store.scoped(to: form("delete", age: 60_000)).delete(BodyEntry.self, id: "a", now: noon))
      let change: @Sendable (inout BodyEntry) -> Void = { $0.day = $0.day + 1 }
      // Without the script, the page says that the entry is gone.
      #expect(try await !store.update(BodyEntry.self, id: "a", now: noon - 100, change))
      let late = form(id, client: "tablet", age: age)
      #expect(try await store.scoped(to: late).update(BodyEntry.self, id: "a", now: noon, change))
      #expect(try await store.entries(BodyEntry.self).isEmpty != stands)
      #expect(try await store.outcome(of: late).isOverwritten != stands)
    }
  }

  @Test func `a later edit wins over an earlier deletion and restores the entry`()
    async throws
  {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: noon - 1000)
    let base = try await stamp(store)
    try await store.scoped(to: form("edit", client: "tablet", base: base, age: 20_000)).save(
      BodyEntry(weight: 71), now: noon)
    let deletion = form("delete", base: base, age: 60_000)
    #expect(try await store.scoped(to: deletion).delete(BodyEntry.self, id: "a", now: noon))
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71])
    #expect(try await store.outcome(of: deletion).isOverwritten)
    #expect(try await store.delete(BodyEntry.self, id: "a", now: noon))
    // Another device has already deleted it.
    #expect(try await store.scoped(to: form("again", age: 5000)).delete(BodyEntry.self, id: "a", now: noon))
    let late = form("back", client: "laptop", base: base, age: 30_000)
    try await store.scoped(to: late).save(BodyEntry(weight: 72), now: noon)
    #expect(try await store.entries(BodyEntry.self).isEmpty)
    var next = form("now", client: "laptop", base: base)
    next.received += 1
    try await store.scoped(to: next).save(BodyEntry(weight: 73), now: noon)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [73])
  }

  @Test func `a form taken during an import has its receipt before and after, and its place is known`() async throws {
    let store = try Importing.store()
    let writer = try store.beginImport(ImportOrder(name: "x", now: Instant(0), homeZone: nil, proposedZone: nil))
    let one = form("one", age: 1000)
    try await store.scoped(to: one).save(BodyEntry(weight: 70), now: noon)
    #expect(try await store.hasTaken("one"))
    let waiting = try await store.outcome(of: one)
    try writer.cancel()
    let taken = try await store.outcome(of: one)
    #expect(taken.rows == waiting.rows && taken.rows.count == 1)
    #expect(taken.position.sequence >= 1 && waiting.position.sequence >= taken.position.sequence)
    await #expect(throws: SaveError.repeated) {
      try await store.scoped(to: one).save(BodyEntry(weight: 71), now: noon)
    }
  }

  @Test func `settings are changed once, and every link of a joined workout has the receipt of its form`() async throws
  {
    let store = try Importing.store()
    let settings = form("settings")
    try await store.scoped(to: settings).updateProfile { $0.goals.stepsPerDay = 9000 }
    #expect(try await store.hasTaken("settings"))
    try await store.updateProfile { $0.goals.stepsPerDay = 7000 }
    await #expect(throws: SaveError.repeated) {
      try await store.scoped(to: settings).updateProfile { $0.goals.stepsPerDay = 9000 }
    }
    #expect(try await store.profile().goals.stepsPerDay == 7000)
    let day = CivilDay(year: 2001, month: 1, day: 2)
    let links = [WorkoutLink("x", "y", isOne: true, day: day), WorkoutLink("x", "z", isOne: true, day: day)]
    let join = form("join", age: 1000)
    try await store.scoped(to: join).save(links, now: noon)
    #expect(Set(try await store.outcome(of: join).rows.map(\.id)) == Set(links.map(\.id)))
    #expect(try await store.outcome(of: join).rows.allSatisfy { $0.stamp.milliseconds == now - 1000 })
    #expect(try await store.entries(WorkoutLink.self).count == 2)
  }

  @Test func `a form that is refused or changes nothing leaves no receipt`() async throws {
    let store = try Importing.store()
    #expect(try await !store.scoped(to: form("none")).delete(BodyEntry.self, id: "none", now: noon))
    #expect(try await !store.hasTaken("none"))
    try await store.scoped(to: form("same")).updateProfile { _ in }
    #expect(try await !store.hasTaken("same"))
    #expect(try await store.outcome(of: form("same")).rows.isEmpty)
  }

  @Test func `an unknown mark is reported`() async throws {
    let store = try Importing.store()
    let one = form("one", mark: SyncPosition(boot: "gone", sequence: 7))
    try await store.scoped(to: one).save(BodyEntry(weight: 70), now: noon)
    let outcome = try await store.outcome(of: one)
    #expect(!outcome.isKnown)
    #expect(try await store.outcome(of: form("one", mark: outcome.position)).isKnown)
  }

  @Test func `an acknowledgement names a position that contains what it acknowledges`() async throws {
    let store = try Importing.store()
    let operation = SyncOperation(
      id: "1", entry: "a", kind: BodyEntry.kind,
      value: #"{"clock":480,"day":"2001-01-02","id":"a","memo":"","weight":70}"#, isDeleted: false, base: nil,
      written: now)
    let receipt = try await store.sync(
      SyncPush(client: "phone", now: now, mark: nil, operations: [operation]), now: now)
    let page = try await store.page(SyncPull(cursor: 0, mark: receipt.position))
    #expect(page.isKnown && page.position == receipt.position && page.cursor == receipt.position.sequence)
  }
}
