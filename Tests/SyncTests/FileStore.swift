import DailveDomain
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB

/// The program's own store, in a folder that backups replace.
actor FileStore: SimulatedStore {
  private let folder: String
  private let backup: String
  private var store: HealthStore

  init() throws {
    folder = try TemporaryFolder.make()
    backup = try TemporaryFolder.make() + "/backup.sqlite"
    store = try HealthStore(folder: folder)
  }

  private func queue() throws -> DatabaseQueue { try DatabaseQueue(path: folder + "/health.sqlite") }

  func rows() async throws -> [EntryChange] {
    try await store.page(SyncPull(cursor: 0, mark: nil)).rows.sorted { $0.id < $1.id }
  }

  func versions(of entry: String) async throws -> Int {
    try await queue().read { db in
      try Int.fetchOne(
        db,
        sql:
          "SELECT (SELECT count(*) FROM record WHERE rid = ?1) + (SELECT count(*) FROM entry_version WHERE rid = ?1)",
        arguments: [entry]) ?? 0
    }
  }

  func backUp() async throws {
    try? FileManager.default.removeItem(atPath: backup)
    try await queue().writeWithoutTransaction { db in try db.execute(sql: "VACUUM INTO ?", arguments: [self.backup]) }
  }

  func restore() async throws {
    guard FileManager.default.fileExists(atPath: backup) else { return }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder + "/health.sqlite" + suffix)
    }
    try FileManager.default.copyItem(atPath: backup, toPath: folder + "/health.sqlite")
    store = try HealthStore(folder: folder)
  }

  func restart() async throws {
    store = try HealthStore(folder: folder)
  }

  func sync(_ push: SyncPush, now: Int) async throws(SaveError) -> SyncReceipt {
    try await store.sync(push, now: now)
  }

  func page(_ pull: SyncPull) async throws(StorageError) -> SyncPage { try await store.page(pull) }
  func follower(of peer: String) async throws(StorageError) -> SyncFollower { try await store.follower(of: peer) }

  func apply(
    _ rows: [EntryChange], from peer: String, as follower: SyncFollower, now: Int
  ) async throws(SaveError) -> [String: SyncRefusal] {
    try await store.apply(rows, from: peer, as: follower, now: now)
  }
}
