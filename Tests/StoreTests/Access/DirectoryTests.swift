import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// The file with sign-in and keys beside the store.
@Suite struct DirectoryTests {
  private let now = Instant(979_300_800)
  private let secret = [UInt8](repeating: 1, count: 32)

  /// A store of version 33 with a key, a withdrawn right and, in its change queue, another key.
  private func formerStore() async throws -> StoreFolder {
    let files = StoreFolder(path: try TemporaryFolder.make())
    let queue = try DatabaseQueue(path: files.database, configuration: .patient)
    try Schema.migrator.migrate(queue, upTo: Schema.beforeAccessMoves)
    try await queue.write { [secret] db in
      try db.execute(
        sql:
          "INSERT INTO device_token (id, name, scopes, hash, created) VALUES ('phone', 'Phone', 'ingest:write', ?, 1)",
        arguments: [Data(secret)])
      try db.execute(sql: "INSERT INTO withdrawn_right VALUES ('passkey', '07')")
      try AccessTable.apply(.offerSetup(SetupCode(hash: [9], expires: Instant(2_000_000_000))), db)
    }
    try queue.close()
    let hash = "[" + secret.map { _ in "2" }.joined(separator: ",") + "]"
    let change = #"{"addToken":{"_0":{"id":"tablet","name":"Tablet","scopes":["sync"],"created":2},"hash":\#(hash)}}"#
    let line = #"{"id":"one","change":\#(change)}"#
    let text = "\(String(FNV1a.hash(Array(line.utf8)), radix: 16)) \(line)\n"
    try Data(text.utf8).write(to: URL(filePath: files.changeQueue))
    return files
  }

  private func checkWhole(_ files: StoreFolder) async throws {
    let store = try HealthStore(folder: files.path)
    #expect(try await store.read { try $0.deviceTokens() }.map(\.id) == ["tablet", "phone"])
    #expect(try await store.directory.deviceToken(hash: secret)?.name == "Phone")
    #expect(try await store.directory.access().accepts(setupCode: [9], at: now))
    #expect(try await store.directory.reading { try WithdrawnRights.all($0) } == [.passkey([7])])
    #expect(try Directory.state(files) == .whole)
  }

  @Test func `a store of version 33 hands over its rights, and those that wait in its change queue`() async throws {
    let files = try await formerStore()
    try await checkWhole(files)
    #expect(try StoreBackups(folder: files.path).overview().backups.map(\.name.kind) == [.upgrade])
    try await checkWhole(files)
  }

  @Test func `a handover that is interrupted before the tables are gone is done again`() async throws {
    let files = try await formerStore()
    let queue = try DatabaseQueue(path: files.database, configuration: .patient)
    #expect(throws: CancellationError.self) {
      try DirectoryHandover(files: files).run(queue) { throw CancellationError() }
    }
    #expect(try Directory.state(files) == .pending)
    // A version without a directory withdraws a key in between.
    try await queue.write { db in try db.execute(sql: "UPDATE device_token SET revoked = 5") }
    try queue.close()
    let store = try HealthStore(folder: files.path)
    #expect(try await store.directory.deviceToken(hash: secret)?.revoked == Instant(5))
  }

  @Test func `a handover that is interrupted after the tables are gone is completed`() async throws {
    let files = try await formerStore()
    let queue = try DatabaseQueue(path: files.database, configuration: .patient)
    #expect(throws: CancellationError.self) {
      try DirectoryHandover(files: files).run(queue) {
        try Schema.migrator.migrate(queue, upTo: Schema.accessMoves)
        throw CancellationError()
      }
    }
    try queue.close()
    #expect(try Directory.state(files) == .pending)
    try await checkWhole(files)
  }

  @Test func `a lost directory admits nobody until sign-in is reset`() async throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    _ = try HealthStore(folder: files.path)
    try FileManager.default.removeItem(atPath: files.directory)
    let store = try HealthStore(folder: files.path)
    #expect(try await store.directory.isLost())
    await #expect(throws: StorageError.damaged(reason: AccessTable.lostReason)) { try await store.directory.access() }
    let code = SetupCode(hash: [9], expires: Instant(2_000_000_000))
    await #expect(throws: StorageError.damaged(reason: AccessTable.lostReason)) {
      try await store.directory.changeAccess { _ in (.offerSetup(code), ()) }
    }
    try await store.directory.changeAccess { _ in (.reset(code), ()) }
    #expect(try await store.directory.access().accepts(setupCode: [9], at: now))
  }

  @Test func `a lost directory is found without opening the store`() async throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    _ = try HealthStore(folder: files.path)
    #expect(try DirectoryInspection(folder: files.path).condition == .whole)
    try FileManager.default.removeItem(atPath: files.directory)
    #expect(try DirectoryInspection(folder: files.path).condition == .missing)
    #expect(FileStatus(files.directory) == nil)
    let store = try HealthStore(folder: files.path)
    #expect(try DirectoryInspection(folder: files.path).condition == .lost)
    let code = SetupCode(hash: [9], expires: Instant(2_000_000_000))
    try await store.directory.changeAccess { _ in (.reset(code), ()) }
    #expect(try DirectoryInspection(folder: files.path).condition == .whole)
  }

  @Test func `a directory that is damaged, foreign or too new is refused as it is`() throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    _ = try HealthStore(folder: files.path)
    try DatabaseQueue(path: files.directory).writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 9") }
    #expect(throws: WholeStoreError.storage(.unusable(.tooNew))) { try HealthStore(folder: files.path) }
    try DatabaseQueue(path: files.directory).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA user_version = 1; CREATE TABLE other (id INTEGER)")
    }
    #expect(throws: WholeStoreError.self) { try HealthStore(folder: files.path) }
    let text = Data(repeating: 7, count: 8192)
    try text.write(to: URL(filePath: files.directory))
    #expect(throws: WholeStoreError.self) { try HealthStore(folder: files.path) }
    #expect(try Data(contentsOf: URL(filePath: files.directory)) == text)
  }

  @Test func `a directory of a newer version is not taken for a pending one, and no restore replaces it`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let backup = try store.backups.path(store.makeBackup(.asked, at: now).name)
    try DatabaseQueue(path: store.files.directory).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA user_version = \(DirectorySchema.version + 1)")
    }
    let bytes = try Data(contentsOf: URL(filePath: store.files.directory))
    #expect(throws: StorageError.unusable(.tooNew)) { try Directory.state(store.files) }
    #expect(throws: WholeStoreError.storage(.unusable(.tooNew))) { try store.restoreBackup(at: backup, now: now) }
    #expect(throws: WholeStoreError.storage(.unusable(.tooNew))) { try HealthStore(folder: store.folder) }
    #expect(try Data(contentsOf: URL(filePath: store.files.directory)) == bytes)
    #expect(!FileManager.default.fileExists(atPath: store.files.replaced))
  }

  @Test(arguments: [true, false])
  func `a restore over a directory that is damaged or lost needs no restart`(isDamaged: Bool) async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let token = DeviceToken(id: "phone", name: "Phone", scopes: [.sync], created: now, expires: nil)
    try await store.directory.add(token, hash: secret)
    let setUp = setUp(1)
    try await store.directory.changeAccess { _ in (setUp, ()) }
    let backup = try store.backups.path(store.makeBackup(.asked, at: now).name)
    if isDamaged {
      try Data(repeating: 7, count: 8192).write(to: URL(filePath: store.files.directory))
    } else {
      try FileManager.default.removeItem(atPath: store.files.directory)
    }
    await #expect(throws: StorageError.self) { try await store.directory.deviceToken(hash: secret) }
    let report = try store.restoreBackup(at: backup, now: now + 1)
    #expect(!report.keptSignIn && report.withheld.map(\.kind) == [.key, .passphrase])
    // It admits nobody, and the open store uses it.
    #expect(try await store.directory.deviceToken(hash: secret) == nil)
    #expect(try await store.directory.access().isOpenForSetup)
    #expect(try await store.withheldRights() == report.withheld)
    let other = DeviceToken(id: "tablet", name: "Tablet", scopes: [.sync], created: now, expires: nil)
    try await store.directory.add(other, hash: [UInt8](repeating: 2, count: 32))
    let again = try HealthStore(folder: store.folder)
    #expect(try await again.read { try $0.deviceTokens() }.map(\.id) == ["tablet"])
    let aside = (try? FileManager.default.contentsOfDirectory(atPath: store.files.replaced)) ?? []
    #expect(aside.contains { $0.hasSuffix(".directory.sqlite") } == isDamaged)
  }

  @Test func `a directory that cannot be read stays where it was if the restore fails`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let backup = try store.backups.path(store.makeBackup(.asked, at: now).name)
    let text = Data(repeating: 7, count: 8192)
    try text.write(to: URL(filePath: store.files.directory))
    // A file stands where the prepared store would have to go.
    try Data().write(to: URL(filePath: store.files.readyRestore))
    #expect(throws: WholeStoreError.self) { try store.restoreBackup(at: backup, now: now + 1) }
    #expect(try Data(contentsOf: URL(filePath: store.files.directory)) == text)
  }

  @Test func `rights for which a restore had no room are listed later, and the store stays as it is`()
    async throws
  {
    let store = try HealthStore(folder: TemporaryFolder.make())
    try await store.save(BodyEntry(weight: 70), now: now)
    // The store has been replaced, so only the rights of the backup are left of what was prepared.
    let ready = StoreFolder(path: store.files.readyRestore)
    try FileManager.default.createDirectory(atPath: ready.path, withIntermediateDirectories: false)
    let list = try DirectorySchema.empty()
    let token = DeviceToken(id: "phone", name: "Phone", scopes: [.sync], created: now, expires: nil)
    try await list.write { [secret] db in
      try WithheldTable.keep(.init(row: .key(StoredToken(token), hash: secret), backup: "backup"), db)
    }
    try Directory.create(in: ready, list)
    let again = try HealthStore(folder: store.folder)
    #expect(try await again.entries(BodyEntry.self).map(\.weight) == [70])
    #expect(try await again.withheldRights().map(\.name) == ["Phone"])
    #expect(!FileManager.default.fileExists(atPath: ready.path))
  }

  @Test func `sign-in that an erasure by an earlier version kept beside the store does not stay there`() throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    _ = try HealthStore(folder: files.path)
    try Data("{}".utf8).write(to: URL(filePath: files.keptSignIn))
    _ = try HealthStore(folder: files.path)
    #expect(!FileManager.default.fileExists(atPath: files.keptSignIn))
  }

  // MARK: - Rights of a store that a restore replaces

  private func copied(from files: StoreFolder) throws -> [String] {
    try DirectoryHandover(files: files).copy()
    return try Directory.look(files, DeviceTokenTable.all).map(\.id)
  }

  @Test func `a store of version 33 that is replaced says who has a key`() async throws {
    let files = try await formerStore()
    #expect(try copied(from: files) == ["phone", "tablet"])
    #expect(try Directory.state(files) == .pending)
  }

  @Test func `a damaged change queue hides nothing of the store that is replaced`() async throws {
    let files = try await formerStore()
    let whole = "\(String(FNV1a.hash(Array("{}".utf8)), radix: 16)) {}"
    try Data("0 {}\n\(whole)\n".utf8).write(to: URL(filePath: files.changeQueue))
    #expect(throws: StorageError.self) { try ChangeQueue(files).content() }
    #expect(try copied(from: files) == ["phone"])
  }

  @Test func `no store, no database and an empty one let nobody in`() throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    for bytes in [nil, Data(repeating: 7, count: 8192), Data()] {
      try bytes?.write(to: URL(filePath: files.database))
      try DirectoryHandover(files: files).copy()
      #expect(try Directory.state(files) == .missing && !Directory.isSetUp(files))
    }
  }

  @Test func `a store that cannot be read just now is not taken for one without keys`() throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    try FileManager.default.createDirectory(atPath: files.database, withIntermediateDirectories: false)
    #expect(throws: DatabaseError.self) { try DirectoryHandover(files: files).copy() }
  }

  @Test func `an earlier store in the place of a newer one gives no rights, and what was withdrawn in it stays so`()
    async throws
  {
    let files = try await formerStore()
    let earlier = try Data(contentsOf: URL(filePath: files.database))
    let store = try HealthStore(folder: files.path)
    for id in [7, 8] as [UInt8] { #expect(try await store.directory.add(passkey(id))) }
    let setUp = setUp(1)
    try await store.directory.changeAccess { _ in (setUp, ()) }
    try store.gate.close(within: .seconds(5))
    for path in [files.database, files.log, files.database + "-shm"] where FileManager.default.fileExists(atPath: path)
    {
      try FileManager.default.removeItem(atPath: path)
    }
    try earlier.write(to: URL(filePath: files.database))
    let changed = self.setUp(2)
    try await DatabaseQueue(path: files.database, configuration: .patient).write { db in
      try AccessTable.apply(changed, db)
      try db.execute(
        sql: """
          UPDATE device_token SET revoked = 5;
          INSERT INTO withdrawn_right VALUES ('passphrase', '01');
          INSERT INTO device_token (id, name, scopes, hash, created) VALUES ('other', 'Other', 'sync', zeroblob(32), 6)
          """)
    }
    let again = try HealthStore(folder: files.path)
    #expect(try await again.directory.deviceToken(hash: secret)?.revoked == Instant(5))
    #expect(try await again.directory.deviceToken(hash: [UInt8](repeating: 0, count: 32)) == nil)
    #expect(try await again.directory.deviceToken(hash: [UInt8](repeating: 2, count: 32))?.revoked == nil)
    #expect(try await again.withheldRights().map(\.name) == ["Other"])
    #expect(try await again.directory.passkeys().map(\.name) == ["passkey 8"])
    #expect(try await again.directory.access().passphrase?.salt == [2])
    #expect(try await again.directory.access().sessions.map(\.id) == ["s2"])
  }

  /// A passphrase with a session.
  private func setUp(_ salt: UInt8) -> AccessChange {
    let hash = PassphraseHash(salt: [salt], key: [4, 5, 6], rounds: 1 << 14, blockSize: 8, parallelism: 1)
    return .setUp(hash, recovery: [], session: SignInSession(id: "s\(salt)", hash: [salt], at: now))
  }

  private func passkey(_ id: UInt8) -> Passkey {
    Passkey(
      credential: PasskeyCredential(
        id: [id], publicKey: [1], counter: 0, isBackupEligible: true, isBackedUp: false, transports: [],
        model: Array(repeating: 9, count: 16)),
      user: [7], name: "passkey \(id)", created: now)
  }

  @Test func `sign-in can be reset if its state cannot be decoded, and a backup be restored`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let backup = try store.makeBackup(.asked, at: now)
    try await store.directory.writing { try $0.execute(sql: "INSERT INTO access VALUES (1, x'7b')") }
    await #expect(throws: (any Error).self) { try await store.directory.access() }
    #expect(try !store.restoreBackup(at: store.backups.path(backup.name), now: now).keptSignIn)
    let code = SetupCode(hash: [9], expires: Instant(2_000_000_000))
    await #expect(throws: (any Error).self) { try await store.directory.changeAccess { _ in (.offerSetup(code), ()) } }
    try await store.directory.changeAccess { _ in (.reset(code), ()) }
    #expect(try await store.directory.access().accepts(setupCode: [9], at: now))
  }

  @Test func `a directory with a value of another type is damaged`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    try plant(in: store.files.directory)
    #expect(throws: StorageError.self) { try Directory(store.files) }
    #expect(throws: StorageError.self) { try Directory.bytes(store.files) }
    #expect(throws: StorageError.self) { try Directory.state(store.files) }
  }

  @Test func `a backup whose directory has a value of another type is refused`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let backup = try store.backups.path(store.makeBackup(.asked, at: now).name)
    let folder = try TemporaryFolder.make()
    let (copy, directory) = (folder + "/copy.sqlite", folder + "/directory.sqlite")
    try FileManager.default.copyItem(atPath: backup, toPath: copy)
    let queue = try DatabaseQueue(path: copy)
    let bytes = try await queue.read { db in
      try Data.fetchOne(db, sql: "SELECT bytes FROM backup_file WHERE name = 'directory.sqlite'")
    }
    try #require(bytes).write(to: URL(filePath: directory))
    try plant(in: directory)
    let planted = try Data(contentsOf: URL(filePath: directory))
    try await queue.write { db in
      // Without the record of what was copied, as in the file of a store that was copied by other means.
      try db.execute(sql: "DELETE FROM backup_witness")
      try db.execute(sql: "UPDATE backup_file SET bytes = ? WHERE name = 'directory.sqlite'", arguments: [planted])
    }
    try queue.close()
    #expect(throws: (any Error).self) { try store.restoreBackup(at: copy, now: now) }
    #expect(try await store.directory.access() == AccessState())
    #expect(try await store.withheldRights().isEmpty)
  }

  /// Writes a row that the columns of its table do not allow.
  private func plant(in path: String) throws {
    let ours = try DatabaseQueue(path: path).read { db in
      try #require(try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = 'withdrawn_right'"))
    }
    func define(_ sql: String) throws {
      try DatabaseQueue(path: path).writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA writable_schema = ON")
        try db.execute(sql: "UPDATE sqlite_master SET sql = ? WHERE name = 'withdrawn_right'", arguments: [sql])
      }
    }
    try define("CREATE TABLE withdrawn_right (kind, id, PRIMARY KEY (kind, id)) WITHOUT ROWID")
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(sql: "INSERT INTO withdrawn_right VALUES (x'00ff', 1)")
    }
    try define(ours)
  }
}
