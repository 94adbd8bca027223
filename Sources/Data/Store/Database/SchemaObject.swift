internal import Crypto
internal import DailveDomain
internal import Foundation
internal import GRDB

/// A table, index, view or trigger of a database file.
///
/// A schema is code: a trigger runs when something is saved, a view when something is read. A file from elsewhere must
/// have our schema and nothing else.
struct SchemaObject: Hashable, Comparable {
  var type: String
  var name: String
  var table: String
  /// The definition as SQLite keeps it, without what differs between versions of SQLite when a table is renamed: quotes
  /// around names that need none, and the number of spaces. `nil` for an index that SQLite makes by itself.
  var definition: String?

  static func < (left: SchemaObject, right: SchemaObject) -> Bool {
    (left.type, left.name) < (right.type, right.name)
  }

  /// All objects in a file.
  ///
  /// - Parameter schema: Name of an attached database.
  static func all(in db: Database, schema: String = "main") throws -> Set<SchemaObject> {
    let rows = try Row.fetchAll(
      db, sql: "SELECT type, name, tbl_name, sql FROM \(schema.quotedDatabaseIdentifier).sqlite_master")
    return Set(
      rows.map { row in
        // In a damaged or hostile file, any of these may be missing, or not be text.
        SchemaObject(
          type: text(row[0]) ?? "", name: text(row[1]) ?? "", table: text(row[2]) ?? "",
          definition: text(row[3]).map(normalized))
      })
  }

  private static func text(_ value: DatabaseValue) -> String? { String.fromDatabaseValue(value) }

  static func normalized(_ sql: String) -> String {
    var result = ""
    var rest = Substring(sql)
    while let first = rest.first {
      if first == "'" || first == "\"" {
        let end = rest.dropFirst().firstIndex(of: first).map { rest.index(after: $0) } ?? rest.endIndex
        let quoted = rest[..<end]
        // A name in quotes may hold anything, even what looks like two columns.
        let isPlain = first == "\"" && quoted.dropFirst().dropLast().wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
        result += isPlain ? quoted.dropFirst().dropLast() : quoted
        rest = rest[end...]
      } else if first.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        result += " "
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

/// The schema of a file of ours, which follows from the migrations that it names.
enum StoreSchema {
  /// Statistics that SQLite keeps for itself after ANALYZE, which a person may run.
  private static let statistics = ["sqlite_stat1", "sqlite_stat4"]

  /// Parts of a file that are not ours: unknown, or defined in another way than the migrations that it names define them.
  ///
  /// - Parameter isBackup: True if the file may have the tables of a backup.
  /// - Throws: `tooNew` for a file with migrations that this version does not know.
  static func foreign(in db: Database, isBackup: Bool = false) throws -> [SchemaObject] {
    let found = try SchemaObject.all(in: db)
    // The list of migrations is not queried before it is known to be a table: a view in its place would be run.
    guard found.contains(migrations) else {
      let other = found.first { $0.name == migrations.name }
      return [other ?? SchemaObject(type: "table", name: migrations.name, table: migrations.name)]
    }
    let ours = found.filter { !isStatistics($0) }
    let applied = try namedMigrations(db)
    // Running every migration costs half of the time of a short command, so it is done only for a file that differs: one with a
    // foreign part, one that lacks an index, or a backup with its own tables.
    if isKnown(ours, applied) { return [] }
    return try ours.subtracting(reference(to: applied, isBackup: isBackup)).sorted()
  }

  /// True if these are exactly the parts that these migrations make.
  private static func isKnown(_ parts: Set<SchemaObject>, _ applied: [String]) -> Bool {
    let version = applied.count
    guard (1...digests.count).contains(version), applied == Array(Schema.migrations.prefix(version)) else {
      return false
    }
    return digest(of: parts) == digests[version - 1]
  }

  /// The SHA-256 of all parts of a file, in hexadecimal. A weaker digest would not do: somebody else may have chosen the parts.
  static func digest(of parts: Set<SchemaObject>) -> String {
    var hash = SHA256()
    for part in parts.sorted() {
      for text in [part.type, part.name, part.table, part.definition] {
        // Each text begins with its length, so that different lists of texts never become the same bytes.
        hash.update(data: Data("\(text?.utf8.count ?? -1) \(text ?? "")".utf8))
      }
    }
    return hash.finalize().hexadecimal
  }

  /// The table in which GRDB notes the migrations that a file has gone through.
  private static let migrations = SchemaObject(
    type: "table", name: "grdb_migrations", table: "grdb_migrations",
    definition: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")

  /// True if the migrations of a file can be queried.
  static func namesMigrations(_ db: Database) throws -> Bool { try SchemaObject.all(in: db).contains(migrations) }

  private static func isStatistics(_ object: SchemaObject) -> Bool {
    object.type == "table" && statistics.contains(object.name) && object.table == object.name
      && object.definition?.hasPrefix("CREATE TABLE \(object.name)(") == true
  }

  /// - Throws: `altered` if the migrations cannot be queried, `tooNew` if this version does not know one of them.
  static func applied(in db: Database) throws -> [String] {
    guard try namesMigrations(db) else { throw StorageError.unusable(.altered(part: migrations.name)) }
    return try namedMigrations(db)
  }

  /// The migrations of a file in which they are known to be a table.
  private static func namedMigrations(_ db: Database) throws -> [String] {
    let done = Set(try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations"))
    guard done.isSubset(of: Schema.migrations) else { throw StorageError.unusable(.tooNew) }
    return Schema.migrations.filter(done.contains)
  }

  private static func reference(to applied: [String], isBackup: Bool) throws -> Set<SchemaObject> {
    let queue = try DatabaseQueue()
    try make(applied, in: queue)
    return try queue.write { db in
      if isBackup { try BackupTables.make(in: db) }
      return try SchemaObject.all(in: db)
    }
  }

  /// Makes the tables of these migrations in an empty database.
  static func make(_ applied: [String], in database: some DatabaseWriter) throws {
    guard let first = applied.first else { return }
    let migrator = Schema.migrator
    // Migrations that a file lacks between others are skipped, as if they had been applied.
    let last = applied.last.flatMap { Schema.migrations.firstIndex(of: $0) } ?? 0
    let skipped = Schema.migrations[...last].filter { !applied.contains($0) }
    if !skipped.isEmpty {
      try migrator.migrate(database, upTo: first)
      try database.write { db in
        for name in skipped {
          try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [name])
        }
      }
    }
    try migrator.migrate(database, upTo: Schema.migrations[last])
    try database.write { db in
      for name in skipped { try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = ?", arguments: [name]) }
    }
  }
}

/// The tables that only a backup has.
enum BackupTables {
  static let manifest = "backup_witness"
  static let file = "backup_file"
  private static let schema = """
    CREATE TABLE backup_witness (json TEXT NOT NULL) STRICT;
    CREATE TABLE backup_file (name TEXT NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (name, part)) STRICT;
    """

  static func make(in db: Database) throws { try db.execute(sql: schema) }
}
