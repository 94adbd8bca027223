internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation

/// A change that a person makes to the store, as a value: applied at once, or kept in the change queue while another writer
/// is active.
///
/// A newer version of the program may find its JSON in a change queue: never rename a coding key or a
/// label.
enum PersonChange: Codable, Sendable, Equatable {
  case entry(EntryChange)
  /// The versions that one form writes, of several entries.
  case rules([EntryChange])
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
  /// Entries from devices and other stores.
  case sync(AcceptedSync)
  /// Takes back a deletion from elsewhere of an entry that was never here.
  case withdraw(EntryChange)

  // Earlier versions of the program wrote the following cases; see `LegacyChange`.
  /// Names and values of settings; `null` removes one.
  case settings([String: String?])
  case override(type: String, readings: [OverriddenReading], correction: Double?, made: Int)
  case removeOverride(id: Int)
  case typeSwitch(type: String, isOff: Bool)
  case sourceSwitch(source: Int, isOff: Bool)
  /// All sources of the type, highest priority first; empty restores the order by kind.
  case sourceOrder(type: String, sources: [Int])
  /// `day` is a day number; without a source the usual order decides.
  case nightSource(day: Int, source: String?)
  case addZone(zone: String, start: Int, stop: Int)
  case removeZone(id: Int)

  /// Wraps the versions that one form writes; `nil` if there are none.
  init?(_ versions: [EntryChange]) {
    guard let first = versions.first else { return nil }
    self = versions.count == 1 ? .entry(first) : .rules(versions)
  }

  /// The versions of entries in the change.
  var versions: [EntryChange] {
    switch self {
    case .entry(let version): [version]
    case .rules(let versions): versions
    case .sync(let taken): taken.versions
    default: []
    }
  }

  private enum CodingKeys: String, CodingKey {
    case entry = "record"
    case rules, settings, override, removeOverride, typeSwitch, sourceSwitch, sourceOrder, nightSource, addZone,
      removeZone,
      addToken, revokeToken, useToken, addPasskey, renamePasskey, removePasskey, usePasskey, access, sync, withdraw
  }
}

/// A change with its own identifier, so that it is applied once however often it is read.
struct Operation: Codable, Sendable, Equatable {
  /// A form that a device sent, as named in its receipt.
  struct Form: Codable, Sendable, Equatable {
    var id: String
    var client: String
  }

  var id: String
  var change: PersonChange
  var form: Form?

  init(_ change: PersonChange, for submission: SyncSubmission? = nil) {
    id = UUID().uuidString
    self.change = change
    form = submission.map { Form(id: $0.id, client: $0.client) }
  }
}

/// Identifies a reading of a type. The source is the store's number for it; the value is in the canonical unit.
struct OverriddenReading: Codable, Sendable, Equatable {
  var start: Int
  var source: Int
  var duration: Int
  var value: Double
}

/// A token as it waits in a change queue: never rename a coding key.
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

/// A passkey as it waits in a change queue: never rename a coding key.
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
