internal import DailveDomain
internal import DailveScores
internal import GRDB

extension EntryTable {
  /// Writes a version if it wins over the current one. The same version again changes nothing, so that stores
  /// exchanging their versions converge.
  ///
  /// - Parameters:
  ///   - operation: The operation of the saver; `nil` for a version that a device or another store offers, perhaps many times.
  ///   - now: The steady time; `nil` where none is known.
  /// - Returns: True if the store did not have the version before.
  @discardableResult
  static func apply(
    _ change: EntryChange, operation: String?, _ db: Database, zones: ZoneCatalogue, at now: Instant?
  ) throws -> Bool {
    var change = change
    let stored = try version(change.id, db)
    if stored?.kind != change.kind, !change.hasOwnID || stored?.hasOwnID == true {
      // A saver is told earlier if the id belongs to another kind. A change that was saved anyway, as by an earlier
      // version of the program, becomes an entry of its own. One that others offer is refused.
      guard let operation, !change.isDeleted, mayBeRenamed(change) else { return false }
      change = try renamed(change, operation.lowercased())
    } else if let stored, stored.kind != change.kind {
      try setAside(stored, db)
    } else if let stored {
      guard change.wins(over: stored) else {
        // The losing version goes into the history. Offered again, it is already there and changes nothing.
        guard change != stored, try keep(change, since: stored.stamp, at: now, db) else { return false }
        try ChangeFeed.append(.entry, change.id, operation: operation, db)
        return true
      }
      try keep(stored, since: change.stamp, at: now, db)
      // A deletion from another store does not include the value.
      change.value = change.value ?? stored.value
    }
    try write(change, operation: operation, db)
    try RuleProjection.apply(change, db, zones: zones)
    return true
  }

  private static func write(_ change: EntryChange, operation: String?, _ db: Database) throws {
    let sequence = try ChangeFeed.append(.entry, change.id, operation: operation, db)
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO record (rid, kind, day, value, stamp, device, deleted, seq)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        change.id, change.kind, try day(of: change), change.value, change.stamp.milliseconds, change.stamp.device,
        change.isDeleted, sequence,
      ])
  }

  /// Gives an entry under the id of another kind, which an earlier version of the program accepted, an id of its own,
  /// the same in every store. A deleted entry has nothing worth keeping.
  private static func setAside(_ stored: EntryChange, _ db: Database) throws {
    guard !stored.isDeleted, stored.value != nil, mayBeRenamed(stored) else { return }
    let moved: EntryChange
    do {
      moved = try renamed(stored, EntryID.of("moved", stored.kind, stored.id))
    } catch StorageError.damaged {
      return
    }
    guard try version(moved.id, db) == nil else { return }
    try write(moved, operation: nil, db)
  }

  /// Forgets the deletion of an entry that was never here. It stays among the earlier versions, so that its sender does not bring it back.
  static func withdraw(_ deletion: EntryChange, operation: String, _ db: Database, at now: Instant?) throws {
    guard deletion.isDeleted, try version(deletion.id, db) == deletion else { return }
    try keep(deletion, since: deletion.stamp, at: now, db)
    try db.execute(sql: "DELETE FROM record WHERE rid = ?", arguments: [deletion.id])
    try ChangeFeed.append(.entry, deletion.id, operation: operation, db)
  }

  /// True if the ids of the kind are drawn at random, so that another id does no harm.
  private static func mayBeRenamed(_ change: EntryChange) -> Bool {
    EntryKinds.type(named: change.kind)?.idForm.prefix == nil
  }

  /// Returns the same version under another id. The value of a kind that this program does not know stays unchanged.
  private static func renamed(_ change: EntryChange, _ id: String) throws -> EntryChange {
    func value(_ entry: some Entry) throws -> String {
      var entry = entry
      entry.id = id
      return try encode(entry, over: change)
    }
    var renamed = change
    renamed.id = id
    if let entry = try entry(of: change) { renamed.value = try value(entry) }
    return renamed
  }
}
