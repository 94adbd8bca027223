import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// Deletion follows elapsed time, not the date that the clock shows.
@Suite struct SteadyTimeStoreTests {
  private let clock = TestClock()

  private func save(_ weight: Double, _ store: HealthStore) async throws {
    try await store.save(BodyEntry(weight: weight), now: clock.now)
  }

  /// The number of versions that are kept.
  private func kept(_ store: HealthStore) async throws -> Int {
    try await DatabaseQueue(path: store.folder + "/health.sqlite").read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM entry_version") ?? 0
    }
  }

  private func shown(_ store: HealthStore) async throws -> Int {
    let now = clock.now
    return try await store.read { try ShowVersionHistory($0)(now: now).count }
  }

  /// One version a day, for 20 days.
  private func store() async throws -> HealthStore {
    let store = try clock.store()
    for day in 0..<20 {
      try await save(60 + Double(day), store)
      clock.pass(days: 1)
    }
    return store
  }

  @Test func `a save while the clock is 400 days ahead deletes no history`() async throws {
    let store = try await store()
    #expect(try await kept(store) == 19)
    clock.jump(days: 400)
    for weight in [90.0, 91, 92] { try await save(weight, store) }
    #expect(try await kept(store) == 22)
    #expect(try await shown(store) == 22)
    clock.jump(days: -400)
    #expect(try await shown(store) == 22)
    try await save(93, store)
    #expect(try await kept(store) == 23)
    #expect(try await shown(store) == 23)
    // Reopening the store, or restarting the machine with the wrong date, deletes nothing either.
    clock.restart(afterDays: 400)
    let again = try clock.store(in: store.folder)
    for weight in [94.0, 95] { try await save(weight, again) }
    #expect(try await kept(again) == 25)
  }

  @Test func `a clock set back does not keep old versions for ever`() async throws {
    let store = try await store()
    clock.jump(days: -9000)
    clock.pass(days: 40)
    try await save(99, store)
    #expect(try await kept(store) == 1)
  }

  @Test func `in ordinary progress the last 30 days stay`() async throws {
    let store = try await store()
    for day in 0..<40 {
      try await save(Double(100 + day), store)
      clock.pass(days: 1)
    }
    #expect((30...31).contains(try await kept(store)))
    #expect(try await shown(store) <= 31)
  }

  @Test func `after 200 days off it progresses at the pace of passing days`() async throws {
    let store = try await store()
    clock.restart(afterDays: 200)
    let again = try clock.store(in: store.folder)
    try await save(99, again)
    #expect(try await kept(again) == 20)
    #expect(try await shown(again) == 20)
    clock.pass(days: 31)
    try await save(98, again)
    #expect(try await kept(again) == 1)
  }

  @Test func `a store without the recorded time derives it from its contents`() async throws {
    let store = try await store()
    try FileManager.default.removeItem(atPath: store.folder + "/clock.json")
    clock.jump(days: 400)
    let again = try clock.store(in: store.folder)
    try await save(99, again)
    #expect(try await kept(again) == 20)
    // An impossible state is ignored.
    for text in ["", "{}", #"{"seconds":9223372036854775807,"wall":0,"uptime":-5,"boot":"a"}"#] {
      try Data(text.utf8).write(to: URL(filePath: store.folder + "/clock.json"))
      let other = try clock.store(in: store.folder)
      try await save(50, other)
      #expect(try await kept(other) >= 20)
      #expect(other.latestTime == clock.now)
    }
  }

  @Test func `bodies of deliveries are kept for 30 days of progress, and not twice as long`() async throws {
    let store = try clock.store()
    let database = try DatabaseQueue(path: store.folder + "/health.sqlite")
    func deliver(_ id: String, received: Instant) async throws {
      try await database.write { db in
        try db.execute(
          sql: "INSERT INTO delivery VALUES (?, ?, 't', '{}', 1, 1, 'f', NULL, 1, 0, NULL, 1)",
          arguments: [id, received.seconds])
        try db.execute(sql: "INSERT OR IGNORE INTO delivery_body VALUES ('f', 0, x'00')")
      }
    }
    func bodies() async throws -> Int {
      try store.forgetOldDeliveries()
      return try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM delivery_body") ?? 0 }
    }
    // The deliveries have the dates of a clock in 1970 and of one that is far ahead.
    try await deliver("1", received: Instant(0))
    #expect(try await bodies() == 1)
    clock.jump(days: 400)
    #expect(try await bodies() == 1)
    clock.jump(days: -400)
    clock.pass(days: 20)
    try await deliver("2", received: clock.now + 4000 * 86_400)
    #expect(try await bodies() == 1)
    clock.pass(days: 20)
    #expect(try await bodies() == 1)
    clock.pass(days: 11)
    #expect(try await bodies() == 0)
    // A body that another machine gives back keeps its age.
    try await database.write { db in try db.execute(sql: "INSERT INTO delivery_body VALUES ('f', 0, x'00')") }
    #expect(try await bodies() == 0)
  }

  @Test func `rights end by whichever clock is later`() async throws {
    let store = try await store()
    let date = clock.now
    clock.jump(days: -300)
    #expect(store.latestTime == date)
    clock.pass(days: 2)
    #expect(store.latestTime == date + 2 * 86_400)
    clock.jump(days: 700)
    #expect(store.latestTime == clock.now)
    // The same holds for a program started after the jump, and after a restored backup.
    clock.jump(days: -700)
    let backup = try store.makeBackup(.asked, at: clock.now)
    clock.pass(days: 1)
    try await save(1, store)
    _ = try store.restoreBackup(at: store.backups.path(backup.name), now: clock.now)
    #expect(try clock.store(in: store.folder).latestTime == date + 3 * 86_400)
  }

  @Test func `a jump is named`() async throws {
    let store = try await store()
    func jump() -> SteadyTime.Jump? {
      ClockInspection(SteadyClock(StoreFolder(path: store.folder), clock.machine)).jump
    }
    #expect(jump() == nil)
    clock.jump(days: 400)
    #expect(jump()?.seconds == 400 * 86_400)
    try await save(1, store)
    clock.jump(days: -400)
    #expect(jump()?.seconds == -400 * 86_400)
  }

  // MARK: - Backups

  @Test func `a backup dated in the future is not the newest and displaces no good backup`() async throws {
    let store = try clock.store()
    try await save(70, store)
    var made: [BackupName] = []
    for _ in 0..<5 {
      made.append(try store.makeBackup(.asked, at: clock.now).name)
      clock.pass(seconds: 3600)
    }
    // A backup is made while the clock is ahead, and somebody puts another into the folder.
    clock.jump(days: 400)
    let wrong = try store.makeBackup(.hourly, at: clock.now).name
    clock.jump(days: -400)
    let folder = store.folder + "/backups"
    let foreign = BackupName(taken: clock.now + 500 * 86_400, kind: .asked, isEncrypted: false)
    try FileManager.default.copyItem(atPath: "\(folder)/\(made[0])", toPath: "\(folder)/\(foreign)")
    clock.pass(seconds: 3600)
    try await save(71, store)
    let overview = try store.backups.overview()
    #expect(overview.backups.first?.name == wrong && overview.backups.last?.name == foreign)
    #expect(overview.age == 3600 && overview.next(at: clock.now) == clock.now)
    let newest = try store.makeBackup(.hourly, at: clock.now).name
    let after = try store.backups.overview()
    #expect(after.backups.first?.name == newest && after.lastProven?.name == newest && after.age == 0)
    #expect(after.next(at: clock.now) == clock.now + BackupSchedule.interval)
    #expect(Set(made).isSubset(of: after.backups.map(\.name)))
    // If there is no room, the least valuable backup goes first, and the newest never.
    let ledger = try BackupLedger.read(store.files)
    var room = BackupRoom(place: BackupPlace(store.files, ledger, store.steady), now: clock.now, ledger: ledger)
    for _ in 0..<6 {
      let isGone = room.evictOldest()
      #expect(isGone)
    }
    #expect(Set(try store.backups.names) == [wrong, newest])
    let (isGone, isMore) = (room.evictOldest(), room.evictOldest())
    #expect(isGone && !isMore)
    #expect(try store.backups.names == [newest])
  }

  @Test func `near copies of the last two days give way before the last of a day, or not at all`() async throws {
    let store = try clock.store()
    try await save(70, store)
    var (days, copies): ([BackupName], [BackupName]) = ([], [])
    for _ in 0..<5 {
      days.append(try store.makeBackup(.hourly, at: clock.now).name)
      clock.pass(days: 1)
    }
    for _ in 0..<8 {
      copies.append(try store.makeBackup(.asked, at: clock.now).name)
      clock.pass(seconds: 60)
    }
    #expect(try Set(store.backups.names) == Set(days + copies))
    func room(costsNoRecent: Bool) throws -> BackupRoom {
      let ledger = try BackupLedger.read(store.files)
      return BackupRoom(
        place: BackupPlace(store.files, ledger, store.steady), now: clock.now, ledger: ledger,
        costsNoRecent: costsNoRecent)
    }
    var forAll = try room(costsNoRecent: false)
    for _ in 0..<2 {
      let isGone = forAll.evictOldest()
      #expect(isGone)
    }
    let left = try Set(store.backups.names)
    #expect(left.isSuperset(of: days) && left.count == 11)
    // A requested backup, or one that another machine causes, keeps all of the last 48 hours.
    var forAsked = try room(costsNoRecent: true)
    while forAsked.evictOldest() {}
    #expect(try Set(store.backups.names) == left.subtracting(days.prefix(4)))
  }

  @Test func `a backup made while the clock shows 1970 still counts as the newest`() async throws {
    let store = try clock.store()
    try await save(70, store)
    for _ in 0..<45 {
      _ = try store.makeBackup(.hourly, at: clock.now)
      clock.pass(days: 1)
    }
    let back = clock.now.seconds / 86_400 - 1
    clock.jump(days: -back)
    let early = try store.makeBackup(.hourly, at: clock.now).name
    clock.jump(days: back)
    #expect(try store.backups.overview().backups.first?.name == early)
    #expect(try store.backups.names.contains(early))
  }
}
