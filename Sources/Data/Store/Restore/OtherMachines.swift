internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The servers and devices that sync with a store.
struct OtherMachines {
  var names: [String] = []
  /// Those of which this store does not know what they hold: not compared with it since it began, or since a backup took its place.
  var unasked: [String] = []
  /// The backups of what was there before, while one of them may hold it still; oldest first.
  var replaced: [String] = []

  /// - Parameter known: What is known of it; it is that of another store where the restoration did not come to its end.
  init(_ db: Database, _ known: BackupLedger.LastRestore?) throws {
    let device = try db.tableExists("this_device") ? ThisDevice.id(db) : nil
    let setBack = known?.store == device ? known : nil
    if try db.tableExists("peer_link") {
      for link in try Row.fetchAll(db, sql: "SELECT * FROM peer_link ORDER BY name").map(PeerLinkTable.link) {
        names.append(link.name)
        // A restoration forgets when both were last found to be equal.
        if link.agreed == nil { unasked.append(link.name) }
      }
    }
    if try db.tableExists("device_token") {
      let rows = try Row.fetchAll(
        db, sql: "SELECT *, NULL AS used FROM device_token WHERE revoked IS NULL ORDER BY name")
      for row in rows {
        let token = DeviceTokenTable.token(row)
        guard !token.scopes.isDisjoint(with: [.sync, .peer]) else { continue }
        names.append(token.name)
        // One that never came holds nothing.
        if let setBack, let used = row["read"] as Int?, used <= setBack.at { unasked.append(token.name) }
      }
    }
    if let setBack, !unasked.isEmpty { replaced = setBack.before }
  }
}
