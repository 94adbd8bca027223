internal import DailveScores

/// Limits of one message between stores.
package enum PeerLimits {
  /// The most bytes of a message. The longest item sent in one piece is a kept file, which the reader of exports accepts up to this size.
  package static let mostBytes = 96 << 20
  /// Bytes after which a parcel is closed, and the most rows requested at once: a transaction of about half a second.
  package static let fullParcel = 8 << 20
  package static let fullRows = 50_000
  /// The most rows and other items of a parcel.
  package static let mostThings = 200_000
  package static let mostPlaces = 1 << 20
  /// The most digests of an answer. A source that measures every second fills a month with fewer.
  package static let mostDigests = 4 << 20
  package static let mostNames = 1 << 18
  package static let longestText = 1 << 20
  /// Seconds by which two clocks may differ.
  package static let farthestClock = 60
}

/// The slowest acceptable pace of an answer's body: a peer that sends single bytes would otherwise never be silent and never finish.
package struct AnswerPace: Sendable {
  private let start: ContinuousClock.Instant
  private static let grace = Duration.seconds(60)
  /// Bytes per second after the grace period.
  private static let least = 4096

  package init(since start: ContinuousClock.Instant) { self.start = start }

  /// - Parameter bytes: The bytes received so far.
  package func isKept(by bytes: Int, at now: ContinuousClock.Instant) -> Bool {
    let beyond = (now - start - Self.grace).components.seconds
    return bytes >= Int(clamping: max(0, beyond)).multipliedClamped(by: Self.least)
  }
}
