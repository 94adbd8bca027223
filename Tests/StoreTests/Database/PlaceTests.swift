import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

@testable import DailveStore

/// A store whose file disappears while the program runs, and files that killed programs left in its folder.
@Suite struct PlaceTests {
  private let now = Instant(1_000_000_000)

  private func entry(_ id: String) -> BodyEntry {
    BodyEntry(id, on: CivilDay(year: 2001, month: 1, day: 12), weight: 71.5)
  }

  private func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path, toPath: other)
  }

  @Test(arguments: ["removed", "replaced", "folder removed"])
  func `a save into a store that is gone is refused`(how: String) async throws {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(folder: folder)
    try await store.save([entry("one")], now: now)
    let path = folder + "/health.sqlite"
    switch how {
    case "removed": try FileManager.default.removeItem(atPath: path)
    case "replaced":
      let other = try TemporaryFolder.make()
      _ = try HealthStore(folder: other)
      try move(path, to: path + "-away")
      try move(other + "/health.sqlite", to: path)
    default: try move(folder, to: folder + "-away")
    }
    await #expect(throws: SaveError.storage(.unusable(.gone(path: path)))) {
      try await store.save([entry("two")], now: now)
    }
    #expect(throws: StorageError.unusable(.gone(path: path))) { try store.writingConnection() }
    if how != "replaced" { #expect(!FileManager.default.fileExists(atPath: path), "no empty store is made") }
    #expect(!FileManager.default.fileExists(atPath: folder + "/health.sqlite-outbox"))
    if how == "folder removed" {
      // Everything works again once the folder is back.
      try move(folder + "-away", to: folder)
      try await store.save([entry("two")], now: now)
      #expect(try await store.entries(BodyEntry.self).count == 2)
    }
  }

  @Test func `erasing and restoring leave the store in its place`() async throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    try await store.save([entry("one")], now: now)
    let made = try store.backups.path(store.makeBackup(.asked, at: now).name)
    _ = try store.restoreBackup(at: made, now: now)
    try await store.save([entry("two")], now: now)
    try await store.eraseEverything()
    try await store.save([entry("three")], now: now)
    #expect(try await store.entries(BodyEntry.self).map(\.id) == ["three"])
  }

  @Test func `leftovers of a killed restore or backup are reported and then removed`() async throws {
    let folder = try TemporaryFolder.make()
    _ = try HealthStore(folder: folder)
    for name in ["restore-unfinished", "backup-unfinished", "backups/unfinished"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
      try Data("a whole store".utf8).write(to: URL(filePath: folder + "/" + name + "/health.sqlite"))
    }
    #expect(Leftovers(folder: folder).names.count == 3)
    _ = try HealthStore(folder: folder)
    #expect(Leftovers(folder: folder).names.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder + "/restore-unfinished"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/backups/unfinished"))
  }

  @Test func `files that a running backup needs are kept`() async throws {
    let folder = try TemporaryFolder.make()
    let files = StoreFolder(path: folder)
    _ = try HealthStore(folder: folder)
    let lock = try BackupRun.lock(files)
    try FileManager.default.createDirectory(atPath: files.unfinishedRestore, withIntermediateDirectories: true)
    _ = try HealthStore(folder: folder)
    #expect(FileManager.default.fileExists(atPath: files.unfinishedRestore))
    lock.release()
    _ = try HealthStore(folder: folder)
    #expect(!FileManager.default.fileExists(atPath: files.unfinishedRestore))
  }
}
