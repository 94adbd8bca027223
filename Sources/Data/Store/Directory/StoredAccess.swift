internal import DailveDomain
internal import DailveScores

/// A token as it is stored while it is withheld, and as it waited in the change queues of earlier versions: never rename a coding key.
struct StoredToken: Codable, Sendable, Equatable {
  var id: String
  var name: String
  var scopes: [TokenScope]
  var created: Int
  var expires: Int?
  var way: String?
  var address: String?

  init(_ token: DeviceToken) {
    id = token.id
    name = token.name
    scopes = token.scopes.sorted { $0.rawValue < $1.rawValue }
    created = token.created.seconds
    expires = token.expires?.seconds
    way = token.setup?.way
    address = token.setup?.address
  }

  var token: DeviceToken {
    DeviceToken(
      id: id, name: name, scopes: Set(scopes), created: Instant(created), expires: expires.map { Instant($0) },
      setup: way.flatMap { way in address.map { DeviceSetup(way: way, address: $0) } })
  }
}

/// A passkey as it is stored in the same places: never rename a coding key.
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
