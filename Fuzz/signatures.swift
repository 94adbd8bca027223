// In the place of the real cryptography, behind which a fuzzer would never get: the hash of anything is the same, every key is one and
// every signature valid.

enum Digest {
  static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(repeating: 7, count: 32) }
}

extension CredentialPublicKey {
  var isOnCurve: Bool { true }

  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool { true }
}
