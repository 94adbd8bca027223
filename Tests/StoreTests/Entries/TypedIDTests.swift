import DailveDomain
import DailveScores
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// An id derived from an entry's subject belongs to one kind, and entries from elsewhere can be seen and undone.
@Suite struct TypedIDTests {
  private let now = Instant(1_000_000_000)

  private func row(
    _ id: String, _ kind: String, value: String? = nil, deleted: Bool = true, at milliseconds: Int = 999_999_990_000,
    device: String = "other"
  ) -> EntryChange {
    EntryChange(
      id: id, kind: kind, value: value, isDeleted: deleted,
      stamp: EntryStamp(milliseconds: milliseconds, device: device))
  }

  private func weight(_ id: String, _ kilograms: Double = 70) -> String {
    #"{"clock":480,"day":"2001-01-02","id":"\#(id)","memo":"","weight":\#(kilograms)}"#
  }

  private func push(_ rows: [EntryChange], _ operations: [SyncOperation] = []) -> SyncPush {
    var push = SyncPush(client: "phone", now: now.milliseconds, mark: nil, operations: operations, rows: rows)
    push.sender = "Tablet"
    return push
  }

  private static let taken: [(id: String, kind: String)] = [
    ("setting-height", BodyEntry.kind), ("setting-height", "of-a-newer-version"), ("order-1f", Setting.kind),
    ("type-1f", BodyEntry.kind), ("source-1f", Injury.kind), ("night-2001-01-02", BodyEntry.kind),
    ("note-00000000000000a1", WorkoutEntry.kind), ("link-1f", "later"), ("reading-1f", BodyEntry.kind),
    ("stay-1f", BodyEntry.kind), ("night-2001-02-30", NightChoice.kind), ("setting-", Setting.kind),
    ("a", Setting.kind),
  ]

  @Test(arguments: taken) func `a deletion of a sync key takes no id that is not of its kind`(id: String, kind: String)
    async throws
  {
    let store = try Importing.store()
    let operation = SyncOperation(
      id: "1", entry: id, kind: kind, value: nil, isDeleted: true, base: nil, written: now.milliseconds)
    let receipt = try await store.sync(push([row(id, kind)], [operation]), now: now.milliseconds)
    #expect(receipt.refused == [id: .unreadable, "1": .unreadable])
    let refused = try await store.apply(
      [row(id, kind)], from: "peer", as: SyncFollower(), now: now.milliseconds)
    #expect(refused == [id: .unreadable])
  }

  @Test func `sync, forms and commands cannot use the id of an existing entry either`() async throws {
    let store = try Importing.store()
    let version = row("setting-height", BodyEntry.kind, value: weight("setting-height"), deleted: false)
    #expect(try await store.sync(push([version]), now: now.milliseconds).refused == ["setting-height": .unreadable])
    await #expect(throws: SaveError.taken(id: "setting-height")) {
      try await store.save(BodyEntry("setting-height", weight: 70), now: now)
    }
    // The row is a note on one workout under the id of another's note.
    let note = row(
      "note-a1", WorkoutNote.kind,
      value: #"{"day":"2001-01-02","id":"note-a1","memo":"","workout":"b2"}"#, deleted: false)
    #expect(try await store.sync(push([note]), now: now.milliseconds).refused == ["note-a1": .unreadable])
  }

  @Test(arguments: [true, false]) func `a store that already has such a row is not locked`(isDeleted: Bool)
    async throws
  {
    let store = try Importing.store()
    try await store.save(BodyEntry("b", weight: 60), now: now - 9)
    let id = Setting.id(of: SettingName.firstWeekday)
    let value = weight(id)
    try await DatabaseQueue(path: store.folder + "/health.sqlite").write { db in
      try db.execute(
        sql: """
          INSERT INTO change (kind, subject) VALUES ('record', ?1);
          """, arguments: [id])
      try db.execute(
        sql:
          "INSERT INTO record VALUES (?, 'body', NULL, ?, 5000000000000, 'x', ?, (SELECT max(sequence) FROM change))",
        arguments: [id, isDeleted ? nil : value, isDeleted])
    }
    #expect(try await store.page(SyncPull(cursor: 0, mark: nil)).rows.map(\.id) == ["b"])
    let setting = EntryChange(
      id: id, kind: Setting.kind, value: #"{"id":"\#(id)","name":"firstWeekday","value":"6"}"#, isDeleted: false,
      stamp: EntryStamp(milliseconds: 5, device: "y"))
    #expect(try await store.sync(push([setting]), now: now.milliseconds).refused.isEmpty)
    #expect(try await store.profile().firstWeekday == 6)
    try await store.updateProfile(now: now) { $0.firstWeekday = 3 }
    #expect(try await store.profile().firstWeekday == 3)
    // A weight entered earlier under this id is still there.
    #expect(
      try await store.entries(BodyEntry.self).map(\.weight).sorted { ($0 ?? 0) < ($1 ?? 0) }
        == (isDeleted ? [60] : [60, 70]))
  }

  // MARK: - Seeing and undoing

  private func history(_ store: HealthStore) async throws -> [ReplacedVersion] {
    let now = now
    return try await store.read { try ShowVersionHistory($0)(now: now) }
  }

  private func takeBack(_ item: ReplacedVersion, _ store: HealthStore) async throws -> Bool {
    try await store.restoreVersion(of: item.old.version.id, stamped: item.old.version.stamp, now: now)
  }

  @Test func `an entry that came from elsewhere is in the history, with its sender, and is taken back`() async throws {
    let store = try Importing.store()
    let own = try await store.revision().split(separator: ".")[0]
    // The version is old, and names this store as its author.
    let version = row(
      "a", BodyEntry.kind, value: weight("a"), deleted: false, at: 1000, device: String(own))
    _ = try await store.sync(push([version]), now: now.milliseconds)
    let item = try #require(try await history(store).first)
    #expect(item.old.isNothing && item.new.sender == "Tablet" && item.new.writer != .here && item.canBeRestored)
    #expect(try await takeBack(item, store))
    #expect(try await store.entries(BodyEntry.self).isEmpty)
    // The undo can itself be undone.
    let back = try #require(try await history(store).first { !$0.old.isNothing })
    #expect(try await takeBack(back, store))
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
  }

  @Test func `the version that it overwrote stays in the history`() async throws {
    let store = try Importing.store()
    try await store.save(BodyEntry("a", weight: 60), now: now - 400 * 86_400)
    let over = row(
      "a", BodyEntry.kind, value: weight("a", 99), deleted: false, at: (now - 300 * 86_400).milliseconds)
    _ = try await store.sync(push([over]), now: now.milliseconds)
    try await store.save(BodyEntry("b", weight: 1), now: now)
    try await store.save(BodyEntry("b", weight: 2), now: now + 1)
    let item = try #require(try await history(store).first { $0.new.sender == "Tablet" })
    #expect(try await takeBack(item, store))
    #expect(try await store.entries(BodyEntry.self).first { $0.id == "a" }?.weight == 60)
  }

  @Test(arguments: [(Setting.kind, "setting-height"), (BodyEntry.kind, "x"), ("of-a-newer-version", "y")])
  func `a deletion of something unknown is taken back and does not return`(kind: String, id: String) async throws {
    let store = try Importing.store()
    let deletion = row(id, kind)
    _ = try await store.sync(push([deletion]), now: now.milliseconds)
    let item = try #require(try await history(store).first)
    #expect(item.old.isNothing && item.new.version == deletion && item.canBeRestored)
    #expect(try await takeBack(item, store))
    #expect(try await history(store).isEmpty)
    _ = try await store.sync(push([deletion]), now: now.milliseconds)
    #expect(try await store.page(SyncPull(cursor: 0, mark: nil)).rows.isEmpty)
    #expect(try await history(store).isEmpty)
  }

  @Test func `an entry of an unknown kind is seen and taken back`() async throws {
    let store = try Importing.store()
    _ = try await store.sync(
      push([row("y", "of-a-newer-version", value: "{}", deleted: false)]), now: now.milliseconds)
    let item = try #require(try await history(store).first)
    #expect(try await takeBack(item, store))
    #expect(try await store.page(SyncPull(cursor: 0, mark: nil)).rows.map(\.isDeleted) == [true])
  }
}
