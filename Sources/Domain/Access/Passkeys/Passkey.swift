public import DailveScores

/// The public part of a passkey of the person. It contains nothing secret.
public struct Passkey: Sendable, Equatable {
  public var credential: PasskeyCredential
  /// The user handle for authenticators: random, and the same for all passkeys of the person.
  public var user: [UInt8]
  /// The person's name for it: "iPhone".
  public var name: String
  public var created: Instant
  /// The last sign-in with this passkey; `nil` for never.
  public var lastUsed: Instant?

  public init(credential: PasskeyCredential, user: [UInt8], name: String, created: Instant, lastUsed: Instant? = nil) {
    self.credential = credential
    self.user = user
    self.name = name
    self.created = created
    self.lastUsed = lastUsed
  }
}

/// A new credential, as an authenticator describes it.
public struct PasskeyCredential: Sendable, Equatable {
  /// 1 to 1023 bytes.
  public var id: [UInt8]
  /// The public key in COSE format.
  public var publicKey: [UInt8]
  /// Signatures so far; 0 with authenticators that do not count.
  public var counter: UInt32
  /// True if it may be copied to the person's other devices; never changes.
  public var isBackupEligible: Bool
  public var isBackedUp: Bool
  /// "internal", "hybrid", "usb" …
  public var transports: [String]
  /// Identifies the authenticator's model, 16 bytes.
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

/// The reason why a passkey is refused.
public enum PasskeyRefusal: Error, Sendable, Equatable {
  /// The challenge was never issued, is older than five minutes, or was answered before.
  case notAsked
  /// The person has not registered this passkey.
  case unknown
  /// The passkey is already registered.
  case taken
  /// The name is not allowed (`DeviceToken.isName`).
  case name
  /// The response of the device is invalid.
  ///
  /// - Parameter reason: For the log; contains nothing of the response.
  case invalid(reason: String)
}
