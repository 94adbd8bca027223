import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import GRDB
import Testing

@testable import DailveStore

/// A backup, or a file put in the store's place, is data: code in it never runs.
@Suite struct ForeignSchemaTests {
  private let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
  private let now = Instant(1_000_000_000)

  /// A foreign part or a change of the schema, and its name.
  static let attacks: [(sql: String, part: String)] = [
    ("CREATE TRIGGER spy AFTER INSERT ON record BEGIN DELETE FROM daily; END", "trigger spy"),
    ("CREATE TRIGGER again AFTER INSERT ON change BEGIN INSERT INTO record SELECT * FROM record; END", "trigger again"),
    ("CREATE VIEW extra AS SELECT * FROM record", "view extra"),
    (
      """
      DROP VIEW standing_workout; CREATE VIEW standing_workout AS
        WITH RECURSIVE endless (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM endless)
        SELECT workout.* FROM workout, endless
      """, "view standing_workout"
    ),
    ("ALTER TABLE setting ADD COLUMN twice TEXT AS (value || value)", "table setting"),
    ("ALTER TABLE setting ADD COLUMN more TEXT CHECK (more <> 'x')", "table setting"),
    ("CREATE TABLE diary (text TEXT); INSERT INTO diary VALUES ('mine')", "table diary"),
    ("CREATE INDEX slow ON record (substr(value, 1, 10))", "index slow"),
    ("CREATE VIRTUAL TABLE words USING fts5(text)", "table words"),
    // The expression computes the hex of a billion bytes per row if it ever runs; the table was empty when the index was made.
    (
      """
      CREATE INDEX heavy ON zone_entry (length(hex(zeroblob(400000000 + start))));
      """, "index heavy"
    ),
  ]

  /// A store with some steps and a weight, as a file without a log.
  private func file() async throws -> (folder: String, path: String) {
    let folder = try TemporaryFolder.make()
    do {
      let store = try HealthStore(folder: folder)
      var export = ExportText()
      export.add("StepCount", "2001-01-11 10:00:00", "2001-01-11 10:30:00", value: "700", unit: "count")
      try Importing.run(export.write(), into: store, zone: "UTC")
      try await store.save(
        [BodyEntry("weight-1", on: CivilDay(year: 2001, month: 1, day: 12), weight: 71.5)], now: now)
      try store.gate.close(within: .seconds(5))
    }
    return (folder, folder + "/health.sqlite")
  }

  private func change(_ path: String, _ sql: String) async throws {
    let queue = try DatabaseQueue(path: path, configuration: .patient)
    try await queue.writeWithoutTransaction { db in
      try db.execute(sql: sql)
      try db.execute(sql: "PRAGMA journal_mode = DELETE")
    }
    try queue.close()
  }

  @Test(arguments: attacks)
  func `a store with a foreign part is not opened`(sql: String, part: String) async throws {
    let (folder, path) = try await file()
    try await change(path, sql)
    #expect { try HealthStore(folder: folder) } throws: { error in
      guard case .unusable(.altered(let named))? = StorageError(in: error) else { return false }
      return named == part || sql.hasPrefix("CREATE VIRTUAL")
    }
    #expect(try StoreInspection(folder: folder).foreignParts().contains(part))
  }

  @Test(arguments: attacks)
  func `a restore copies the rows and leaves a foreign part behind`(sql: String, part: String) async throws {
    let (_, path) = try await file()
    try await change(path, sql)
    let store = try HealthStore(folder: TemporaryFolder.make())
    let report = try store.restoreBackup(at: path, now: now)
    #expect(report.leftOut.contains(part))
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [700])
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.5])
    #expect(try StoreInspection(folder: store.folder).foreignParts().isEmpty)
    // The foreign part has no effect.
    try await store.save(
      [BodyEntry("weight-2", on: CivilDay(year: 2001, month: 1, day: 13), weight: 72)], now: now)
    #expect(try await store.entries(BodyEntry.self).count == 2)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [700])
  }

  @Test(arguments: attacks)
  func `a backup with such a part is restored without it, although its manifest counts other tables`(
    sql: String, part: String
  ) async throws {
    let (folder, _) = try await file()
    let store = try HealthStore(folder: folder)
    let made = try store.backups.path(store.makeBackup(.asked, at: now).name)
    let copy = try TemporaryFolder.make() + "/copy.sqlite"
    try FileManager.default.copyItem(atPath: made, toPath: copy)
    try await change(copy, sql)
    try await store.save(
      [BodyEntry("weight-2", on: CivilDay(year: 2001, month: 1, day: 13), weight: 72)], now: now)
    let report = try store.restoreBackup(at: copy, now: now)
    #expect(report.leftOut.contains(part) && report.taken == now)
    #expect(try await store.entries(BodyEntry.self).map(\.weight) == [71.5])
  }

  @Test func `a view named like the migrations table is not read`() async throws {
    let (folder, path) = try await file()
    try await change(
      path,
      """
      DROP TABLE grdb_migrations; CREATE VIEW grdb_migrations (identifier) AS
        WITH RECURSIVE endless (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM endless) SELECT 'm' || n FROM endless
      """)
    #expect(throws: WholeStoreError.storage(.unusable(.altered(part: "view grdb_migrations")))) {
      try HealthStore(folder: folder)
    }
    #expect(throws: StorageError.unusable(.altered(part: "grdb_migrations"))) { try StoreInspection(folder: folder) }
    let store = try HealthStore(folder: TemporaryFolder.make())
    #expect(throws: BackupProblem.self) { try store.restoreBackup(at: path, now: now) }
  }

  @Test func `definitions are equal only but for quotes that a name does not need`() {
    func same(_ one: String, _ other: String) -> Bool { SchemaObject.normalized(one) == SchemaObject.normalized(other) }
    #expect(same("CREATE TABLE \"night\" (day INTEGER)", "CREATE TABLE night  (day\nINTEGER)"))
    #expect(!same("CREATE TABLE t (\"a TEXT, b\" INTEGER)", "CREATE TABLE t (a TEXT, b INTEGER)"))
    #expect(!same("CREATE TABLE t (ab INTEGER)", "CREATE TABLE t (a b INTEGER)"))
    #expect(!same("x WHERE kind = '\"push\"'", "x WHERE kind = 'push'"))
    #expect(!same("x WHERE kind = 'a  b'", "x WHERE kind = 'a b'"))
  }

  @Test func `a table that lacks a column of ours is refused`() async throws {
    let (_, path) = try await file()
    try await change(path, "ALTER TABLE zone_entry RENAME COLUMN zone TO place")
    let store = try HealthStore(folder: TemporaryFolder.make())
    #expect(throws: BackupProblem.damaged(name: "health.sqlite")) { try store.restoreBackup(at: path, now: now) }
    #expect(try await store.daily(.steps, in: always).isEmpty)
  }

  @Test func `rows that violate our tables are refused`() async throws {
    let (_, path) = try await file()
    try await change(
      path, "DROP TABLE setting; CREATE TABLE setting (name, value); INSERT INTO setting VALUES ('a', 1), ('a', 2)")
    let store = try HealthStore(folder: TemporaryFolder.make())
    #expect(throws: BackupProblem.damaged(name: "health.sqlite")) { try store.restoreBackup(at: path, now: now) }
  }

  @Test func `SQLite's statistics and a missing index of ours are no reason to refuse a store`()
    async throws
  {
    let (folder, path) = try await file()
    try await change(path, "ANALYZE; DROP INDEX record_day")
    #expect(try await HealthStore(folder: folder).daily(.steps, in: always).map(\.sum) == [700])
  }

  @Test(arguments: 1...Schema.version)
  func `a store of any version has nothing but what its migrations make`(version: Int) async throws {
    let queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue, upTo: Schema.migrations[version - 1])
    #expect(try await queue.read { db in try StoreSchema.foreign(in: db) } == [])
  }

  /// A new migration fails here until its digest, which the failure prints, is the last line of `StoreSchema.digests`.
  @Test(arguments: 1...Schema.version)
  func `the parts of every version are known by their digest`(version: Int) async throws {
    let queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue, upTo: Schema.migrations[version - 1])
    let digest = try await queue.read { db in StoreSchema.digest(of: try SchemaObject.all(in: db)) }
    let known = StoreSchema.digests.dropFirst(version - 1).first
    #expect(known == digest, "line \(version) of StoreSchema.digests must be \"\(digest)\"")
    #expect(StoreSchema.digests.count == Schema.version)
  }

  @Test(arguments: [nil, 1, 10, 21])
  func `a store is recognised without running its migrations, whichever version made it`(version: Int?) async throws {
    let folder = try TemporaryFolder.make()
    if let version { try await OldStore.write(version: version, to: folder) }
    let store = try HealthStore(folder: folder)
    let digest = try await ReadOnlyStore.open(store.files).read { db in
      StoreSchema.digest(of: try SchemaObject.all(in: db))
    }
    #expect(digest == StoreSchema.digests.last)
  }

  @Test func `texts of parts that join to the same bytes have different digests`() {
    func part(_ name: String, _ table: String, _ definition: String?) -> SchemaObject {
      SchemaObject(type: "table", name: name, table: table, definition: definition)
    }
    let digests = [
      part("a", "bc", "d"), part("ab", "c", "d"), part("a", "b", "cd"), part("a", "bcd", ""), part("a", "bcd", nil),
    ]
    .map { StoreSchema.digest(of: [$0]) }
    #expect(Set(digests).count == digests.count)
    // Precomposed and decomposed letters are equal as text, and not as bytes.
    #expect(StoreSchema.digest(of: [part("\u{e9}", "t", nil)]) != StoreSchema.digest(of: [part("e\u{301}", "t", nil)]))
  }

  @Test func `a backup is refused by name if its file is not the one that was made`() async throws {
    let (folder, _) = try await file()
    let store = try HealthStore(folder: folder)
    let name = try store.makeBackup(.asked, at: now).name
    let made = try store.backups.path(name)
    // The changed file has the same length and is a valid store.
    try await change(made, "UPDATE setting SET value = value; UPDATE daily SET sum = sum + 1")
    #expect(throws: BackupProblem.changed(name: "\(name)")) { try store.restoreBackup(at: made, now: now) }
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [700])
  }

  @Test(arguments: ["file", "folder"])
  func `a backup that others can write counts as not verified`(what: String) async throws {
    let (folder, _) = try await file()
    let store = try HealthStore(folder: folder)
    let made = try store.backups.path(store.makeBackup(.asked, at: now).name)
    #expect(try store.backups.overview().lastProven != nil)
    let open = what == "file" ? made : folder + "/backups"
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: open)
    let overview = try store.backups.overview()
    #expect(overview.backups.map(\.isExposed) == [true])
  }
}
