import DailveDomain
import DailveScores
@testable import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Synchronization
import Testing

/// A backup equals the store at its moment, and restoring it brings that state back.
@Suite struct BackupTests {
  private let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  private let now = Instant(1_000_000_000)

  private func store(_ days: ClosedRange<Int> = 1...2) throws -> HealthStore {
    let store = try HealthStore(folder: TemporaryFolder.make())
    for day in days { try add(day, to: store) }
    return store
  }

  private func add(_ day: Int, to store: HealthStore) throws {
    var export = ExportText()
    export.exported = "2001-02-\(10 + day)"
    for hour in 10..<20 {
      export.add(
        "StepCount", "2001-01-\(10 + day) \(hour):00:00", "2001-01-\(10 + day) \(hour):30:00", value: "\(hour)",
        unit: "count")
    }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
  }

  private func entry(_ id: String, _ weight: Double) -> BodyEntry {
    BodyEntry(id, on: CivilDay(year: 2001, month: 1, day: 12), weight: weight)
  }

  private func path(_ backup: Backup, of store: HealthStore) throws -> String { try store.backups.path(backup.name) }

  @Test func `a backup is one private file, proven, and a store by itself`() async throws {
    let store = try store()
    let backup = try store.makeBackup(.asked, at: now)
    #expect("\(backup.name)" == "dailve-20010909T014640Z-asked.sqlite" && backup.proven == now)
    let folder = store.folder + "/backups"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["\(backup.name)"])
    func mode(_ path: String) throws -> Int? {
      (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
    #expect(try mode(folder) == 0o700 && mode(path(backup, of: store)) == 0o600)
    // The file alone is enough to read the data.
    let other = try TemporaryFolder.make()
    try FileManager.default.copyItem(atPath: path(backup, of: store), toPath: other + "/health.sqlite")
    #expect(try await HealthStore(folder: other).daily(.steps, in: always) == store.daily(.steps, in: always))
    let overview = try store.backups.overview()
    #expect(overview.backups == [backup] && !overview.hasChanged && overview.failure == nil)
    try add(5, to: store)
    #expect(try store.backups.overview().hasChanged)
  }

  @Test(arguments: [
    ("age: error: failed to decrypt and authenticate payload chunk", true), ("age: error: unexpected EOF", true),
    ("age: error: failed to read header: parsing age header: failed to read intro: EOF", true),
    ("age: error: bad header MAC", true), ("age: error: no identity matched any of the recipients", false),
    ("age: error: reading \"key.txt\": failed to read \"key.txt\": no secret keys found", false),
  ])
  func `an encrypted file that is damaged is not blamed on its key`(reason: String, isAboutFile: Bool) {
    #expect(AgeProgram.isAboutFile(reason) == isAboutFile)
  }

  @Test func `backing up now leaves every other backup of the last two days`() throws {
    let store = try store(1...1)
    for hour in 0..<6 { _ = try store.makeBackup(.hourly, at: now + hour * 3600) }
    let before = try Set(store.backups.names)
    for minute in 1...7 { _ = try store.makeBackup(.asked, at: now + 6 * 3600 + minute * 60) }
    #expect(try Set(store.backups.names).isSuperset(of: before))
    #expect(try store.backups.names.count == before.count + 7)
  }

  @Test func `a backup writable by others is not the newest verified one`() throws {
    let store = try store(1...1)
    let (first, second) = (try store.makeBackup(.asked, at: now), try store.makeBackup(.asked, at: now + 60))
    try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: path(second, of: store))
    #expect(try store.backups.overview().lastProven?.name == first.name)
  }

  @Test func `the backup that has an undone import is known, while there is one`() throws {
    let store = try store()
    #expect(try store.backup(holding: 2) == nil)
    _ = try store.undoNow(batch: 2, now: now)
    let name = try #require(try store.backup(holding: 2))
    let newest = try store.backups.names.last
    #expect(name.kind == .undo && name == newest)
    // An import that stands needs no backup, and a later import is not in this one.
    #expect(try store.backup(holding: 1) == nil && store.backup(holding: 9) == nil)
    _ = try store.makeBackup(.asked, at: now + 60)
    #expect(try store.backup(holding: 2) == name)
    try FileManager.default.removeItem(atPath: store.backups.path(name))
    #expect(try store.backup(holding: 2) == nil)
  }

  @Test func `going back gives the state of then, and what was there becomes a backup`() async throws {
    let store = try store()
    try await store.save(entry("a", 70), now: now)
    let before = try await store.daily(.steps, in: always)
    let backup = try store.makeBackup(.asked, at: now)
    try add(3, to: store)
    try await store.save(entry("a", 80), now: now + 60)
    let revision = try await store.revision()
    let after = try await store.daily(.steps, in: always)
    let report = try store.restoreBackup(at: path(backup, of: store), now: now + 120)
    #expect(report.taken == now && report.before?.kind == .restore)
    #expect(try await store.daily(.steps, in: always) == before)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [70])
    #expect(try await store.revision() != revision)
    let return_ = try #require(report.before)
    _ = try store.restoreBackup(at: store.backups.path(return_), now: now + 180)
    #expect(try await store.daily(.steps, in: always) == after)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [80])
    // Returning to the present state needs no third copy of it.
    #expect(try store.backups.overview().backups.count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).filter { $0.contains("restore") }.isEmpty)
  }

  @Test func `the store is backed up before a restore if only another folder has a copy`() throws {
    let (store, elsewhere) = (try store(), try TemporaryFolder.make())
    try store.backups.place(in: elsewhere, for: [])
    let first = try path(store.makeBackup(.asked, at: now), of: store)
    try store.backups.place(in: nil, for: [])
    #expect(try store.restoreBackup(at: first, now: now + 60).before?.kind == .restore)
    #expect(try store.backups.names.map(\.kind) == [.restore])
  }

  @Test func `a check reports what a restore would do and leaves nothing behind`() throws {
    let store = try store()
    let file = try path(store.makeBackup(.asked, at: now), of: store)
    try store.backups.check(file, identity: nil)
    #expect(!FileManager.default.fileExists(atPath: StoreFolder(path: store.folder).unfinishedRestore))
    let (copy, new) = (try TemporaryFolder.make() + "/found.sqlite", try TemporaryFolder.make() + "/new")
    var bytes = try Data(contentsOf: URL(filePath: file))
    bytes.replaceSubrange(8192..<24_576, with: (0..<16_384).map { UInt8(truncatingIfNeeded: $0) })
    try bytes.write(to: URL(filePath: copy))
    for folder in [store.folder, new] {
      #expect(throws: BackupProblem.damaged(name: "found.sqlite")) {
        try StoreBackups(folder: folder).check(copy, identity: nil)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: new))
    try FileManager.default.moveItem(atPath: copy, toPath: copy + ".age")
    #expect(throws: BackupProblem.locked(name: "found.sqlite.age")) {
      try store.backups.check(copy + ".age", identity: nil)
    }
  }

  @Test func `a follower notices that a store was restored`() async throws {
    let store = try store()
    try await store.save(entry("a", 70), now: now)
    let backup = try store.makeBackup(.asked, at: now)
    try await store.save(entry("b", 71), now: now + 1)
    let page = try await store.page(SyncPull(cursor: 0, mark: nil, limit: 10))
    #expect(Set(page.rows.map(\.id)).isSuperset(of: ["a", "b"]))
    _ = try store.restoreBackup(at: path(backup, of: store), now: now + 2)
    let again = try await store.page(SyncPull(cursor: page.cursor, mark: page.position, limit: 10))
    #expect(!again.isKnown)
    // The same holds if the store has meanwhile written as many changes as before.
    for number in 0..<5 { try await store.save(entry("c\(number)", 72), now: now + 3 + number) }
    #expect(try await !store.page(SyncPull(cursor: page.cursor, mark: page.position, limit: 10)).isKnown)
    // The device sends back the rows that it knows.
    let receipt = try await store.sync(
      SyncPush(client: nil, now: 0, mark: page.position, rows: page.rows), now: 2_000_000_000_000)
    #expect(receipt.refused.isEmpty)
    #expect(Set(try await store.entries(BodyEntry.self).map(\.id)).isSuperset(of: ["a", "b"]))
  }

  @Test func `an answer includes a change that still waits for the writer`() async throws {
    let store = try store()
    let backup = try await made(during: store, of: entry("waits", 66))
    try await store.save(entry("later", 67), now: now + 1)
    _ = try store.restoreBackup(at: path(backup, of: store), now: now + 2)
    #expect(try await store.entries(BodyEntry.self).map(\.id) == ["waits"])
    #expect(!store.hasWaitingChanges)
  }

  /// Makes a backup while an import keeps an entry waiting. The import's connection ends with this call.
  private func made(during store: HealthStore, of entry: BodyEntry) async throws -> Backup {
    let writer = try store.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: "UTC"))
    try await store.save(entry, now: now)
    #expect(store.hasWaitingChanges)
    let backup = try store.makeBackup(.asked, at: now)
    try writer.cancel()
    return backup
  }

  @Test func `a copy that lacks anything is no backup`() async throws {
    let store = try store()
    let backup = try store.makeBackup(.asked, at: now)
    let file = try TemporaryFolder.make() + "/" + "\(backup.name)"
    for change in [
      "DELETE FROM sample WHERE start = (SELECT min(start) FROM sample)", "UPDATE daily SET sum = sum + 1",
      "UPDATE setting SET value = 'x'", "DELETE FROM backup_file",
    ] {
      try? FileManager.default.removeItem(atPath: file)
      try FileManager.default.copyItem(atPath: path(backup, of: store), toPath: file)
      let count = try await DatabaseQueue(path: file).write { db in
        try db.execute(sql: change)
        return db.changesCount
      }
      guard count > 0 else { continue }
      #expect(throws: BackupProblem.self, "\(change)") { try store.restoreBackup(at: file, now: now) }
    }
    #expect(try await store.daily(.steps, in: always).count == 2)
  }

  @Test func `a restore does not change who may sign in`() async throws {
    let store = try store()
    let token = DeviceToken(id: "t1", name: "phone", scopes: [.ingest], created: now, expires: nil)
    try await store.directory.add(token, hash: [UInt8](repeating: 1, count: 32))
    let backup = try store.makeBackup(.asked, at: now)
    _ = try await store.directory.revokeDeviceToken("t1", at: now + 1)
    let newer = DeviceToken(id: "t2", name: "tablet", scopes: [.ingest], created: now, expires: nil)
    try await store.directory.add(newer, hash: [UInt8](repeating: 2, count: 32))
    let report = try store.restoreBackup(at: path(backup, of: store), now: now + 2)
    #expect(!report.keptSignIn)
    let tokens = try await store.read { try $0.deviceTokens() }
    #expect(Set(tokens.map(\.id)) == ["t1", "t2"] && tokens.first { $0.id == "t1" }?.revoked == now + 1)
  }

  @Test func `undoing an export makes one, undoing what a phone sent does not`() async throws {
    let store = try store()
    let before = try await store.daily(.steps, in: always)
    _ = try await store.undo(batch: 2, now: now)
    let made = try store.backups.overview().backups
    #expect(made.map(\.name.kind) == [.undo])
    _ = try store.restoreBackup(at: store.backups.path(made[0].name), now: now + 1)
    #expect(try await store.daily(.steps, in: always) == before)
    var push = ExportText()
    push.add("StepCount", "2001-01-20 08:00:00", "2001-01-20 09:00:00", value: "5", unit: "count", source: "Watch")
    let report = try Importing.run(push.write(), as: .push, into: store)
    let count = try store.backups.overview().backups.count
    _ = try await store.undo(batch: report.batch, now: now + 2)
    #expect(try store.backups.overview().backups.count == count)
  }

  /// An hourly backup begins whenever its hour is over, which may be during an undo.
  @Test func `an undo waits for a backup that is being made`() async throws {
    let store = try store()
    let lock = try BackupRun.lock(store.files)
    async let undone = store.undo(batch: 2, now: now)
    try await Task.sleep(for: .milliseconds(200))
    #expect(try store.backups.names.isEmpty)
    lock.release()
    #expect(try await undone != nil)
    #expect(try store.backups.names.map(\.kind) == [.undo])
  }

  @Test(arguments: [1, 9, 10]) func `a store of an earlier version becomes a backup before it is changed`(version: Int)
    async throws
  {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(version: version, to: folder)
    let bytes = try await DatabaseQueue(path: folder + "/health.sqlite").read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM sample").map(\.description)
    }
    let told = Told()
    let store = try HealthStore(folder: folder) { told.add($0) }
    #expect(told.all.first == .backingUp && told.all.last == .deriving && told.all.count > 10)
    let backup = try #require(store.backups.overview().backups.first)
    #expect(backup.name.kind == .upgrade && backup.proven != nil)
    let file = try store.backups.path(backup.name)
    #expect(
      try await DatabaseQueue(path: file).read { db in
        try Row.fetchAll(db, sql: "SELECT * FROM sample").map(\.description)
      } == bytes)
    // The present version of the program can restore it.
    let daily = try await store.daily(.steps, in: always)
    _ = try await store.undo(batch: 1, now: now)
    _ = try store.restoreBackup(at: file, now: now)
    #expect(try await store.daily(.steps, in: always) == daily)
  }

  @Test func `deleting everything deletes the backups too`() async throws {
    let store = try store()
    let backup = try store.makeBackup(.asked, at: now)
    let report = try await store.eraseEverything()
    #expect(report.backupsLeft.isEmpty)
    #expect(try !FileManager.default.fileExists(atPath: path(backup, of: store)))
    #expect(try store.backups.overview().backups.isEmpty && !store.backups.overview().hasChanged)
  }

  @Test func `backups in a chosen folder are made there, and nobody else's files are touched`() async throws {
    let clock = TestClock(now)
    let (store, elsewhere) = (try clock.store(), try TemporaryFolder.make())
    try add(1, to: store)
    let foreign = elsewhere + "/dailve-20010101T000000Z-hourly.sqlite"
    try Data("mine".utf8).write(to: URL(filePath: foreign))
    try store.backups.place(in: elsewhere, for: [])
    for _ in 0..<80 {
      _ = try store.makeBackup(.hourly, at: clock.now)
      clock.pass(seconds: 3600)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: elsewhere)
    #expect(names.count <= 40 && names.count >= 25)
    try await store.eraseEverything()
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere) == ["dailve-20010101T000000Z-hourly.sqlite"])
    try add(1, to: store)
    try store.backups.place(in: elsewhere + "/missing", for: [])
    #expect(throws: BackupProblem.noFolder(path: elsewhere + "/missing")) { try store.makeBackup(.hourly, at: now) }
    #expect(try store.backups.overview().failure?.problem == .noFolder(path: elsewhere + "/missing"))
  }
}

/// Reported progress, from any thread.
private final class Told: Sendable {
  private let list = Mutex<[OpeningProgress]>([])
  var all: [OpeningProgress] { list.withLock { $0 } }
  func add(_ progress: OpeningProgress) { list.withLock { $0.append(progress) } }
}
