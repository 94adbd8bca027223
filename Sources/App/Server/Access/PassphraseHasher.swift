internal import CryptoExtras
internal import DailveDomain
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Hashes passphrases with scrypt, one at a time on its own thread: each takes 128 MB and much of a second.
final class PassphraseHasher: Sendable {
  private static let (rounds, blockSize, parallelism) = (1 << 17, 8, 1)
  /// Limits of the queue; strangers may fill only part of it, so that known browsers find room.
  private static let (mostWaiting, mostStrangers) = (4, 2)

  private let queue = DispatchQueue(label: "dailve.passphrases")
  private let waiting = Mutex(0)

  func hash(_ passphrase: String) async throws -> PassphraseHash {
    var made = PassphraseHash(
      salt: RandomBytes.make(16), key: [], rounds: Self.rounds, blockSize: Self.blockSize, parallelism: Self.parallelism
    )
    made.key = try await key(passphrase, made, isKnown: true)
    return made
  }

  /// - Parameter isKnown: True for a known browser.
  func isSame(_ passphrase: String, _ kept: PassphraseHash, isKnown: Bool) async throws -> Bool {
    ConstantTimeComparison.isSame(try await key(passphrase, kept, isKnown: isKnown), kept.key)
  }

  /// - Throws: `SignInRefusal.later` while too many wait.
  private func key(_ passphrase: String, _ how: PassphraseHash, isKnown: Bool) async throws -> [UInt8] {
    let isFree = waiting.withLock { waiting in
      guard waiting < (isKnown ? Self.mostWaiting : Self.mostStrangers) else { return false }
      waiting += 1
      return true
    }
    guard isFree else { throw SignInRefusal.later(seconds: 5) }
    defer { waiting.withLock { $0 -= 1 } }
    // Normalised, because composed and decomposed forms of a letter are the same.
    let bytes = Data(passphrase.precomposedStringWithCompatibilityMapping.utf8)
    return try await withCheckedThrowingContinuation { done in
      queue.async {
        done.resume(
          with: Result {
            let key = try KDF.Scrypt.deriveKey(
              from: bytes, salt: Data(how.salt), outputByteCount: 32, rounds: how.rounds, blockSize: how.blockSize,
              parallelism: how.parallelism)
            return unsafe key.withUnsafeBytes { unsafe Array($0) }
          })
      }
    }
  }
}

/// Why sign-in is refused.
enum SignInRefusal: Error, Equatable {
  case wrong
  case later(seconds: Int)
}
