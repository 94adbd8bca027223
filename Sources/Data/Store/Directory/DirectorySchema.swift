internal import DailveDomain
internal import GRDB

/// The tables of the directory. Each migration is frozen, as those of the store are.
enum DirectorySchema {
  /// Application ID in the file header that marks a directory: "Dlvd".
  static let applicationID = 0x446c_7664
  static var version: Int { migrator.migrations.count }

  /// The first five tables are those of the store up to its version 33. `access` has the state of sign-in as JSON, or `AccessTable.loss`. Only
  /// hashes of secrets are stored, except for the keys of servers among the withheld rights. In `passkey`, `key` is a COSE key, `counter` that of its
  /// last signature, `eligible` whether it may be backed up, `user` the handle that it was made for, and `model` the model of the authenticator.
  /// `withheld_right` lists rights that restored backups had and this directory does not grant, with the whole `row` as JSON; `withdrawn_right` lists
  /// rights that were taken away for good. `revision` grows with every change.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 access") { db in
      try db.execute(
        sql: """
          CREATE TABLE access (id INTEGER PRIMARY KEY CHECK (id = 1), state BLOB NOT NULL) STRICT;
          CREATE TABLE passkey (
            id BLOB PRIMARY KEY, key BLOB NOT NULL, counter INTEGER NOT NULL, eligible INTEGER NOT NULL,
            backed INTEGER NOT NULL, transports TEXT NOT NULL, model BLOB NOT NULL, user BLOB NOT NULL,
            name TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER) STRICT, WITHOUT ROWID;
          CREATE TABLE device_token (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, hash BLOB NOT NULL UNIQUE,
            created INTEGER NOT NULL, expires INTEGER, revoked INTEGER, read INTEGER, way TEXT, address TEXT)
            STRICT, WITHOUT ROWID;
          CREATE TABLE withheld_right (
            kind TEXT NOT NULL, id TEXT NOT NULL, backup TEXT NOT NULL, row BLOB NOT NULL,
            PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
          CREATE TABLE withdrawn_right (
            kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
          CREATE TABLE revision (number INTEGER NOT NULL) STRICT;
          INSERT INTO revision VALUES (0);
          """)
    }
    return migrator
  }

  /// The tables that a store of version 33 has, too.
  static let formerTables = ["access", "passkey", "device_token", "withheld_right", "withdrawn_right"]

  /// - Throws: `notAStore` for a file of another kind, `tooNew`, and `altered` for one with parts that are not ours, which might run when it is used.
  static func check(_ db: Database, at path: String) throws {
    guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
      throw StorageError.unusable(.notAStore(path: path, bytes: FileStatus(path)?.bytes ?? 0))
    }
    guard try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 <= version else { throw StorageError.unusable(.tooNew) }
    if let part = try known.get().symmetricDifference(SchemaObject.all(in: db)).min() {
      throw StorageError.unusable(.altered(part: "\(part.type) \(part.name) in \(StoreFolder.directoryName)"))
    }
  }

  private static let known = Result { try empty().read { try SchemaObject.all(in: $0) } }

  /// A directory in memory that admits nobody.
  static func empty() throws -> DatabaseQueue {
    let queue = try DatabaseQueue(configuration: Directory.configuration)
    try migrator.migrate(queue)
    return queue
  }
}
