internal import Crypto
internal import DailveDomain
internal import DailveWebAuthn
internal import Foundation

/// The secret of a device: "dlv_" and 256 random bits in base64url. Only its hash is ever stored.
package struct DeviceSecret: Sendable, Equatable {
  package static let prefix = "dlv_"
  private static let bytes = 32

  /// Shown only once.
  package let text: String

  /// Draws a new secret from the system's generator.
  package init() {
    text = Self.prefix + Base64URL.text(RandomBytes.make(Self.bytes))
  }

  /// A presented secret; `nil` if it is malformed.
  package init?(_ text: some StringProtocol) {
    let rest = text.dropFirst(Self.prefix.count)
    guard text.hasPrefix(Self.prefix), rest.utf8.count == 43,
      rest.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      })
    else { return nil }
    self.text = String(text)
  }

  /// SHA-256. A 256-bit secret needs no slow hash, because it cannot be brute-forced.
  package var hash: [UInt8] { Array(SHA256.hash(data: Data(text.utf8))) }
}
