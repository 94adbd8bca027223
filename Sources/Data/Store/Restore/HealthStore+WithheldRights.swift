package import DailveDomain
internal import GRDB

/// Rights are withheld in the directory, and the links among them count again in the store.
extension HealthStore: WithheldRightKeeping {
  package func withheldRights() async throws(StorageError) -> [WithheldRight] {
    try await directory.reading { try WithheldTable.listed($0) }
  }

  package func readmitWithheldRights(passphrase: Bool) async throws(StorageError) -> [WithheldRight]? {
    try await onThread(during: .saving) { [self] in
      try withWriteLock(during: .saving, atMost: Self.longPatience) { database in
        try directory.write { db in
          guard try AccessTable.state(db).isOpenForSetup, try PasskeyTable.all(db).isEmpty else { return nil }
          let withdrawn = try WithdrawnRights.all(db)
          var admitted: [WithheldTable.Kept] = []
          for kept in try WithheldTable.all(db) where !withdrawn.contains(kept.row.right) {
            if case .passphrase = kept.row, !passphrase {
              try WithdrawnRights.note([kept.row.right], db)
              continue
            }
            try kept.row.readmit(db)
            admitted.append(kept)
          }
          try db.execute(sql: "DELETE FROM withheld_right")
          // Links come first: if this is interrupted, they are still withheld, and linking twice changes nothing.
          try database.write { store in
            for case .peer(let name, let address, let key, let added) in admitted.map(\.row) {
              try store.execute(
                sql: "INSERT OR IGNORE INTO peer_link (name, address, key, added) VALUES (?, ?, ?, ?)",
                arguments: [name, address, key, added])
            }
          }
          return admitted.map { $0.row.listed(from: $0.backup) }
        }
      }
    }
  }

  package func forgetWithheldRights() async throws(StorageError) -> Int {
    try await directory.writing { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM withheld_right") ?? 0
      try WithheldTable.forget(db)
      return count
    }
  }
}
