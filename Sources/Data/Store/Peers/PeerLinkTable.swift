package import DailveDomain
internal import DailveScores
internal import GRDB

/// The table `peer_link`.
enum PeerLinkTable {
  static func link(_ row: Row) -> PeerLink {
    func instant(_ column: String) -> Instant? { (row[column] as Int?).map { Instant($0) } }
    return PeerLink(
      name: row["name"], address: row["address"], added: Instant(row["added"]), device: row["known_as"],
      tried: instant("tried"), contacted: instant("contacted"), agreed: instant("agreed"),
      missingHere: row["missing_here"], missingThere: row["missing_there"], trouble: row["trouble"])
  }
}

extension StoreReader {
  /// Links in the order of their names; none in a store of an older version.
  package func peerLinks() throws -> [PeerLink] {
    guard try db.tableExists("peer_link") else { return [] }
    return try Row.fetchAll(db, sql: "SELECT * FROM peer_link ORDER BY name").map(PeerLinkTable.link)
  }
}

/// The stores that this one follows. The list belongs to this machine: it is not exchanged, and recording the state
/// of an exchange is not a change.
extension HealthStore {
  package func peerLinks() async throws(StorageError) -> [PeerLink] { try await reading { try $0.peerLinks() } }

  /// The key that gives access to a store.
  package func peerKey(_ name: String) async throws(StorageError) -> String? {
    try await reading { reader in
      try String.fetchOne(reader.db, sql: "SELECT key FROM peer_link WHERE name = ?", arguments: [name])
    }
  }

  /// - Returns: False if a link of that name exists.
  package func addPeer(_ link: PeerLink, key: String) async throws(StorageError) -> Bool {
    try await writing { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO peer_link (name, address, key, added) VALUES (?, ?, ?, ?)",
        arguments: [link.name, link.address, key, link.added.seconds])
      return db.changesCount > 0
    }
  }

  /// Removes a link. Data received from that store stays.
  ///
  /// - Returns: False if there is no link of that name.
  package func removePeer(_ name: String) async throws(StorageError) -> Bool {
    try await writing { [directory] db in
      try db.execute(sql: "DELETE FROM peer WHERE name IN (?, ?)", arguments: [name, name + " <"])
      let links = try Row.fetchAll(
        db, sql: "SELECT name, address, added FROM peer_link WHERE name = ?", arguments: [name])
      if links.isEmpty { return false }
      try directory.write { access in
        try WithdrawnRights.note(links.map { .peer($0["name"], $0["address"], added: $0["added"]) }, access)
      }
      try db.execute(sql: "DELETE FROM peer_link WHERE name = ?", arguments: [name])
      return true
    }
  }

  /// Records the state of the exchange with a store. It is not a change by the person, so other writers go first.
  package func notePeer(_ link: PeerLink) async throws(StorageError) {
    try await writing { db in
      try db.execute(
        sql: """
          UPDATE peer_link SET known_as = ?, tried = ?, contacted = ?, agreed = ?, missing_here = ?, missing_there = ?,
            trouble = ? WHERE name = ?
          """,
        arguments: [
          link.device, link.tried?.seconds, link.contacted?.seconds, link.agreed?.seconds, link.missingHere,
          link.missingThere, link.trouble, link.name,
        ])
    }
  }

  /// Writes directly and waits for other writers, for rare actions that need no change queue.
  func writing<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws(StorageError) -> T {
    try await onThread(during: .saving) { [self] in
      try withWriteLock(during: .saving, atMost: Self.longPatience) { try $0.write(body) }
    }
  }
}
