internal import Crypto
internal import CryptoExtras
internal import Foundation

/// The only hash that WebAuthn needs here.
enum Digest {
  static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
}

extension CredentialPublicKey {
  /// True if the key is valid, as far as can be checked without a signature. The initializers throw only for bytes that are not a key.
  var isOnCurve: Bool {
    switch self {
    case .es256(let x, let y): (try? P256.Signing.PublicKey(rawRepresentation: x + y)) != nil
    case .edDSA(let x): (try? Curve25519.Signing.PublicKey(rawRepresentation: x)) != nil
    case .rs256(let modulus, let exponent): (try? _RSA.Signing.PublicKey(n: modulus, e: exponent)) != nil
    }
  }

  /// Verifies a signature. Returns false also if the bytes are not a key or not a signature.
  ///
  /// - Parameter signature: In the encoding of the algorithm, which is DER for ES256.
  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    switch self {
    case .es256(let x, let y):
      guard let key = try? P256.Signing.PublicKey(rawRepresentation: x + y),
        let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature)
      else { return false }
      return key.isValidSignature(signature, for: message)
    case .edDSA(let x):
      return (try? Curve25519.Signing.PublicKey(rawRepresentation: x))?.isValidSignature(signature, for: message)
        ?? false
    case .rs256(let modulus, let exponent):
      let signature = _RSA.Signing.RSASignature(rawRepresentation: signature)
      return (try? _RSA.Signing.PublicKey(n: modulus, e: exponent))?
        .isValidSignature(signature, for: SHA256.hash(data: message), padding: .insecurePKCS1v1_5) ?? false
    }
  }
}
