/// A passkey as its relying party keeps it. None of it is secret.
package struct Credential: Sendable, Equatable {
  /// Chosen by the authenticator; 1 to 1023 bytes.
  package var id: [UInt8]
  /// As a COSE key.
  package var publicKey: [UInt8]
  /// Signatures so far; 0 with authenticators that do not count.
  package var counter: UInt32
  /// Whether it may be copied to the person's other devices; never changes.
  package var isBackupEligible: Bool
  package var isBackedUp: Bool
  /// How the authenticator is reached: "internal", "hybrid", "usb" …
  package var transports: [String]
  /// Of the authenticator's model, 16 bytes; all zero if it does not say.
  package var model: [UInt8]

  package init(
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
