internal import DailveDomain
internal import Foundation
internal import Synchronization

/// Sign-in as it was last decoded. Every request reads it, and it hardly ever changes.
final class AccessCache: Sendable {
  private let last = Mutex<(bytes: Data, state: AccessState)?>(nil)

  func state(of bytes: Data?) throws -> AccessState {
    guard let bytes else { return AccessState() }
    if let known = last.withLock({ $0 }), known.bytes == bytes { return known.state }
    let state = try Self.decoded(bytes)
    last.withLock { $0 = (bytes, state) }
    return state
  }

  /// A state that cannot be read is an error: taken for an empty one, it would open the setup to strangers.
  static func decoded(_ bytes: Data) throws -> AccessState { try JSONDecoder().decode(AccessState.self, from: bytes) }
}
