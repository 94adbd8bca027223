public import DailveScores

/// A key by which the person signs in, kept by one of their devices. Nothing of it is secret.
public struct Passkey: Sendable, Equatable {
  public var credential: PasskeyCredential
  /// What authenticators know the person by: random, and the same for all their passkeys.
  public var user: [UInt8]
  /// As the person named it: "iPhone".
  public var name: String
  public var created: Instant
  /// When somebody last signed in with it; `nil` for never.
  public var lastUsed: Instant?

  public init(credential: PasskeyCredential, user: [UInt8], name: String, created: Instant, lastUsed: Instant? = nil) {
    self.credential = credential
    self.user = user
    self.name = name
    self.created = created
    self.lastUsed = lastUsed
  }
}

/// What an authenticator made and says about it.
public struct PasskeyCredential: Sendable, Equatable {
  /// 1 to 1023 bytes.
  public var id: [UInt8]
  /// As a COSE key.
  public var publicKey: [UInt8]
  /// Signatures so far; 0 with authenticators that do not count.
  public var counter: UInt32
  /// Whether it may be copied to the person's other devices; never changes.
  public var isBackupEligible: Bool
  public var isBackedUp: Bool
  /// "internal", "hybrid", "usb" …
  public var transports: [String]
  /// Of the authenticator's model, 16 bytes.
  public var model: [UInt8]

  public init(
    id: [UInt8], publicKey: [UInt8], counter: UInt32, isBackupEligible: Bool, isBackedUp: Bool, transports: [String],
    model: [UInt8]
  ) {
    self.id = id
    self.publicKey = publicKey
    self.counter = counter
    self.isBackupEligible = isBackupEligible
    self.isBackedUp = isBackedUp
    self.transports = transports
    self.model = model
  }
}

/// Why a passkey is not taken.
public enum PasskeyRefusal: Error, Sendable, Equatable {
  /// Not asked for, asked for longer than five minutes ago, or answered before.
  case notAsked
  /// None that the person has registered.
  case unknown
  /// It is registered already.
  case taken
  /// The name is not allowed (`DeviceToken.isName`).
  case name
  /// What the device answered is wrong.
  ///
  /// - Parameter reason: For the log; nothing of the answer is in it.
  case invalid(reason: String)
}
