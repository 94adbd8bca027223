internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import GRDB

/// Versions from elsewhere, and those that are no longer current.
extension EntryTable {
  private static let mostBytes = 64 * 1024

  /// The reason to refuse a version from elsewhere; `nil` if it is acceptable.
  ///
  /// - Parameter now: The clock, in milliseconds; `nil` for a version stamped by it.
  static func refusal(of version: EntryChange, over stored: EntryChange?, now: Int?) -> SyncRefusal? {
    guard EntryID.isValid(version.id), EntryID.isValid(version.kind), EntryID.isValid(version.stamp.device),
      version.stamp.milliseconds >= 0, (version.value?.utf8.count ?? 0) <= mostBytes,
      version.value != nil || version.isDeleted
    else { return .unreadable }
    do {
      if let entry = try entry(of: version), entry.id != version.id { return .unreadable }
    } catch {
      // Only the version itself is decoded here, so the refusal tells its sender that it is unreadable.
      return .unreadable
    }
    // A deletion may come without the entry, so its id is all there is to check.
    guard version.hasOwnID else { return .unreadable }
    if let stored, stored.kind != version.kind, stored.hasOwnID { return .taken }
    if let now, version.stamp.milliseconds.subtractingClamped(now) > EntryStamp.farthestAhead * 1000 { return .ahead }
    return nil
  }

  /// Keeps a version that is no longer current, or never was, and forgets the oldest versions. Both go by the steady
  /// time, because a stamp is what a clock of some machine said.
  ///
  /// - Parameters:
  ///   - winner: The stamp of the version that won, which counts if there is no steady time.
  ///   - now: The steady time.
  /// - Returns: True if the version was not kept before.
  @discardableResult
  static func keep(_ version: EntryChange, since winner: EntryStamp, at now: Instant?, _ db: Database) throws -> Bool {
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO entry_version (rid, kind, value, stamp, device, deleted, replaced)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      version.id, version.kind, version.value, version.stamp.milliseconds, version.stamp.device, version.isDeleted,
      now?.milliseconds ?? winner.milliseconds,
    ])
    let isNew = db.changesCount > 0
    if let now { try forget(before: now - ShowVersionHistory.days * 86_400, db) }
    return isNew
  }

  private static func forget(before instant: Instant, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM entry_version WHERE replaced < ?")
      .execute(arguments: [instant.milliseconds])
    try EntryArrivals.forget(before: instant, db)
  }

  /// A version that is not current, by its stamp.
  static func kept(_ entry: String, stamp: EntryStamp, _ db: Database) throws -> EntryChange? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT \(columns) FROM entry_version WHERE rid = ? AND stamp = ? AND device = ? LIMIT 1"),
      arguments: [entry, stamp.milliseconds, stamp.device]
    ).map(version)
  }

  /// The steady time when a version ceased to be current; `nil` for one that is current.
  static func replaced(_ version: EntryChange, _ db: Database) throws -> Instant? {
    try Int.fetchOne(
      db.cachedStatement(
        sql: "SELECT max(replaced) FROM entry_version WHERE rid = ? AND stamp = ? AND device = ? AND deleted = ?"),
      arguments: [version.id, version.stamp.milliseconds, version.stamp.device, version.isDeleted]
    ).map { Instant($0 / 1000) }
  }

  static func isKept(_ version: EntryChange, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT EXISTS (SELECT 1 FROM entry_version WHERE rid = ? AND stamp = ? AND device = ? AND deleted = ?
            AND kind = ? AND coalesce(value, '') = ?)
          """),
      arguments: [
        version.id, version.stamp.milliseconds, version.stamp.device, version.isDeleted, version.kind,
        version.value ?? "",
      ]) ?? false
  }
}
