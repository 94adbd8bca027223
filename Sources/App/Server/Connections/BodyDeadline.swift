internal import DailveScores
internal import NIOCore

/// The time that a body may take while the server waits for it.
struct BodyDeadline {
  /// The kind of body, by address and sender.
  enum Kind {
    /// A few lines from an unknown sender who is signing in.
    case credential
    case form
    /// A file, a delivery or entries from a known sender.
    case long
  }

  private let limits: ConnectionLimits
  private let isCredential: Bool
  /// Time spent waiting, and bytes received in total.
  private var waited = TimeAmount.zero
  private var bytes = 0
  /// Likewise for the current stretch of a long body.
  private var stretch = (waited: TimeAmount.zero, bytes: 0)

  /// - Parameter isCredential: True for an address at which people sign in.
  init(_ limits: ConnectionLimits, isCredential: Bool) {
    self.limits = limits
    self.isCredential = isCredential
  }

  mutating func received(_ count: Int) {
    bytes = bytes.addingClamped(count)
    stretch.bytes = stretch.bytes.addingClamped(count)
  }

  /// - Parameters:
  ///   - time: Time since the last check, if the server was waiting.
  ///   - standing: The sender's standing.
  /// - Returns: True if the body arrives too slowly.
  mutating func isLate(after time: TimeAmount, by standing: ConnectionPlace.Standing) -> Bool {
    waited = waited + time
    stretch.waited = stretch.waited + time
    switch kind(standing) {
    case .credential: return waited >= limits.credential
    case .form:
      let beyond = (waited - limits.formGrace).nanoseconds / 1_000_000_000
      return beyond > 0 && bytes < Int(clamping: beyond).multipliedClamped(by: limits.formBytes)
    case .long:
      guard stretch.waited >= limits.body else { return false }
      defer { stretch = (.zero, 0) }
      return stretch.bytes < limits.bodyBytes
    }
  }

  private func kind(_ standing: ConnectionPlace.Standing) -> Kind {
    switch standing {
    case .stranger: isCredential ? .credential : .form
    case .known: .form
    case .sender: .long
    }
  }
}
