public import DailveScores

/// The person's passkeys.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while another program writes for a long
/// time, `full` if the disk has no room, `gone` if the file of access was removed or replaced, `damaged` if it cannot be
/// read, and `failed` for anything else. Reads throw the same errors. The caller reports the
/// error and lets the person try again.
public protocol PasskeyKeeping: Sendable {
  /// Oldest first.
  func passkeys() async throws(StorageError) -> [Passkey]

  /// - Returns: False if a passkey with this identifier already exists.
  func add(_ passkey: Passkey) async throws(StorageError) -> Bool

  /// - Returns: False if there is no such passkey.
  func renamePasskey(_ id: [UInt8], to name: String) async throws(StorageError) -> Bool

  /// Removes a passkey and ends the sessions that began with it, except one.
  ///
  /// - Returns: False if there is no such passkey.
  func removePasskey(_ id: [UInt8], keepingSession session: String) async throws(StorageError) -> Bool

  /// Records the state of a passkey after a sign-in.
  ///
  /// - Returns: False if there is no such passkey, or its stored counter has meanwhile reached this one.
  func usePasskey(_ credential: PasskeyCredential, at now: Instant) async throws(StorageError) -> Bool
}

/// Creates and verifies the messages about passkeys that browsers and this site exchange.
///
/// Methods throw `PasskeyRefusal.invalid` for a response that is malformed or fails verification. The caller logs the
/// reason, tells the person only that it did not work, and changes nothing.
public protocol PasskeyVerifying: Sendable {
  /// The request for a new passkey, as JSON. Authenticators that hold one of `existing` do not create a second one.
  func creationOptions(challenge: [UInt8], user: [UInt8], existing: [Passkey]) -> String

  /// The request to sign in with any passkey of this site, as JSON.
  func requestOptions(challenge: [UInt8]) -> String

  /// The passkey and challenge that a response claims to belong to, before anything is verified.
  func claim(_ kind: PasskeyChallenges.Kind, of answer: [UInt8]) throws(PasskeyRefusal) -> PasskeyClaim

  /// - Parameter answer: The browser's response, as JSON.
  func register(_ answer: [UInt8], challenge: [UInt8]) throws(PasskeyRefusal) -> PasskeyCredential

  /// - Returns: The credential with its updated state, for storage.
  func verify(_ answer: [UInt8], challenge: [UInt8], passkey: Passkey) throws(PasskeyRefusal) -> PasskeyCredential
}

/// The unverified claim of a response.
public struct PasskeyClaim: Sendable, Equatable {
  /// Identifier of the passkey.
  public var id: [UInt8]
  public var challenge: [UInt8]

  public init(id: [UInt8], challenge: [UInt8]) {
    self.id = id
    self.challenge = challenge
  }
}
