/// The public key of a passkey, read from a COSE key (RFC 9053). Keys with additional parameters are rejected.
package enum CredentialPublicKey: Sendable, Equatable {
  /// ECDSA on P-256 with SHA-256, the algorithm of nearly every authenticator. Each coordinate has 32 bytes.
  case es256(x: [UInt8], y: [UInt8])
  /// Ed25519.
  case edDSA([UInt8])
  /// RSA with PKCS #1 v1.5 and SHA-256, for older versions of Windows.
  case rs256(modulus: [UInt8], exponent: [UInt8])

  /// COSE numbers of the supported algorithms, preferred first.
  static let algorithms = [-7, -8, -257]

  private enum Label {
    static let (kind, algorithm) = (CBOR.integer(1), CBOR.integer(3))
    static let (first, second, third) = (CBOR.integer(-1), CBOR.integer(-2), CBOR.integer(-3))
  }

  /// - Throws: `unsupportedAlgorithm`, or `invalidKey` if it is not a key of that algorithm.
  package init(cose bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard case .map(let members) = try CBOR(bytes), let kind = members[Label.kind]?.integer,
      let algorithm = members[Label.algorithm]?.integer
    else { throw .invalidKey }
    switch algorithm {
    case -7:
      guard kind == 2, members.count == 5, members[Label.first] == .integer(1),
        let x = members[Label.second]?.bytes, let y = members[Label.third]?.bytes, x.count == 32, y.count == 32
      else { throw .invalidKey }
      self = .es256(x: x, y: y)
    case -8:
      guard kind == 1, members.count == 4, members[Label.first] == .integer(6),
        let x = members[Label.second]?.bytes, x.count == 32
      else { throw .invalidKey }
      self = .edDSA(x)
    case -257:
      // Accept 2048 to 4096 bits and no more, because the time to verify a signature grows with the key.
      guard kind == 3, members.count == 4, let modulus = members[Label.first]?.bytes,
        let exponent = members[Label.second]?.bytes, (256...512).contains(modulus.count), modulus.first != 0,
        let last = modulus.last, last & 1 == 1, exponent == [1, 0, 1]
      else { throw .invalidKey }
      self = .rs256(modulus: modulus, exponent: exponent)
    default: throw .unsupportedAlgorithm
    }
    guard isOnCurve else { throw .invalidKey }
  }
}
