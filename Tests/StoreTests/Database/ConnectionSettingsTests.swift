import DailveDomain
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// Every connection has the same settings, however it was opened.
@Suite struct ConnectionSettingsTests {
  private static let wanted: [(String, Int)] = [
    ("synchronous", 2), ("cache_size", -8192), ("temp_store", 2), ("trusted_schema", 0), ("cell_size_check", 1),
    ("mmap_size", 0), ("foreign_keys", 1),
  ]

  private func check(_ db: Database, _ connection: String, isDefended: Bool = true) throws {
    for (name, value) in Self.wanted {
      let found = try Int.fetchOne(db, sql: "PRAGMA \(name)")
      #expect((found ?? 0) == value, "\(connection): \(name)")
    }
    #expect(ConnectionSettings.isDefended(db) == isDefended, "\(connection)")
  }

  @Test func `commits are synced and schemas are not trusted, on each connection`() throws {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(folder: folder)
    try store.gate.use { database in
      try database.writeWithoutTransaction { db in
        try check(db, "writer")
        #expect(try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal")
      }
      try database.read { db in try check(db, "reader") }
    }
    // Six readers at once, because GRDB opens each only when it is needed.
    let pool = try #require(try store.gate.use { $0 as? DatabasePool })
    let everybody = DispatchGroup()
    for _ in 0..<6 {
      everybody.enter()
      pool.asyncRead { result in
        do {
          try check(result.get(), "one of six readers")
        } catch {
          Issue.record(error)
        }
        Thread.sleep(forTimeInterval: 0.05)
        everybody.leave()
      }
    }
    everybody.wait()
    let writing = try store.writingConnection()
    try writing.inDatabase { db in try check(db, "import") }
    try writing.close()
    for (name, queue) in [
      ("reading", try ReadOnlyStore.open(store.files)), ("looking", try ReadOnlyStore.look(store.files)),
    ] {
      try queue.read { db in try check(db, name) }
      try queue.close()
    }
  }

  @Test func `the only connection is configured like any other`() throws {
    let folder = try TemporaryFolder.make()
    try HealthStore(folder: folder).gate.close(within: .seconds(5))
    let alone = try DatabaseQueue(
      path: folder + "/health.sqlite", configuration: StoreConnection.exclusive(busyMode: .immediateError))
    try alone.inDatabase { db in try check(db, "alone") }
    try alone.close()
    try StoreConnection.scratch().database.read { db in try check(db, "scratch") }
    // An unfinished copy is worth nothing until it is synced as a whole.
    let copy = try DatabaseQueue(path: folder + "/copy.sqlite", configuration: Snapshot.unsynced)
    let found = try copy.inDatabase { db in
      (
        try Int.fetchOne(db, sql: "PRAGMA synchronous"), try Int.fetchOne(db, sql: "PRAGMA trusted_schema"),
        try String.fetchOne(db, sql: "PRAGMA journal_mode")
      )
    }
    #expect(found.0 == 0 && found.1 == 0 && found.2 == "off")
    try copy.close()
  }

  @Test func `a defended connection cannot rewrite its schema`() throws {
    let store = try HealthStore(folder: TemporaryFolder.make())
    let writing = try store.writingConnection()
    let error = #expect(throws: DatabaseError.self) {
      try writing.inDatabase { db in
        try db.execute(sql: "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = '' WHERE name = 'type'")
      }
    }
    #expect(error?.message?.contains("may not be modified") == true)
    try writing.close()
  }
}
