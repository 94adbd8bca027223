internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The servers and devices that sync with a store.
struct OtherMachines {
  var names: [String] = []
  /// Machines whose contents this store does not know: they were not compared with it since it began, or since a backup replaced it.
  var unasked: [String] = []
  /// Backups of earlier states that one of those machines may still hold; oldest first.
  var replaced: [String] = []

  /// - Parameters:
  ///   - tokens: The keys of devices.
  ///   - known: The last restore on record. It belongs to another store if that restore did not come to its end.
  init(_ db: Database, _ tokens: [DeviceToken], _ known: BackupLedger.LastRestore?) throws {
    let device = try db.tableExists("this_device") ? ThisDevice.id(db) : nil
    let setBack = known?.store == device ? known : nil
    if try db.tableExists("peer_link") {
      for link in try Row.fetchAll(db, sql: "SELECT * FROM peer_link ORDER BY name").map(PeerLinkTable.link) {
        names.append(link.name)
        // A restore clears the time at which both were last found to be equal.
        if link.agreed == nil { unasked.append(link.name) }
      }
    }
    for token in tokens.sorted(by: { $0.name < $1.name }) where token.revoked == nil {
      guard !token.scopes.isDisjoint(with: [.sync, .peer]) else { continue }
      names.append(token.name)
      // A device that never connected holds nothing.
      if let setBack, let used = token.lastUsed, used.seconds <= setBack.at { unasked.append(token.name) }
    }
    if let setBack, !unasked.isEmpty { replaced = setBack.before }
  }
}
