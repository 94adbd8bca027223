internal import DailveScores
internal import NIOCore

/// The time that a body has while the server waits for it.
struct BodyAllowance {
  /// By what is asked for, and by whom.
  enum Kind {
    /// A credential of somebody unknown: a few lines.
    case credential
    case form
    /// A file, a delivery or entries, of somebody known.
    case long
  }

  private let limits: ConnectionLimits
  private let isCredential: Bool
  /// While the server waited, and what came altogether.
  private var waited = TimeAmount.zero
  private var bytes = 0
  /// The same in the current stretch of a long body.
  private var stretch = (waited: TimeAmount.zero, bytes: 0)

  /// - Parameter isCredential: Whether the address is one at which people sign in.
  init(_ limits: ConnectionLimits, isCredential: Bool) {
    self.limits = limits
    self.isCredential = isCredential
  }

  mutating func received(_ count: Int) {
    bytes = bytes.addingClamped(count)
    stretch.bytes = stretch.bytes.addingClamped(count)
  }

  /// - Parameters:
  ///   - time: Since the last look, if the server waited then.
  ///   - standing: Of the sender.
  /// - Returns: Whether it comes too slowly.
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
