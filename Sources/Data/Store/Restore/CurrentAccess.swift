internal import DailveDomain
internal import GRDB

/// Access to the present store, and the servers that it follows: exactly these outlast a restore. Otherwise a withdrawn key, a removed passkey or
/// server and a signed-out browser would get in again. Other rights of the backup are withheld.
struct CurrentAccess {
  private var found = Found()
  /// True if sign-in is set up.
  var isSetUp: Bool { found.signIn?.isSetUp ?? false }

  /// Gives access to nobody if there is no store, or one that is damaged beyond reading.
  ///
  /// - Throws: Any other error that keeps the store from being read: if it passed for a store without sign-in, everyone who was shut out would get in
  ///   again.
  init(_ files: StoreFolder, _ zones: ZoneCatalogue) throws {
    if FileStatus(files.database) != nil, let found = try Self.read(files, zones) { self.found = found }
  }

  private struct Found {
    var signIn: RetainedSignIn?
    var tokens: [Row] = []
    var links: [Row] = []
    var withheld: [WithheldTable.Kept] = []
    /// Changes that are not in the store yet; those of keys matter here.
    var waiting: [Operation] = []
  }

  /// - Returns: `nil` if the store is damaged.
  private static func read(_ files: StoreFolder, _ zones: ZoneCatalogue) throws -> Found? {
    do {
      let waiting = try waiting(files)
      return try ReadOnlyStore.open(files).readOnce { db -> Found in
        var found = Found(waiting: waiting)
        // A store of an early version that could not be brought up to date has no table for some of this.
        if try ["access", "passkey", "change", "device_token"].allSatisfy({ try db.tableExists($0) }) {
          let reader = try StoreReader(db, zones: zones, files: files, waiting: waiting)
          found.signIn = try RetainedSignIn(reader, AccessCache())
        }
        func rows(_ table: String) throws -> [Row] {
          try db.tableExists(table) ? Row.fetchAll(db, sql: "SELECT * FROM \(table)") : []
        }
        found.tokens = try rows("device_token")
        found.links = try rows("peer_link")
        found.withheld = try WithheldTable.all(db)
        return found
      }
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      return nil
    } catch is DecodingError {
      // The row with the state of sign-in is JSON and cannot be decoded.
      return nil
    }
  }

  /// Waiting changes; none if their file is damaged, because the store itself still counts.
  private static func waiting(_ files: StoreFolder) throws -> [Operation] {
    do {
      return try ChangeQueue(files).content().operations
    } catch StorageError.damaged {
      return []
    }
  }
}

extension CurrentAccess {
  /// Writes the rights into a restored store, which gives no others then.
  ///
  /// - Parameter backup: Name of the backup, under which its rights are listed.
  func write(to db: Database, from backup: String) throws {
    let theirs = try WithheldRow.all(db).map { WithheldTable.Kept(row: $0, backup: backup) }
    let withheld = try found.withheld + WithheldTable.all(db) + theirs
    // Rights that the backup knows as withdrawn stay so, even if this store never knew them.
    let withdrawnThere = try WithdrawnRights.all(db)
    try db.execute(
      sql: """
        DELETE FROM access; DELETE FROM passkey; DELETE FROM device_token; DELETE FROM peer_link;
        DELETE FROM withheld_right; DELETE FROM withdrawn_right
        """)
    try found.signIn?.write(db)
    for token in found.tokens { try Self.insert(token, into: "device_token", db) }
    for link in found.links { try Self.insert(link, into: "peer_link", db) }
    try applyWaiting(db)
    let here = try WithheldRow.all(db)
    let rights = Set(here.map(\.right))
    try WithdrawnRights.note(withdrawnThere.subtracting(rights), db)
    try deleteUnfollowedPeers(theirs, rights, db)
    // A person who has chosen another passphrase since does not want the old one back.
    let hasPassphrase = here.contains { $0.right.kind == .passphrase }
    if hasPassphrase {
      try WithdrawnRights.note(withheld.map(\.row.right).filter { $0.kind == .passphrase && !rights.contains($0) }, db)
    }
    let withdrawn = try WithdrawnRights.all(db)
    for kept in withheld where kept.row.isPlausible && !rights.contains(kept.row.right) {
      guard !withdrawn.contains(kept.row.right) else { continue }
      try WithheldTable.keep(kept, db)
    }
  }

  private static func insert(_ row: Row, into table: String, _ db: Database) throws {
    let known = Set(try db.columns(in: table).map(\.name))
    let columns = row.columnNames.filter(known.contains)
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      arguments: StatementArguments(columns.map { row[$0] as DatabaseValue }))
  }

  /// Applies keys that were made or withdrawn a moment ago.
  private func applyWaiting(_ db: Database) throws {
    for operation in found.waiting {
      switch operation.change {
      case .addToken(let token, let hash):
        try WithheldRow.key(token, hash: hash).readmit(db)
      case .revokeToken(let id, let instant): try DeviceTokenTable.revoke(id, at: instant, db)
      default: break
      }
    }
  }

  /// Deletes how far the backup had followed servers that are not followed now: a server of the same name may be another one.
  private func deleteUnfollowedPeers(_ theirs: [WithheldTable.Kept], _ rights: Set<RightName>, _ db: Database) throws {
    for kept in theirs where !rights.contains(kept.row.right) {
      guard case .peer(let name, _, _, _) = kept.row else { continue }
      try db.execute(sql: "DELETE FROM peer WHERE name IN (?, ?)", arguments: [name, name + " <"])
    }
  }
}
