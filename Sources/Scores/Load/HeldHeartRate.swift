/// A heart rate and how long it was held.
public struct HeldHeartRate: Sendable, Equatable {
  /// Beats per minute.
  public var heartRate: Double
  public var seconds: Double

  public init(heartRate: Double, seconds: Double) {
    self.heartRate = heartRate
    self.seconds = seconds
  }

  /// A sample says nothing about what happens more than this many seconds later.
  public static let longestHold = 60.0

  /// Each sample holds until the next one and the last until `end`, each for at most 60 s; without `end` the last holds
  /// 0 s.
  ///
  /// - Parameter samples: Seconds and beats per minute, oldest first.
  public static func all(_ samples: [(second: Double, heartRate: Double)], end: Double? = nil) -> [HeldHeartRate] {
    samples.indices.map { index in
      let next = index + 1 < samples.count ? samples[index + 1].second : end ?? samples[index].second
      return HeldHeartRate(
        heartRate: samples[index].heartRate, seconds: clamp(next - samples[index].second, 0...longestHold))
    }
  }
}

/// The highest heart rate that was really sustained; a single outlier does not count.
///
/// The largest value that consecutive samples, at most 15 s apart, hold or exceed for at least 30 s.
public struct SustainedMaximum: Sendable {
  private static let longestGap = 15
  private static let leastSpan = 30

  /// Recent samples, oldest first, at which a stretch may still begin.
  private var recent: [(second: Int, heartRate: Double)] = []

  public init() {}

  /// - Parameters:
  ///   - second: Not earlier than in the call before.
  ///   - heartRate: Beats per minute.
  /// - Returns: The heart rate held in the shortest stretch that ends here; `nil` where none is long enough.
  public mutating func add(second: Int, heartRate: Double) -> Double? {
    if let newest = recent.last, second - newest.second > Self.longestGap { recent.removeAll(keepingCapacity: true) }
    recent.append((second, heartRate))
    guard let start = recent.lastIndex(where: { second - $0.second >= Self.leastSpan }) else { return nil }
    // A longer stretch holds no higher rate: samples before the shortest stretch are not needed again.
    recent.removeFirst(start)
    return recent.reduce(heartRate) { min($0, $1.heartRate) }
  }
}
