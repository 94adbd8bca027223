internal import DailveDomain
internal import DailveScores
internal import GRDB

/// A change of access in the change queue of a version that had access in the store. Versions with a directory write none.
struct FormerAccessChange: Decodable {
  /// As earlier versions wrote them: never rename a case or a label.
  private enum Change: Decodable {
    /// `hash` is the SHA-256 of the token's secret.
    case addToken(StoredToken, hash: [UInt8])
    case revokeToken(id: String, at: Int)
    case useToken(id: String, at: Int)
    case addPasskey(StoredPasskey)
    case renamePasskey(id: [UInt8], name: String)
    /// Also ends the sessions that began with the passkey, except `keeping`; if no session is named, all of them stay.
    case removePasskey(id: [UInt8], keeping: String? = nil)
    case usePasskey(id: [UInt8], counter: UInt32, isBackedUp: Bool, at: Int)
    case access(AccessChange)
  }

  /// The name of the change; the `change` table of a store that has applied it has the same one.
  var id: String
  private var change: Change

  func apply(_ db: Database) throws {
    switch change {
    // The key may be there already, and an error would keep the store closed for good.
    case .addToken(let token, let hash): try WithheldRow.key(token, hash: hash).readmit(db)
    case .revokeToken(let token, let instant): try DeviceTokenTable.revoke(token, at: instant, db)
    case .useToken(let token, let instant): try DeviceTokenTable.use(token, at: instant, db)
    case .addPasskey(let passkey): try PasskeyTable.add(passkey, db)
    case .renamePasskey(let passkey, let name): try PasskeyTable.rename(passkey, to: name, db)
    case .removePasskey(let passkey, let session):
      try PasskeyTable.remove(passkey, db)
      if let session { try AccessTable.apply(.endWithPasskey(passkey, keeping: session), db) }
    case .usePasskey(let passkey, let counter, let isBackedUp, let instant):
      try PasskeyTable.use(passkey, counter: counter, isBackedUp: isBackedUp, at: instant, db)
    case .access(let change): try AccessTable.apply(change, db)
    }
  }
}
