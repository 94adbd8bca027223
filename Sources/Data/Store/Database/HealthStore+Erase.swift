package import DailveDomain
internal import GRDB

extension HealthStore: StoreErasing {
  package func eraseEverything() async throws(StorageError) {
    do {
      let lock = try ImportLock(folder: folder)
      defer { lock.release() }
      try await pool.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA secure_delete = ON")
        try db.inTransaction {
          try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
          let tables = try String.fetchAll(
            db,
            sql:
              "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'"
          )
          for table in tables { try db.execute(sql: "DELETE FROM \"\(table)\"") }
          return .commit
        }
        try db.execute(sql: "VACUUM")
        try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        try db.execute(sql: "PRAGMA secure_delete = OFF")
      }
    } catch {
      throw StorageError(error)
    }
  }
}
