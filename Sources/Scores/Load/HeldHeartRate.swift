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
  /// 0 s. Time within pauses does not count: pauses are not exercise.
  ///
  /// - Parameter samples: Seconds and beats per minute, oldest first.
  public static func all(
    _ samples: [(second: Double, heartRate: Double)], end: Double? = nil, pauses: IdleTime = IdleTime([])
  ) -> [HeldHeartRate] {
    samples.indices.map { index in
      let start = samples[index].second
      let next = index + 1 < samples.count ? samples[index + 1].second : end ?? start
      let seconds = clamp(next - start, 0...longestHold)
      return HeldHeartRate(
        heartRate: samples[index].heartRate,
        seconds: pauses.spans.isEmpty
          ? seconds : pauses.activeSeconds(in: TimeSpan(start: start, end: start + seconds)))
    }
  }
}

/// The highest sustained heart rate, ignoring single outliers: the largest value that consecutive samples, at most 15 s
/// apart, hold or exceed for at least 30 s.
public struct SustainedMaximum: Sendable {
  private static let longestGap = 15
  private static let leastSpan = 30

  /// The measurements of one second.
  private struct Moment {
    var instant: Instant
    var lowest: Double
    var last: Double
  }

  /// The last seconds, oldest first, at which a qualifying stretch may still begin.
  private var recent: [Moment] = []

  public init() {}

  /// - Parameter instant: Not before the previous sample.
  /// - Returns: The heart rate held in the shortest sufficient stretch that ends here; `nil` if none is long enough.
  public mutating func add(_ heartRate: Double, at instant: Instant) -> Double? {
    if let newest = recent.last, instant - newest.instant > Self.longestGap { recent.removeAll(keepingCapacity: true) }
    if let newest = recent.indices.last, recent[newest].instant == instant {
      recent[newest].lowest = min(recent[newest].lowest, heartRate)
      recent[newest].last = heartRate
    } else {
      recent.append(Moment(instant: instant, lowest: heartRate, last: heartRate))
    }
    guard let start = recent.lastIndex(where: { instant - $0.instant >= Self.leastSpan }) else { return nil }
    // Longer stretches sustain the same or less, so anything before the shortest one is never needed again.
    recent.removeFirst(start)
    recent[0].lowest = recent[0].last
    return recent.reduce(heartRate) { min($0, $1.lowest) }
  }
}
