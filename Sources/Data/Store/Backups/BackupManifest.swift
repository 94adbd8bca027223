internal import DailveDomain
internal import Foundation
internal import GRDB

/// Describes a store at one moment, for any version of its schema, closely enough to notice everything that a copy lacks.
///
/// Stored in backups: never rename a coding key.
struct BackupManifest: Codable, Sendable, Equatable {
  struct Table: Codable, Sendable, Equatable {
    var rows: Int
    /// The digest of all rows, in the order in which they are stored.
    var digest: UInt64
  }

  /// Seconds since 1970.
  var taken: Int
  var tables: [String: Table]
  /// The files that waited beside the store, by name.
  var waiting: [String: Table]

  /// Reads every row of every table but those of the backup itself.
  static func tables(of db: Database, _ isStopped: () -> Bool) throws -> [String: Table] {
    var result: [String: Table] = [:]
    for name in try names(in: db) {
      if isStopped() { throw BackupProblem.stopped }
      result[name] = try table(name, db, isStopped)
    }
    return result
  }

  /// Tables whose rows are compared.
  static func names(in db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT name FROM sqlite_master
        WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'backup\\_%' ESCAPE '\\'
        """)
  }

  private static func table(_ name: String, _ db: Database, _ isStopped: () -> Bool) throws -> Table {
    let rows = try RawStatement(db, "SELECT * FROM \(name.quotedDatabaseIdentifier)")
    var (count, digest) = (0, RowDigest())
    while try rows.step() {
      rows.add(to: &digest)
      count += 1
      if count % 100_000 == 0, isStopped() { throw BackupProblem.stopped }
    }
    return Table(rows: count, digest: digest.value)
  }

  static func file(_ bytes: [UInt8]) -> Table {
    var digest = RowDigest()
    digest.add(bytes)
    return Table(rows: bytes.count, digest: digest.value)
  }

  /// The first table in which they differ.
  func difference(_ tables: [String: Table]) -> String? {
    Set(self.tables.keys).union(tables.keys).sorted().first { self.tables[$0] != tables[$0] }
  }
}
