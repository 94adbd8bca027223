/// Mechanical power along a ride or run, without its pauses.
public struct PowerTrace: Sendable, Equatable {
  public struct Sample: Sendable, Equatable {
    public var second: Double
    public var watts: Double

    public init(second: Double, watts: Double) {
      self.second = second
      self.watts = watts
    }
  }

  /// The longest that a sample holds, in seconds; after that the meter has lost contact or the rider is coasting. Our
  /// choice.
  public static let longestHold = 10.0
  /// Watts; even the best sprinters stay below. Our choice.
  static let possible = 0.0...3000.0

  /// Joules over active seconds.
  public private(set) var energy: CumulativeSeries
  /// Active seconds covered by samples; gaps in `energy` are not covered.
  public private(set) var heldSeconds = 0.0

  /// - Parameters:
  ///   - samples: In any order; the largest of several at one moment counts.
  ///   - end: End of the last sample's validity, at most 10 s after it.
  ///   - pauses: Time that does not count, nor do samples within it.
  public init(_ samples: [Sample], end: Double? = nil, pauses: IdleTime = IdleTime([])) {
    let usable = samples.filter {
      Self.possible.contains($0.watts) && $0.second.magnitude <= CumulativeSeries.largest && !pauses.contains($0.second)
    }.sorted { ($0.second, $0.watts) < ($1.second, $1.watts) }
    var points: [(second: Double, value: Double)] = []
    points.reserveCapacity(2 * usable.count)
    var sum = 0.0
    for (index, sample) in usable.enumerated() {
      let next = index + 1 < usable.count ? usable[index + 1].second : end ?? sample.second
      let hold = TimeSpan(start: sample.second, end: min(next, sample.second + Self.longestHold))
      let start = sample.second - pauses.seconds(before: sample.second)
      let active = pauses.activeSeconds(in: hold)
      points.append((start, sum))
      sum += sample.watts * active
      heldSeconds += active
      points.append((start + active, sum))
    }
    energy = CumulativeSeries(points)
  }

  /// Active seconds from the first sample to the end of the last.
  public var duration: Double { energy.span.duration }

  /// Watts; `nil` without any duration.
  public var mean: Double? { duration > 0 ? energy.total / duration : nil }

  /// Seconds: 5 s to an hour.
  public static let durations = [5.0, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600]

  /// The best mean power over this many active seconds; `nil` if the workout is shorter.
  ///
  /// Power is constant between two samples, so the best stretch begins or ends at one.
  public func best(over seconds: Double) -> Double? {
    guard seconds > 0, seconds <= duration + 1e-6 else { return nil }
    let length = min(seconds, duration)
    var most = 0.0
    let later = energy.values(at: energy.seconds.map { $0 + length })
    let earlier = energy.values(at: energy.seconds.map { $0 - length })
    for (index, value) in energy.values.enumerated() {
      most = max(most, later[index] - value, value - earlier[index])
    }
    return most / length
  }

  /// Normalised power: the fourth root of the mean fourth power of the rolling 30 s mean, taken every second from the thirtieth on
  /// (Allen, Coggan & McGregor, Training and Racing with a Power Meter). `nil` under 30 s, or over a week.
  public var normalised: Double? {
    let window = 30
    guard duration >= Double(window), duration <= 604_800 else { return nil }
    let start = energy.span.start
    let joules = energy.values(at: stride(from: 0, through: duration + 1e-9, by: 1).map { start + $0 })
    var sum = 0.0
    for (end, begin) in zip(joules.dropFirst(window), joules) {
      let mean = (end - begin) / Double(window)
      sum += mean * mean * mean * mean
    }
    return (sum / Double(joules.count - window)).squareRoot().squareRoot()
  }
}
