internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Sign-in, which outlasts the erasure of everything else: it says nothing about the person's health, and without it the next one to
/// come would find an open door.
struct KeptSignIn: Sendable {
  var access: AccessState
  var passkeys: [Passkey]

  func write(_ db: Database) throws {
    if access != AccessState() { try AccessTable.write(access, db) }
    for passkey in passkeys {
      try PasskeyTable.add(StoredPasskey(passkey), db)
      guard let used = passkey.lastUsed else { continue }
      let credential = passkey.credential
      try PasskeyTable.use(
        credential.id, counter: credential.counter, isBackedUp: credential.isBackedUp, at: used.seconds, db)
    }
  }
}
