internal import DailveDomain
internal import Foundation
internal import GRDB

/// Moves access from the tables of a store of version 33 into a directory. A kill or a power cut leaves either the store's tables, which then count, or a
/// complete directory: its file is complete before it has a name, it is pending until the tables are gone, and a pending one is made again.
struct DirectoryHandover {
  let files: StoreFolder

  /// Requires the write lock. No change can be queued meanwhile, so that none of access is missed.
  ///
  /// - Parameter drop: Removes the tables from the store, durably.
  func run(_ database: any DatabaseReader, thenDrop drop: () throws -> Void) throws {
    try ChangeQueue(files).holding { waiting in
      let content = try database.read { db in try rights(of: db, waiting.accessChanges) }
      if try Directory.state(files) == .whole {
        // Somebody has put an older store in the place of the one that handed over its tables, so its rights are those of a backup. An earlier version
        // of the program may have served it meanwhile, and what was withdrawn there stays so.
        let directory = try Directory(files)
        try content.read { store in try directory.write { try withdraw(asIn: store, $0) } }
        try content.write { db in try RestoredRights.withhold([], followed: [], from: "health.sqlite", db) }
        try content.read { list in try directory.write { try RestoredRights.add(from: list, to: $0) } }
        try directory.close()
      } else {
        try publish(content)
      }
      try drop()
    }
    try settle()
  }

  /// Makes a pending directory from the tables of a store that will be replaced, if it still has them and can be read.
  func copy() throws {
    guard try Directory.state(files) != .whole, FileStatus(files.database) != nil else { return }
    do {
      let waiting = try? ChangeQueue(files).content()
      let content = try ReadOnlyStore.open(files).readOnce { db -> DatabaseQueue? in
        guard try DirectorySchema.formerTables.contains(where: { try db.tableExists($0) }) else { return nil }
        return try rights(of: db, waiting?.accessChanges ?? [])
      }
      if let content { try publish(content) }
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      // A store that is damaged beyond reading gives access to nobody.
    }
  }

  /// Completes a directory whose store has no tables of access any more, and stands in for one that was lost. Requires the write lock.
  func settle() throws {
    switch try Directory.state(files) {
    case .whole: break
    case .pending:
      let directory = try Directory(files)
      try directory.sign()
      try directory.close()
    case .missing:
      let content = try DirectorySchema.empty()
      try content.write(AccessTable.noteLoss)
      try Directory.create(in: files, content)
    }
  }

  /// Withdraws what was withdrawn in a store: keys, passkeys, and the passphrase with its codes.
  private func withdraw(asIn store: Database, _ db: Database) throws {
    for row in try Row.fetchAll(store, sql: "SELECT hash, revoked FROM device_token WHERE revoked IS NOT NULL") {
      try db.execute(
        sql: "UPDATE device_token SET revoked = coalesce(revoked, ?) WHERE hash = ?",
        arguments: [row["revoked"] as Int, row["hash"] as Data])
    }
    let withdrawn = try WithdrawnRights.all(store)
    let passkeys = try PasskeyTable.all(db).map(\.credential.id).filter { withdrawn.contains(.passkey($0)) }
    for passkey in passkeys { try PasskeyTable.remove(passkey, db) }
    // A state that cannot be decoded has no rights and no sessions, and must not keep the store closed.
    guard let own = try? AccessTable.state(db), let theirs = try? AccessTable.state(store) else { return }
    for passkey in passkeys { try AccessTable.apply(.endWithPasskey(passkey, keeping: ""), db) }
    // Passphrases and codes are never made twice, so sign-in was changed in the store after the handover.
    guard own.rights.contains(where: withdrawn.contains) else { return }
    try WithdrawnRights.note(Set(own.rights).subtracting(theirs.rights), db)
    try AccessTable.write(theirs, db)
  }

  private func publish(_ content: DatabaseQueue) throws {
    try Directory.remove(from: files)
    try Directory.create(in: files, content, isPending: true)
  }

  /// A directory in memory with the rights that a store gives.
  private func rights(of store: Database, _ waiting: [FormerAccessChange]) throws -> DatabaseQueue {
    let content = try DirectorySchema.empty()
    try content.write { db in
      // A store of an early version does not have all of these tables.
      for table in DirectorySchema.formerTables where try store.tableExists(table) {
        for row in try Row.fetchAll(store, sql: "SELECT * FROM \(table)") { try row.insert(into: table, db) }
      }
      for change in waiting where try !ChangeFeed.holds(change.id, store) { try change.apply(db) }
    }
    return content
  }
}
