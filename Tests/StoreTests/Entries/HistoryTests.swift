import DailveDomain
import DailveScores
@testable import DailveStore
import DailveSync
import DailveTestSupport
import Testing

/// Overwritten and deleted entries, and how they are restored.
@Suite struct HistoryTests {
  let now = Instant(1_000_000_000)

  func history(_ store: HealthStore, of entry: String? = nil, at now: Instant? = nil) async throws -> [String] {
    let now = now ?? self.now
    return try await store.read { reader in
      try ShowVersionHistory(reader)(of: entry, now: now).map { "\(Self.text($0.old)) -> \(Self.text($0.new))" }
    }
  }

  static func text(_ written: WrittenVersion) -> String {
    if written.version.isDeleted { return "deleted" }
    return switch written.entry {
    case let entry as BodyEntry: "\(entry.weight ?? 0)"
    case let entry as Setting: entry.value
    default: "?"
    }
  }

  func restore(_ index: Int, _ store: HealthStore) async throws -> Bool {
    let now = now
    let versions = try await store.read { try ShowVersionHistory($0)(now: now) }
    let old = versions[index].old.version
    return try await store.restoreVersion(of: old.id, stamped: old.stamp, now: now)
  }

  @Test func `every edit and deletion is there, the newest first, and comes back with a new version`() async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: now - 30)
    #expect(try await history(store).isEmpty)
    try await store.save(BodyEntry(weight: 71), now: now - 20)
    try await store.updateProfile(now: now - 15) { $0.firstWeekday = 6 }
    try await store.updateProfile(now: now - 14) { $0.firstWeekday = 5 }
    #expect(try await store.delete(BodyEntry.self, id: "a", now: now - 10))
    #expect(try await history(store) == ["71.0 -> deleted", "6 -> 5", "70.0 -> 71.0"])
    #expect(try await history(store, of: "a") == ["71.0 -> deleted", "70.0 -> 71.0"])
    // The first weight is restored, and removed again.
    #expect(try await restore(2, store))
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    #expect(try await history(store, of: "a").first == "deleted -> 70.0")
    #expect(try await restore(0, store))
    #expect(try await store.entries(BodyEntry.self).isEmpty)
    #expect(try await history(store, of: "a").first == "70.0 -> deleted")
  }

  @Test func `a restored setting takes effect again`() async throws {
    let store = try Importing.store()
    try await store.updateProfile(now: now - 15) { $0.firstWeekday = 6 }
    try await store.updateProfile(now: now - 14) { $0.firstWeekday = 5 }
    #expect(try await restore(0, store))
    #expect(try await store.profile().firstWeekday == 6)
    #expect(try await history(store) == ["5 -> 6", "6 -> 5"])
  }

  @Test func `saving an equal version adds no history, and after 30 days none is left`() async throws {
    let clock = TestClock(now - 31 * 86_400)
    let store = try clock.store()
    try await store.save(BodyEntry(weight: 70), now: now - 31 * 86_400)
    try await store.save(BodyEntry(weight: 70), now: now - 31 * 86_400 + 5)
    #expect(try await history(store, at: now - 31 * 86_400 + 9).isEmpty)
    try await store.save(BodyEntry(weight: 71), now: now - 31 * 86_400 + 10)
    #expect(try await history(store, at: now - 31 * 86_400 + 10) == ["70.0 -> 71.0"])
    clock.pass(days: 31)
    #expect(try await history(store).isEmpty)
    // A page that was kept open gets an error.
    #expect(
      try await !store.restoreVersion(of: "a", stamped: EntryStamp(milliseconds: 1, device: "x"), now: now))
  }

  @Test func `an edit replaced by another device says so, even if it came too late`() async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: now)
    func push(_ client: String, _ kilograms: Int, written: Int) -> SyncPush {
      let value = #"{"clock":480,"day":"2001-01-02","id":"a","memo":"","weight":\#(kilograms)}"#
      let operation = SyncOperation(
        id: "\(client)\(kilograms)", entry: "a", kind: BodyEntry.kind, value: value, isDeleted: false, base: nil,
        written: written)
      return SyncPush(client: client, now: 1_000_000_010_000, mark: nil, operations: [operation])
    }
    _ = try await store.sync(push("phone", 71, written: 1_000_000_009_000), now: 1_000_000_010_000)
    _ = try await store.sync(push("tablet", 60, written: 999_999_000_000), now: 1_000_000_010_000)
    let now = now + 10
    let replaced = try await store.read { try ShowVersionHistory($0)(now: now) }
    #expect(replaced.map(\.old.writer) == [.here, .device("tablet")])
    #expect(replaced.map(\.new.writer) == [.device("phone"), .here])
    #expect(replaced.map(\.isElsewhere) == [true, true])
    #expect(replaced.map(\.canBeRestored) == [true, true])
  }

  @Test func `the history includes changes that wait for an import`() async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry(weight: 70), now: now - 9)
    let writer = try store.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: nil))
    try await store.save(BodyEntry(weight: 71), now: now - 5)
    #expect(try await history(store) == ["70.0 -> 71.0"])
    #expect(try await restore(0, store))
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    try writer.cancel()
    #expect(try await history(store) == ["71.0 -> 70.0", "70.0 -> 71.0"])
  }
}
