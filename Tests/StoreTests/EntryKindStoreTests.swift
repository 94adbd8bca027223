import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveStore

/// Every kind of entries is stored, deleted and kept in the history in one way.
@Suite struct EntryKindStoreTests {
  private let now = Instant(1_000_000_000)

  private func ids<E: Entry>(like entry: E, _ store: HealthStore) async throws -> [String] {
    try await store.read { try $0.entries(E.self).map(\.id) }
  }

  private func check<E: Entry>(_ entry: E, _ store: HealthStore) async throws {
    let now = now
    try await store.save(entry, now: now - 20)
    #expect(try await ids(like: entry, store) == [entry.id], "\(E.kind)")
    #expect(try await store.delete(E.self, id: entry.id, now: now - 10), "\(E.kind)")
    #expect(try await ids(like: entry, store).isEmpty, "\(E.kind)")
    let replaced = try await store.read { try ShowVersionHistory($0)(of: entry.id, now: now) }
    #expect(replaced.map(\.canBeRestored) == [true], "\(E.kind)")
    #expect(replaced.allSatisfy { $0.old.entry is E && $0.new.version.isDeleted }, "\(E.kind)")
    let stamp = try #require(replaced.first).old.version.stamp
    #expect(try await store.restoreVersion(of: entry.id, stamped: stamp, now: now), "\(E.kind)")
    #expect(try await ids(like: entry, store) == [entry.id], "\(E.kind)")
  }

  @Test func `every kind is saved, deleted, in the history and restored`() async throws {
    let store = try Importing.store()
    for entry in EntrySamples.all { try await check(entry, store) }
  }

  @Test func `every rule is in a table that derivation and pages read`() {
    for kind in EntryKinds.all { #expect((kind is any Rule.Type) == (kind is any ProjectedRule.Type), "\(kind.kind)") }
  }
}
