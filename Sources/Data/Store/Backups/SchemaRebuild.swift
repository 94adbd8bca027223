internal import DailveDomain
internal import Foundation
internal import GRDB

/// Copies the rows of a file with a foreign schema into a file with ours, which then takes its place. Foreign triggers,
/// views, generated columns and tables stay behind, and none of them is ever run.
struct SchemaRebuild {
  /// A folder in which the copy of a backup is the store.
  let files: StoreFolder

  private var rebuilt: String { files.path + "/rebuilt.sqlite" }

  /// - Throws: `BackupProblem.unproven` naming a table whose rows do not fit into ours. The copy is then unchanged.
  func run() throws {
    DiskFile.remove(rebuilt)
    try DiskFile.create(rebuilt, during: .saving)
    let queue = try DatabaseQueue(path: rebuilt, configuration: Snapshot.unsynced)
    let (applied, version, isBackup) = try ReadOnlyStore.open(files).readOnce { db in
      (
        try StoreSchema.applied(in: db), try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
        try db.tableExists(BackupTables.file) || db.tableExists(BackupTables.manifest)
      )
    }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA page_size = 8192")
    }
    try StoreSchema.make(applied, in: queue)
    try queue.writeWithoutTransaction { db in
      if isBackup { try BackupTables.make(in: db) }
      let name = files.database.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? files.database
      try db.execute(sql: "ATTACH ? AS source", arguments: ["file:\(name)?immutable=1"])
      // Tables are copied in the order of their names, so references are checked only at the end.
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      for table in try SchemaObject.all(in: db).filter({ $0.type == "table" }).map(\.name).sorted() {
        try copy(table, db)
      }
      if let table = try String.fetchOne(db, sql: "SELECT \"table\" FROM pragma_foreign_key_check") {
        throw BackupProblem.unproven(what: table)
      }
      try db.execute(sql: "DETACH source")
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(max(0, version))")
    }
    try queue.close()
    try DiskFile.sync(rebuilt, during: .saving)
    for path in [files.log, files.database + "-journal"] { DiskFile.remove(path) }
    try DiskFile.move(rebuilt, to: files.database, during: .saving)
  }

  private func copy(_ table: String, _ db: Database) throws {
    do {
      if table == "sqlite_sequence" { return try copySequence(db) }
      let columns = try ordinaryColumns(of: table, in: "main", db)
      guard try isTable(table, db), try columns.allSatisfy(ordinaryColumns(of: table, in: "source", db).contains)
      else { throw BackupProblem.unproven(what: table) }
      let quoted = table.quotedDatabaseIdentifier
      // A backup is also compared by the order in which its rows are stored, so hidden row ids are copied too.
      let rowid = try hasHiddenRowid(table, db) ? ["rowid"] : []
      let list = (rowid + columns.map(\.quotedDatabaseIdentifier)).joined(separator: ", ")
      try db.execute(
        sql: "DELETE FROM main.\(quoted); INSERT INTO main.\(quoted) (\(list)) SELECT \(list) FROM source.\(quoted)")
    } catch let error as DatabaseError
      where [.SQLITE_CONSTRAINT, .SQLITE_ERROR, .SQLITE_CORRUPT, .SQLITE_MISMATCH].contains(error.resultCode)
    {
      throw BackupProblem.unproven(what: table)
    }
  }

  /// The counter of changes is never below the newest change, whatever the file says.
  private func copySequence(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM main.sqlite_sequence;
        INSERT INTO main.sqlite_sequence (name, seq)
          SELECT 'change', max(coalesce((SELECT max(sequence) FROM main.change), 0),
            coalesce((SELECT max(CAST(seq AS INTEGER)) FROM source.sqlite_sequence WHERE name = 'change' AND seq < 1 << 53), 0))
        """)
  }

  private func isTable(_ name: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (SELECT 1 FROM source.sqlite_master
          WHERE type = 'table' AND name = ? AND rootpage > 0 AND sql NOT LIKE 'CREATE VIRTUAL%')
        """, arguments: [name]) ?? false
  }

  /// Columns that are stored as they are written, in their order: neither generated nor hidden.
  private func ordinaryColumns(of table: String, in schema: String, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT name FROM pragma_table_xinfo(?, ?) WHERE hidden = 0 ORDER BY cid", arguments: [table, schema])
  }

  /// True if rows have a row id that is none of the columns.
  private func hasHiddenRowid(_ table: String, _ db: Database) throws -> Bool {
    let isRowless =
      try Bool.fetchOne(
        db, sql: "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?", arguments: [table]) ?? false
    let hasKey =
      try Bool.fetchOne(
        db,
        sql: "SELECT count(*) = 1 AND max(upper(type) = 'INTEGER') FROM pragma_table_info(?, 'main') WHERE pk > 0",
        arguments: [table]) ?? false
    return !isRowless && !hasKey
  }
}
