/// What comes with a new credential. Who made the authenticator does not matter to somebody who signs in to their own server: a
/// statement about that is skipped.
struct AttestationObject: Sendable {
  /// With certificates of an authenticator's maker.
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
