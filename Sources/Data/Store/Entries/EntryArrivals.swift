internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The table `entry_arrival`: the versions of entries that came from a device or another store, their senders, and
/// their times of arrival by the steady time (ms). Whatever a version says of itself, such as the store that stamped
/// it, is only a claim of its sender.
enum EntryArrivals {
  static func note(_ version: EntryChange, from sender: String, at now: Instant, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO entry_arrival VALUES (?, ?, ?, ?, ?)")
      .execute(arguments: [
        version.id, version.stamp.milliseconds, version.stamp.device, sender, now.milliseconds,
      ])
  }

  /// - Returns: The name of the sender, empty if only the device is known, and when it came; `nil` for a version that was written here.
  static func arrival(of version: EntryChange, _ db: Database) throws -> (sender: String, at: Instant)? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT sender, arrived FROM entry_arrival WHERE rid = ? AND stamp = ? AND device = ?"),
      arguments: [version.id, version.stamp.milliseconds, version.stamp.device]
    ).map { ($0[0], Instant(($0[1] as Int) / 1000)) }
  }

  /// The entries with versions that arrived since then.
  static func entries(since instant: Instant, _ db: Database) throws -> Set<String> {
    // With DISTINCT, SQLite would go through all arrivals in the order of entries.
    try String.fetchSet(
      db.cachedStatement(sql: "SELECT rid FROM entry_arrival WHERE arrived >= ?"), arguments: [instant.milliseconds])
  }

  static func forget(before instant: Instant, _ db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM entry_arrival WHERE arrived < ?")
      .execute(arguments: [instant.milliseconds])
  }
}
