internal import DailveDomain
internal import GRDB

/// The rights of a backup when it is restored. The rights of the present directory stay as they are: otherwise a withdrawn key, a removed passkey or
/// server and a signed-out browser would get in again. Rights that only the backup has are withheld.
enum RestoredRights {
  /// Turns the directory of a backup into a list of what is withheld and what is withdrawn; it gives no rights then.
  ///
  /// - Parameters:
  ///   - links: Links in the store of the backup.
  ///   - followed: Servers that are followed now.
  ///   - backup: Name of the backup, under which its rights are listed.
  static func withhold(
    _ links: [WithheldRow], followed: Set<RightName>, from backup: String, _ db: Database
  ) throws {
    let own = (try WithheldRow.all(db) + links).map { WithheldTable.Kept(row: $0, backup: backup) }
    let kept = try WithheldTable.all(db) + own
    let withdrawn = try WithdrawnRights.all(db).subtracting(followed)
    try db.execute(
      sql: """
        DELETE FROM access; DELETE FROM passkey; DELETE FROM device_token; DELETE FROM withheld_right;
        DELETE FROM withdrawn_right
        """)
    try WithdrawnRights.note(withdrawn, db)
    for each in kept where !followed.contains(each.row.right) { try WithheldTable.keep(each, db) }
  }

  /// Adds such a list to the present directory. Adding it again changes nothing.
  static func add(from list: Database, to db: Database) throws {
    // Only somebody with access to this machine can restore while sign-in is lost.
    try AccessTable.endLoss(db)
    let here = try WithheldRow.all(db).map(\.right)
    let rights = Set(here)
    let withheld = try WithheldTable.all(db) + WithheldTable.all(list)
    // Rights that the backup knows as withdrawn stay so, even if this directory never knew them.
    try WithdrawnRights.note(WithdrawnRights.all(list).subtracting(rights), db)
    // A person who has chosen another passphrase since does not want the old one back.
    if here.contains(where: { $0.kind == .passphrase }) {
      try WithdrawnRights.note(withheld.map(\.row.right).filter { $0.kind == .passphrase && !rights.contains($0) }, db)
    }
    let withdrawn = try WithdrawnRights.all(db)
    try db.execute(sql: "DELETE FROM withheld_right")
    for kept in withheld where kept.row.isPlausible && !rights.contains(kept.row.right) {
      guard !withdrawn.contains(kept.row.right) else { continue }
      try WithheldTable.keep(kept, db)
    }
  }
}
