internal import Crypto
internal import DailveDomain
internal import Foundation

/// A code of 128 random bits that a person types: 32 digits in groups of four. Setup and recovery each take one.
package struct AccessCode: Sendable, Equatable {
  private static let digits = 32

  private let plain: String

  /// A set of recovery codes for a lost passphrase.
  static func recovery() -> [AccessCode] { (0..<10).map { _ in AccessCode() } }

  package init() { plain = RandomBytes.make(Self.digits / 2).hexadecimal }

  /// A code as typed, in any grouping; `nil` if it is malformed.
  package init?(_ typed: String) {
    plain = typed.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    guard plain.utf8.count == Self.digits, plain.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
  }

  /// "3f9a-…".
  package var text: String {
    plain.enumerated().reduce(into: "") {
      $0 += $1.offset > 0 && $1.offset % 4 == 0 ? "-\($1.element)" : "\($1.element)"
    }
  }

  /// SHA-256. 128 bits cannot be brute-forced, so no slow hash is needed.
  package var hash: [UInt8] { Array(SHA256.hash(data: Data(plain.utf8))) }
}
