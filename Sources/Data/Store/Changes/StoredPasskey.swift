internal import DailveDomain
internal import DailveScores

/// A passkey as it waits in an outbox: never rename a coding key.
struct StoredPasskey: Codable, Sendable, Equatable {
  var id: [UInt8]
  var key: [UInt8]
  var counter: UInt32
  var eligible: Bool
  var backed: Bool
  var transports: [String]
  var model: [UInt8]
  var user: [UInt8]
  var name: String
  var created: Int

  init(_ passkey: Passkey) {
    id = passkey.credential.id
    key = passkey.credential.publicKey
    counter = passkey.credential.counter
    eligible = passkey.credential.isBackupEligible
    backed = passkey.credential.isBackedUp
    transports = passkey.credential.transports
    model = passkey.credential.model
    user = passkey.user
    name = passkey.name
    created = passkey.created.seconds
  }

  var passkey: Passkey {
    Passkey(
      credential: PasskeyCredential(
        id: id, publicKey: key, counter: counter, isBackupEligible: eligible, isBackedUp: backed,
        transports: transports, model: model),
      user: user, name: name, created: Instant(created))
  }
}
