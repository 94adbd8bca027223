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
        // Readers of the store ask the directory, so the store is never written within a transaction of the directory: each would wait for the other
        // where there is only one connection.
        guard let withheld = try directory.read(Self.readmissible) else { return nil }
        // Links come first: if this is interrupted, they are still withheld, and linking twice changes nothing.
        let linked = try database.write { try Self.link(withheld, $0) }
        let admitted = try directory.write { db -> [WithheldTable.Kept]? in
          guard let withheld = try Self.readmissible(db) else { return nil }
          var admitted: [WithheldTable.Kept] = []
          for kept in withheld {
            if case .passphrase = kept.row, !passphrase {
              try WithdrawnRights.note([kept.row.right], db)
              continue
            }
            try kept.row.readmit(db)
            admitted.append(kept)
          }
          try db.execute(sql: "DELETE FROM withheld_right")
          return admitted
        }
        // Somebody has set up sign-in or forgotten them meanwhile.
        let late = Set(linked).subtracting(admitted?.map(\.row.right) ?? [])
        if !late.isEmpty { try database.write { try Self.unlink(late, $0) } }
        return admitted?.map { $0.row.listed(from: $0.backup) }
      }
    }
  }

  /// - Returns: `nil` if somebody can sign in.
  private static func readmissible(_ db: Database) throws -> [WithheldTable.Kept]? {
    guard try AccessTable.state(db).isOpenForSetup, try PasskeyTable.all(db).isEmpty else { return nil }
    let withdrawn = try WithdrawnRights.all(db)
    return try WithheldTable.all(db).filter { !withdrawn.contains($0.row.right) }
  }

  /// - Returns: The links that were not there.
  private static func link(_ withheld: [WithheldTable.Kept], _ store: Database) throws -> [RightName] {
    var linked: [RightName] = []
    for case .peer(let name, let address, let key, let added) in withheld.map(\.row) {
      try store.execute(
        sql: "INSERT OR IGNORE INTO peer_link (name, address, key, added) VALUES (?, ?, ?, ?)",
        arguments: [name, address, key, added])
      if store.changesCount > 0 { linked.append(.peer(name, address, added: added)) }
    }
    return linked
  }

  private static func unlink(_ links: Set<RightName>, _ store: Database) throws {
    for row in try WithheldRow.links(store) where links.contains(row.right) {
      guard case .peer(let name, _, _, _) = row else { continue }
      try store.execute(sql: "DELETE FROM peer_link WHERE name = ?", arguments: [name])
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
