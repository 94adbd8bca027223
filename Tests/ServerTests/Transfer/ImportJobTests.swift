import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import Synchronization
import Testing

@testable import DailveServer

/// Consecutive imports, and late results of cancelled ones.
@Suite struct ImportJobTests {
  func center(_ store: HealthStore, backups: (any BackupKeeping)? = nil) -> ImportCenter {
    ImportCenter(
      ServerTests.Imports(store: store), backups: backups, uploads: store.folder + "/uploads",
      now: { Instant(1_000_000_000) })
  }

  func upload(_ name: String) throws -> ImportCenter.Upload {
    ImportCenter.Upload(path: try ServerTests.export().write(), name: name, zone: nil)
  }

  func until(_ condition: () -> Bool) async throws {
    for _ in 0..<30_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  func isDone(_ center: ImportCenter) -> Bool { if case .done = center.phase { true } else { false } }

  func isPreviewed(_ center: ImportCenter) -> Bool { if case .previewed = center.phase { true } else { false } }

  func isPreparing(_ center: ImportCenter) -> Bool { if case .preparing = center.phase { true } else { false } }

  @Test func `a cancelled upload cannot affect the next one`() async throws {
    let store = try Importing.store()
    let center = center(store)
    let first = try #require(await center.reserve())
    #expect(await center.reserve() == nil)
    await center.cancel(first.name)
    let second = try #require(await center.reserve())
    // The cancelled upload still arrives completely, and then fails.
    let late = try upload("late.xml")
    center.start(late, first, preview: false)
    try await until { !FileManager.default.fileExists(atPath: late.path) }
    center.fail(StorageError.busy, first)
    #expect(isPreparing(center))
    #expect(try await store.batches().isEmpty)
    center.start(try upload("second.xml"), second, preview: false)
    try await until { isDone(center) }
    #expect(try await store.batches().map(\.name) == ["second.xml"])
    // The cancelled import changes nothing after the next one has ended either.
    center.fail(StorageError.busy, first)
    #expect(isDone(center))
  }

  @Test func `a preview that gave way to another file cannot be confirmed`() async throws {
    let store = try Importing.store()
    let center = center(store)
    let first = try #require(await center.reserve())
    center.start(try upload("looked-at.xml"), first, preview: true)
    try await until { isPreviewed(center) }
    let next = try #require(await center.reserve())
    #expect(!center.confirm(first.name) && !center.confirm(next.name))
    center.start(try upload("next.xml"), next, preview: true)
    try await until { isPreviewed(center) }
    // A tab may still show the first one.
    #expect(!center.confirm(first.name) && !center.confirm(""))
    #expect(isPreviewed(center))
    #expect(center.confirm(next.name))
    try await until { isDone(center) }
    #expect(try await store.batches().map(\.name) == ["next.xml"])
    // The form was sent once more.
    #expect(!center.confirm(next.name))
  }

  @Test func `cancelling an import that has given way does nothing to the next one`() async throws {
    let store = try Importing.store()
    let center = center(store)
    let first = try #require(await center.reserve())
    center.start(try upload("looked-at.xml"), first, preview: true)
    try await until { isPreviewed(center) }
    await center.cancel(first.name)
    // Drawn by the page's script.
    let next = try #require(await center.reserve("drawn"))
    #expect(next.name == "drawn")
    for stale in [first.name, ""] { await center.cancel(stale) }
    #expect(isPreparing(center))
    let file = try upload("next.xml")
    center.start(file, next, preview: true)
    try await until { isPreviewed(center) }
    for stale in [first.name, ""] { await center.cancel(stale) }
    #expect(isPreviewed(center) && FileManager.default.fileExists(atPath: file.path))
    await center.cancel("drawn")
    #expect(!isPreviewed(center) && !FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `while the store is emptied no import begins, and what waited is gone afterwards`() async throws {
    let store = try Importing.store()
    let center = center(store)
    let job = try #require(await center.reserve())
    // The store is not emptied during an import either.
    await #expect(throws: StorageError.busy) { try await center.withNoImport {} }
    let file = try upload("looked-at.xml")
    center.start(file, job, preview: true)
    try await until { isPreviewed(center) }
    try await center.withNoImport {
      #expect(await center.reserve() == nil)
      #expect(!center.confirm(job.name))
      await #expect(throws: StorageError.busy) { try await center.withNoImport {} }
    }
    #expect(!isPreviewed(center) && !FileManager.default.fileExists(atPath: file.path))
    #expect(await center.reserve() != nil)
  }

  @Test func `if the store could not be emptied, imports begin again`() async throws {
    let center = center(try Importing.store())
    await #expect(throws: StorageError.unusable(.tooNew)) {
      try await center.withNoImport { throw StorageError.unusable(.tooNew) }
    }
    #expect(await center.reserve() != nil)
  }

  @Test func `a restoration that goes on after its answer keeps imports away until it ends`() async throws {
    let store = try Importing.store()
    let backups = RestoringBackups()
    let center = center(store, backups: backups)
    backups.isRestoring.withLock { $0 = true }
    #expect(await center.reserve() == nil)
    backups.isRestoring.withLock { $0 = false }
    #expect(await center.reserve() != nil)
  }
}

/// Backups, one of which may be being restored.
private final class RestoringBackups: BackupKeeping {
  let isRestoring = Mutex(false)

  func scanBackups() async -> BackupScan { .unanswered }
  func backupNames() async -> [BackupName] { [] }
  func backup(holding batch: Int) async throws -> BackupName? { nil }
  var backupWork: BackupWork? { isRestoring.withLock { $0 ? .restoring : nil } }
  var lastRestored: (at: Instant, result: Result<RestoreReport, any Error>)? { nil }
  func backUp() async throws -> Bool { true }
  func outlook(_ name: BackupName) async throws -> RestoreOutlook { RestoreOutlook() }
  func restore(_ name: BackupName, isWinning: Bool) async throws -> Bool { false }
}
