/// A passkey as stored by the relying party. It contains no secrets.
package struct Credential: Sendable, Equatable {
  /// Chosen by the authenticator; 1 to 1023 bytes.
  package var id: [UInt8]
  /// Public key in COSE encoding.
  package var publicKey: [UInt8]
  /// Number of signatures so far; 0 if the authenticator does not count them.
  package var counter: UInt32
  /// True if the passkey may be copied to the person's other devices; never changes.
  package var isBackupEligible: Bool
  package var isBackedUp: Bool
  /// Ways to reach the authenticator, such as "internal", "hybrid" or "usb".
  package var transports: [String]
  /// Identifier of the authenticator's model (AAGUID), 16 bytes; all zero if the authenticator does not reveal it.
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
