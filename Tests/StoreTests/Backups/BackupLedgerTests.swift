import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// Records about backups beside their files, and the sign-in after a restore. An unreadable record is never treated as an empty one.
@Suite struct BackupLedgerTests {
  private let now = Instant(1_000_000_000)

  /// A store with the given text as its ledger.
  private func store(ledger text: String) throws -> (store: HealthStore, ledger: String) {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let path = StoreFolder(path: store.folder).backupLedger
    try Data(text.utf8).write(to: URL(filePath: path))
    return (store, path)
  }

  /// The name of the record that could not be read.
  private func unreadable(_ problem: BackupProblem?) -> String? {
    guard case .unreadableRecord(let path, _)? = problem else { return nil }
    return path
  }

  @Test func `without a ledger nothing is known, and backups are plain`() throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    #expect(try BackupLedger.read(files) == BackupLedger())
    let ledger = BackupLedger(recipients: ["age1"])
    try ledger.save(files)
    #expect(try BackupLedger.read(files) == ledger)
  }

  @Test(arguments: ["", #"{"recipients":["age1"],"proofs":"#, "[]", #"{"recipients":"age1"}"#])
  func `a ledger that cannot be read keeps backups from being made and stays as it is`(text: String) throws {
    let (store, path) = try store(ledger: text)
    let made = #expect(throws: BackupProblem.self) { try store.makeBackup(.asked, at: now) }
    #expect(unreadable(made) == path)
    let shown = #expect(throws: BackupProblem.self) { try store.backups.overview() }
    #expect(unreadable(shown) == path)
    let placed = #expect(throws: BackupProblem.self) { try store.backups.place(in: nil, for: []) }
    #expect(unreadable(placed) == path)
    store.backups.freeSpace(at: now)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(!FileManager.default.fileExists(atPath: store.folder + "/backups"))
  }

  @Test func `a ledger that is not a file is not treated as missing`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let path = StoreFolder(path: store.folder).backupLedger
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let made = #expect(throws: BackupProblem.self) { try store.makeBackup(.asked, at: now) }
    #expect(unreadable(made) == path)
  }

  @Test func `without the damaged ledger backups are made again`() throws {
    let (store, path) = try store(ledger: "{")
    try FileManager.default.removeItem(atPath: path)
    _ = try store.makeBackup(.asked, at: now)
    #expect(try store.backups.names.count == 1)
  }

  @Test func `deleting everything goes on without a ledger, and says that backups may be left`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let backup = try store.makeBackup(.asked, at: now)
    let (file, path) = (try store.backups.path(backup.name), StoreFolder(path: store.folder).backupLedger)
    try Data("{".utf8).write(to: URL(filePath: path))
    let report = try await store.eraseEverything()
    #expect(report.backupsLeft == [path])
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{")
  }

  // MARK: - Folders

  @Test func `a ledger of an earlier version, which knows one folder, is read`() throws {
    let (store, _) = try store(ledger: #"{"folder":"/no/disk","proofs":{},"recipients":[]}"#)
    let overview = try store.backups.overview()
    #expect(overview.folder == "/no/disk" && overview.left.isEmpty)
  }

  @Test func `using another folder for a while keeps the first one's backups known`() throws {
    let (store, chosen) = (try HealthStore(folder: TemporaryFolder.make()), try TemporaryFolder.make())
    try store.backups.place(in: chosen, for: [])
    let first = try store.makeBackup(.asked, at: now)
    try store.backups.place(in: nil, for: [])
    #expect(try store.backups.overview().backups.isEmpty)
    try store.backups.place(in: chosen, for: [])
    let overview = try store.backups.overview()
    #expect(overview.backups == [first] && overview.lastProven == first)
  }

  @Test func `deleting everything deletes backups wherever they went, and nothing of others`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let (first, second) = (try TemporaryFolder.make(), try TemporaryFolder.make())
    let foreign = first + "/dailve-20010101T000000Z-hourly.sqlite"
    try Data("mine".utf8).write(to: URL(filePath: foreign))
    for (number, folder) in [first, nil, second].enumerated() {
      try store.backups.place(in: folder, for: [])
      _ = try store.makeBackup(.asked, at: now + number * 60)
    }
    let report = try await store.eraseEverything()
    let left = try store.backups.overview().left
    #expect(report.backupsLeft == [foreign] && left == [foreign])
    for folder in [second, StoreFolder(path: store.folder).backups] {
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
    #expect(try String(contentsOfFile: foreign, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: first).count == 1)
  }

  @Test func `an unreachable folder is reported, and its contents are deleted once it is back`() async throws {
    let (store, chosen) = (try HealthStore(folder: TemporaryFolder.make()), try TemporaryFolder.make())
    try store.backups.place(in: chosen, for: [])
    let file = try store.backups.path(store.makeBackup(.asked, at: now).name)
    try store.backups.place(in: nil, for: [])
    try FileManager.default.moveItem(atPath: chosen, toPath: chosen + "-away")
    #expect(try await store.eraseEverything().backupsLeft == [chosen])
    try FileManager.default.moveItem(atPath: chosen + "-away", toPath: chosen)
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try await store.eraseEverything().backupsLeft.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `an unwritable folder is not reported as writable by others`() {
    // An administrator, who may run the tests, can write everywhere else.
    let place = BackupPlace(StoreFolder(path: "/no/store"), BackupLedger(folder: "/proc"))
    guard !DiskFile.acceptsFiles("/proc") else { return }
    #expect(place.obstacle == .readOnly(path: "/proc"))
  }

  @Test func `a folder is reported with its absolute path`() {
    #expect(BackupPlace(StoreFolder(path: "store"), BackupLedger()).folder.hasPrefix("/"))
    #expect(BackupPlace(StoreFolder(path: "/srv/store"), BackupLedger()).folder == "/srv/store/backups")
  }

  // MARK: - Sign-in after a restore

  @Test func `sign-in left by an interrupted erasure counts as missing only if it is absent or incomplete`() throws {
    let files = StoreFolder(path: try TemporaryFolder.make())
    #expect(try RetainedSignIn(in: files) == nil)
    try Data("{".utf8).write(to: URL(filePath: files.keptSignIn))
    #expect(try RetainedSignIn(in: files) == nil)
    try FileManager.default.removeItem(atPath: files.keptSignIn)
    try FileManager.default.createDirectory(atPath: files.keptSignIn, withIntermediateDirectories: false)
    #expect(throws: (any Error).self) { try RetainedSignIn(in: files) }
  }

  @Test func `obstacles to a backup are reported before one is attempted`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let (backups, folder) = (store.backups, store.folder)
    #expect(try backups.obstacle == nil)
    try backups.place(in: folder + "/none", for: [])
    #expect(try backups.obstacle == .noFolder(path: folder + "/none"))
    #expect(try backups.overview().obstacle == backups.obstacle)
    // The check itself created nothing.
    #expect(!FileManager.default.fileExists(atPath: folder + "/none"))
    #expect(throws: BackupProblem.noFolder(path: folder + "/none")) { try store.makeBackup(.asked, at: now) }
    let file = folder + "/health.sqlite"
    try backups.place(in: file, for: [])
    #expect(try backups.obstacle == .notAFolder(path: file))
    try backups.place(in: TemporaryFolder.make(), for: [])
    #expect(try backups.obstacle == nil)
    _ = try store.makeBackup(.asked, at: now)
  }
}
