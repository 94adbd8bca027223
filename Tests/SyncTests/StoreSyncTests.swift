import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// The store as its sync partners see it.
@Suite struct StoreSyncTests {
  let now = 1_000_000_000_000

  func store() throws -> HealthStore { try HealthStore(folder: TemporaryFolder.make()) }

  func body(_ id: String, _ kilograms: Double, inner: String? = nil) -> String {
    #"{"clock":480,"day":"2001-01-02","id":"\#(inner ?? id)","memo":"","weight":\#(kilograms)}"#
  }

  func row(_ id: String, _ kilograms: Double, at milliseconds: Int, deleted: Bool = false) -> EntryChange {
    EntryChange(
      id: id, kind: BodyEntry.kind, value: body(id, kilograms), isDeleted: deleted,
      stamp: EntryStamp(milliseconds: milliseconds, device: "x"))
  }

  func operation(_ id: String, _ kilograms: Double, written: Int, base: EntryStamp? = nil) -> SyncOperation {
    SyncOperation(
      id: id, entry: "a", kind: BodyEntry.kind, value: body("a", kilograms), isDeleted: false, base: base,
      written: written)
  }

  func push(_ operations: [SyncOperation], clock: Int? = nil) -> SyncPush {
    SyncPush(client: "phone", now: clock ?? now, mark: nil, operations: operations)
  }

  func push(rows: [EntryChange]) -> SyncPush { SyncPush(client: nil, now: now, mark: nil, rows: rows) }

  func versions(_ store: HealthStore) async throws -> Int {
    try await DatabaseQueue(path: store.folder + "/health.sqlite").read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM entry_version") ?? 0
    }
  }

  @Test func `the earlier version loses whenever it arrives, and stays in the history`() async throws {
    let store = try store()
    _ = try await store.sync(push([operation("new", 71, written: now - 1000)]), now: now)
    _ = try await store.sync(push([operation("old", 70, written: now - 90_000_000)]), now: now)
    // The same device wrote both in this order, so the second one stands.
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    var other = push([operation("older", 60, written: now - 90_000_000)])
    other.client = "tablet"
    _ = try await store.sync(other, now: now)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    #expect(try await versions(store) == 2)
  }

  @Test func `an operation sent again changes nothing and has the same stamp`() async throws {
    let store = try store()
    let one = push([operation("1", 70, written: now)])
    let receipt = try await store.sync(one, now: now)
    _ = try await store.sync(push([operation("2", 71, written: now)]), now: now)
    let revision = try await store.revision()
    #expect(try await store.sync(one, now: now + 50_000).stamps == receipt.stamps)
    #expect(try await store.revision() == revision)
    #expect(try await versions(store) == 1)
  }

  @Test(arguments: [-400, 0, 400])
  func `a phone's wrong date causes no harm`(days: Int) async throws {
    let store = try store()
    let clock = now + days * 86_400_000
    let receipt = try await store.sync(push([operation("1", 70, written: clock - 5000)], clock: clock), now: now)
    #expect(receipt.stamps["1"]?.milliseconds == now - 5000)
  }

  @Test func `naming a future version does not take over an entry`() async throws {
    let store = try store()
    let future = EntryStamp(milliseconds: .max, device: "x")
    let receipt = try await store.sync(push([operation("1", 70, written: now, base: future)]), now: now)
    #expect(receipt.stamps["1"]?.milliseconds == now + 60_001)
    _ = try await store.sync(push([operation("2", 71, written: .max)], clock: .min), now: now)
    _ = try await store.sync(push([operation("3", 72, written: .min)], clock: .max), now: now)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [72])
  }

  @Test func `impossible rows are refused, and the others are accepted`() async throws {
    let store = try store()
    var rows = [row("good", 70, at: now)]
    rows.append(row("ahead", 70, at: now + 60_001))
    rows.append(row("../up", 70, at: now))
    rows.append(row("before", 70, at: -1))
    var other = row("inner", 70, at: now)
    other.value = body("inner", 70, inner: "another")
    rows.append(other)
    other = row("broken", 70, at: now)
    other.value = "{}"
    rows.append(other)
    other = row("nothing", 70, at: now)
    other.value = nil
    rows.append(other)
    other = row("large", 70, at: now)
    other.kind = "later"
    other.value = String(repeating: "x", count: 70_000)
    rows.append(other)
    let receipt = try await store.sync(push(rows: rows), now: now)
    #expect(receipt.refused["ahead"] == .ahead)
    #expect(Set(receipt.refused.keys) == ["ahead", "../up", "before", "inner", "broken", "nothing", "large"])
    #expect(try await store.entries(BodyEntry.self).map(\.id) == ["good"])
    var taken = row("good", 70, at: now + 1)
    taken.kind = Injury.kind
    taken.isDeleted = true
    taken.value = nil
    #expect(try await store.sync(push(rows: [taken]), now: now).refused == ["good": .taken])
    #expect(try await store.entries(BodyEntry.self).count == 1)
  }

  @Test func `data that only a newer version understands pass through unchanged`() async throws {
    let (first, second) = (try store(), try store())
    var kind = row("new", 1, at: now)
    kind.kind = "dream"
    kind.value = #"{"anything": [1, 2]}"#
    var field = row("old", 70, at: now)
    field.value = #"{"clock":480,"day":"2001-01-02","id":"old","memo":"","mood":"fine","weight":70}"#
    _ = try await first.sync(push(rows: [kind, field]), now: now)
    while try await SyncExchange.round(second, with: first, called: "first", now: now) {}
    #expect(try await second.page(SyncPull(cursor: 0, mark: nil)).rows == [kind, field])
    #expect(try await second.entries(BodyEntry.self).map(\.weight) == [70])
  }

  @Test func `a restored backup is noticed, and gets back what it lacks`() async throws {
    let (first, second) = (try FileStore(), try FileStore())
    _ = try await first.sync(push(rows: [row("a", 70, at: now)]), now: now)
    while try await SyncExchange.round(second, with: first, called: "first", now: now) {}
    try await first.backUp()
    _ = try await first.sync(push(rows: [row("b", 71, at: now), row("a", 70, at: now + 1, deleted: true)]), now: now)
    while try await SyncExchange.round(second, with: first, called: "first", now: now) {}
    try await first.restore()
    // Other changes reuse the numbers of the forgotten ones.
    _ = try await first.sync(
      push(rows: [row("c", 72, at: now), row("d", 73, at: now), row("e", 74, at: now)]), now: now)
    while try await SyncExchange.round(second, with: first, called: "first", now: now) {}
    let rows = try await first.rows()
    #expect(rows.map(\.id) == ["a", "b", "c", "d", "e"] && rows.first?.isDeleted == true)
    #expect(try await second.rows() == rows)
  }

  @Test func `two stores with each other's halves end equal, and then rest`() async throws {
    let (first, second) = (try store(), try store())
    for (store, half) in [(first, 0), (second, 1)] {
      let rows = (0..<1200).filter { $0 % 2 == half }.map { row("r\($0)", Double($0), at: now - $0) }
      _ = try await store.sync(push(rows: Array(rows.prefix(500))), now: now)
      _ = try await store.sync(push(rows: Array(rows.dropFirst(500))), now: now)
    }
    func exchange() async throws {
      while try await SyncExchange.round(first, with: second, called: "second", now: now) {}
      while try await SyncExchange.round(second, with: first, called: "first", now: now) {}
    }
    try await exchange()
    try await exchange()
    #expect(try await first.entries(BodyEntry.self).count == 1200)
    let ids = try await first.entries(BodyEntry.self).sorted { $0.id < $1.id }
    #expect(try await second.entries(BodyEntry.self).sorted { $0.id < $1.id } == ids)
    let revisions = (try await first.revision(), try await second.revision())
    try await exchange()
    #expect(try await first.revision() == revisions.0)
    #expect(try await second.revision() == revisions.1)
  }

  @Test func `overwritten versions are kept while no time passes, whatever the stamps say`() async throws {
    let store = try store()
    let day = 86_400_000
    for index in 0..<3 {
      _ = try await store.sync(push(rows: [row("a", 70 + Double(index), at: now + index)]), now: now)
    }
    #expect(try await versions(store) == 2)
    _ = try await store.sync(push(rows: [row("b", 60, at: now + 29 * day)]), now: now + 29 * day)
    _ = try await store.sync(push(rows: [row("b", 61, at: now + 29 * day + 1)]), now: now + 29 * day)
    #expect(try await versions(store) == 3)
    _ = try await store.sync(push(rows: [row("b", 62, at: now + 31 * day)]), now: now + 31 * day)
    #expect(try await versions(store) == 4)
  }

  @Test func `a version that waits for an import to end counts, and its operation is known`() async throws {
    let store = try store()
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(now / 1000), homeZone: nil, proposedZone: nil))
    let one = push([operation("1", 70, written: now)])
    let receipt = try await store.sync(one, now: now)
    #expect(try await store.sync(one, now: now + 5000).stamps == receipt.stamps)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    try writer.cancel()
    #expect(try await store.sync(one, now: now + 9000).stamps == receipt.stamps)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    #expect(try await versions(store) == 0)
  }
}
