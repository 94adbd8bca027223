public import DailveScores

extension Instant {
  /// Since 1970, UTC.
  public var milliseconds: Int { seconds.multipliedClamped(by: 1000) }
}
