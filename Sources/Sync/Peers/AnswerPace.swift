internal import DailveScores

/// How fast the body of an answer comes at least: whoever sends a byte now and then is never silent, and never at an end.
package struct AnswerPace: Sendable {
  private let start: ContinuousClock.Instant
  private static let grace = Duration.seconds(60)
  /// Bytes per second after that.
  private static let least = 4096

  package init(since start: ContinuousClock.Instant) { self.start = start }

  /// - Parameter bytes: That have come until now.
  package func isKept(by bytes: Int, at now: ContinuousClock.Instant) -> Bool {
    let beyond = (now - start - Self.grace).components.seconds
    return bytes >= Int(clamping: max(0, beyond)).multipliedClamped(by: Self.least)
  }
}
