public import DailveScores

/// The person's passkeys.
///
/// What cannot be saved leaves everything as it was, and throws: `busy` while the store is closed to be erased or replaced, `full` if the disk
/// has no room for a waiting change, `damaged` or `tooNew` if the store or the changes that wait beside it cannot be read, `failed` for
/// anything else. Reading them throws the same. The caller says so and lets the person try again.
public protocol PasskeyKeeping: Sendable {
  /// Oldest first.
  func passkeys() async throws(StorageError) -> [Passkey]

  /// - Returns: False if there is one with its identifier.
  func add(_ passkey: Passkey) async throws(StorageError) -> Bool

  /// - Returns: False if there is no such passkey.
  func renamePasskey(_ id: [UInt8], to name: String) async throws(StorageError) -> Bool

  /// With the sessions that began with it, but for one.
  ///
  /// - Returns: False if there is no such passkey.
  func removePasskey(_ id: [UInt8], keepingSession session: String) async throws(StorageError) -> Bool

  /// Keeps what a passkey said when somebody signed in with it.
  ///
  /// - Returns: False if there is no such passkey, or its counter has meanwhile come as far as that.
  func usePasskey(_ credential: PasskeyCredential, at now: Instant) async throws(StorageError) -> Bool
}

/// The words that browsers and this site exchange about passkeys.
///
/// What throws, throws `PasskeyRefusal.invalid` for an answer that is not what it must be. The caller notes the reason in the log, tells the person
/// only that it did not work, and changes nothing.
public protocol PasskeyVerifying: Sendable {
  /// What a browser is asked for a new passkey, as JSON. No authenticator makes a second one beside `existing`.
  func creationOptions(challenge: [UInt8], user: [UInt8], existing: [Passkey]) -> String

  /// What a browser is asked for any passkey of this site, as JSON.
  func requestOptions(challenge: [UInt8]) -> String

  /// What an answer says that it answers, before anything is verified.
  func claim(_ kind: PasskeyChallenges.Kind, of answer: [UInt8]) throws(PasskeyRefusal) -> PasskeyClaim

  /// - Parameter answer: JSON of the browser.
  func register(_ answer: [UInt8], challenge: [UInt8]) throws(PasskeyRefusal) -> PasskeyCredential

  /// - Returns: The credential as it is to be kept from now on.
  func verify(_ answer: [UInt8], challenge: [UInt8], passkey: Passkey) throws(PasskeyRefusal) -> PasskeyCredential
}

/// What somebody says, true or not.
public struct PasskeyClaim: Sendable, Equatable {
  /// Of the passkey.
  public var id: [UInt8]
  public var challenge: [UInt8]

  public init(id: [UInt8], challenge: [UInt8]) {
    self.id = id
    self.challenge = challenge
  }
}
