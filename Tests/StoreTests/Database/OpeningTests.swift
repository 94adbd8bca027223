import DailveDomain
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Files that are opened, and files that are left alone.
@Suite struct OpeningTests {
  private func path(_ folder: String) -> String { folder + "/health.sqlite" }

  /// Names and bytes of everything in a folder.
  private func everything(_ folder: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      result[name] = try Data(contentsOf: URL(filePath: folder + "/" + name))
    }
    return result
  }

  private func refusal(_ folder: String) throws -> WholeStoreError? {
    let before = try everything(folder)
    var refusal: WholeStoreError?
    do {
      _ = try HealthStore(folder: folder)
    } catch {
      refusal = error
    }
    #expect(try everything(folder) == before)
    return refusal
  }

  @Test(arguments: [0, 1, 511, 40_000])
  func `a file that cannot be a store is reported and left as it is`(bytes: Int) throws {
    let folder = try TemporaryFolder.make()
    try Data(repeating: 65, count: bytes).write(to: URL(filePath: path(folder)))
    #expect(try refusal(folder) == .storage(.unusable(.notAStore(path: path(folder), bytes: bytes))))
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `another program's database is reported and left as it is`(mode: String) throws {
    let folder = try TemporaryFolder.make()
    let queue = try DatabaseQueue(path: path(folder))
    try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = \(mode); CREATE TABLE note (text TEXT)")
    }
    try queue.close()
    #expect(throws: WholeStoreError.self) { if let error = try refusal(folder) { throw error } }
    try DatabaseQueue(path: path(folder)).inDatabase { db in
      try db.execute(sql: "PRAGMA application_id = 42; CREATE TABLE grdb_migrations (identifier TEXT)")
    }
    guard case .storage(.unusable(.notAStore)) = try refusal(folder) else {
      Issue.record("opened")
      return
    }
  }

  @Test(arguments: ["PRAGMA user_version = 99", "INSERT INTO grdb_migrations VALUES ('9 telepathy')"])
  func `a store from a newer version is left untouched`(change: String) throws {
    let folder = try TemporaryFolder.make()
    _ = try HealthStore(folder: folder)
    let queue = try DatabaseQueue(path: path(folder))
    try queue.inDatabase { db in try db.execute(sql: change + "; PRAGMA journal_mode = DELETE") }
    try queue.close()
    let before = try Data(contentsOf: URL(filePath: path(folder)))
    #expect(throws: WholeStoreError.storage(.unusable(.tooNew))) { try HealthStore(folder: folder) }
    if change.hasPrefix("PRAGMA") { #expect(try Data(contentsOf: URL(filePath: path(folder))) == before) }
  }

  @Test func `if many open a new store at once, one creates it and all can use it`() async throws {
    for _ in 0..<5 {
      let folder = try TemporaryFolder.make()
      let batches = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 { group.addTask { try await HealthStore(folder: folder).batches().count } }
        return try await group.reduce(0, +)
      }
      #expect(batches == 0)
      #expect(!(try FileManager.default.contentsOfDirectory(atPath: folder)).contains { $0.contains("-new") })
    }
  }

  @Test func `if many open an old store at once, one migrates it and all can use it`() async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(to: folder)
    let batches = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { try await HealthStore(folder: folder).batches().count } }
      return try await group.reduce(0, +)
    }
    #expect(batches == 8)
    let new = try TemporaryFolder.make()
    _ = try HealthStore(folder: new)
    let found = try await signs(folder)
    #expect(try await found == signs(new) && found.first == 0x446c_7665)
  }

  /// The identity in the header, and the number of migrations.
  private func signs(_ folder: String) async throws -> [Int?] {
    try await DatabaseQueue(path: path(folder)).read { db in
      try [
        Int.fetchOne(db, sql: "PRAGMA application_id"), Int.fetchOne(db, sql: "PRAGMA user_version"),
        Int.fetchOne(db, sql: "SELECT count(*) FROM grdb_migrations"),
      ]
    }
  }
}
