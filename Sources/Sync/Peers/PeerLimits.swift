internal import DailveScores

/// Limits of one message between stores.
package enum PeerLimits {
  /// Bytes of a message. The longest thing that is sent in one piece is a kept file, which an export's reader accepts up to this.
  package static let mostBytes = 96 << 20
  /// Bytes after which a parcel is closed, and rows that are asked for at once: a transaction of about half a second.
  package static let fullParcel = 8 << 20
  package static let fullRows = 50_000
  /// Rows and other things of a parcel.
  package static let mostThings = 200_000
  package static let mostPlaces = 1 << 20
  /// Digests of an answer. A source that measures each second fills a month with fewer.
  package static let mostDigests = 4 << 20
  package static let mostNames = 1 << 18
  package static let longestText = 1 << 20
  /// Seconds by which two clocks may differ.
  package static let farthestClock = 60
}

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
