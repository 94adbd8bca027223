// Stands in for the real cryptography, which a fuzzer would never get past: every hash is the same, every key is valid, and so is every signature.

enum Digest {
  static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(repeating: 7, count: 32) }
}

extension CredentialPublicKey {
  var isOnCurve: Bool { true }

  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool { true }
}
