internal import DailveDomain
internal import GRDB

/// The servers that the present store follows. They outlast a restore; those that only the backup followed are withheld.
struct FollowedServers {
  private var rows: [Row] = []

  /// There are none if there is no store, or one that is damaged beyond reading.
  ///
  /// - Throws: Any other error that keeps the store from being read.
  init(_ files: StoreFolder) throws {
    guard FileStatus(files.database) != nil else { return }
    do {
      rows = try ReadOnlyStore.open(files).readOnce { db in
        // A store of an early version that could not be brought up to date has no such table.
        try db.tableExists("peer_link") ? Row.fetchAll(db, sql: "SELECT * FROM peer_link") : []
      }
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {}
  }

  /// Writes the links into a restored store, in place of its own.
  ///
  /// - Returns: The links that the backup had, and the names of those that count.
  func replace(in db: Database) throws -> (theirs: [WithheldRow], ours: Set<RightName>) {
    let theirs = try WithheldRow.links(db)
    try db.execute(sql: "DELETE FROM peer_link")
    for row in rows { try row.insert(into: "peer_link", db) }
    let ours = Set(try WithheldRow.links(db).map(\.right))
    // A server of the same name may be another one, so it is forgotten how far the backup had followed it.
    for case .peer(let name, let address, _, let added) in theirs
    where !ours.contains(.peer(name, address, added: added)) {
      try db.execute(sql: "DELETE FROM peer WHERE name IN (?, ?)", arguments: [name, name + " <"])
    }
    return (theirs, ours)
  }
}
