internal import Synchronization

/// Limits how fast one device may send or ask. A device that resends its whole history takes minutes, and a
/// malfunctioning one does not slow down others.
final class TokenBuckets: Sendable {
  /// The burst of deliveries, and how many more per second.
  static let most = 600.0
  static let perSecond = 10.0

  private let most: Double
  private let perSecond: Double

  init(most: Double = most, perSecond: Double = perSecond) {
    self.most = most
    self.perSecond = perSecond
  }

  private struct Bucket {
    var left: Double
    var at: ContinuousClock.Instant
  }

  private let buckets = Mutex<[String: Bucket]>([:])

  /// - Returns: Seconds to wait; `nil` if it may send now.
  func consume(_ device: String, at now: ContinuousClock.Instant = .now) -> Int? {
    buckets.withLock { buckets in
      var bucket = buckets[device] ?? Bucket(left: most, at: now)
      let seconds = (now - bucket.at) / .seconds(1)
      bucket.left = min(most, bucket.left + max(0, seconds) * perSecond)
      bucket.at = now
      defer { buckets[device] = bucket }
      guard bucket.left >= 1 else { return 1 }
      bucket.left -= 1
      return nil
    }
  }
}
