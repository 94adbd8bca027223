/// The attestation object of a new credential. Its statement about the maker of the authenticator is skipped, because that does not
/// matter to people who sign in to their own server.
struct AttestationObject: Sendable {
  /// Most bytes of an attestation object; large enough for the certificates of an authenticator's maker.
  private static let largest = 16_384

  var authenticatorData: AuthenticatorData

  init(_ bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    guard case .map(let members) = try CBOR(bytes), case .text(let format) = members[.text("fmt")],
      let statement = members[.text("attStmt")]?.map, let data = members[.text("authData")]?.bytes,
      members.count == 3, format != "none" || statement.isEmpty
    else { throw .malformedCBOR }
    authenticatorData = try AuthenticatorData(data)
  }
}

/// The signed data of an authenticator (https://www.w3.org/TR/webauthn-3/, section 6.1).
struct AuthenticatorData: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    static let userPresent = Flags(rawValue: 1 << 0)
    static let userVerified = Flags(rawValue: 1 << 2)
    static let backupEligible = Flags(rawValue: 1 << 3)
    static let backedUp = Flags(rawValue: 1 << 4)
    static let attestedCredential = Flags(rawValue: 1 << 6)
    static let extensions = Flags(rawValue: 1 << 7)
  }

  /// A new credential.
  struct Attested: Sendable {
    /// Identifier of the authenticator's model (AAGUID); all zero if the authenticator does not reveal it.
    var model: [UInt8]
    var id: [UInt8]
    /// Public key in COSE encoding.
    var publicKey: [UInt8]
  }

  /// Most bytes of authenticator data; large enough for any reasonable key and extensions.
  static let largest = 4096
  private static let longestID: UInt64 = 1023

  var relyingPartyHash: [UInt8]
  var flags: Flags
  var counter: UInt32
  var attested: Attested?

  init(_ bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    var reader = ByteReader(bytes)
    guard let hash = reader.read(32), let flags = reader.byte(), let counter = reader.number(size: 4) else {
      throw .malformedAuthenticatorData
    }
    relyingPartyHash = hash
    self.flags = Flags(rawValue: flags)
    self.counter = UInt32(truncatingIfNeeded: counter)
    if self.flags.contains(.attestedCredential) { attested = try Self.attested(&reader) }
    if self.flags.contains(.extensions) {
      guard try CBOR.read(&reader).map != nil else { throw .malformedAuthenticatorData }
    }
    guard reader.rest.isEmpty else { throw .malformedAuthenticatorData }
  }

  private static func attested(_ reader: inout ByteReader) throws(WebAuthnRefusal) -> Attested {
    guard let model = reader.read(16), let size = reader.number(size: 2), (1...longestID).contains(size),
      let id = reader.read(Int(truncatingIfNeeded: size))
    else { throw .malformedAuthenticatorData }
    let before = reader.rest
    _ = try CBOR.read(&reader)
    return Attested(model: model, id: id, publicKey: Array(before.prefix(before.count - reader.rest.count)))
  }
}
