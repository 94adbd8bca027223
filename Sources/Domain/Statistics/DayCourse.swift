internal import DailveScores

/// The growth of a sum over a day: the amount added in each quarter of an hour, local time.
public struct DayCourse: Sendable, Equatable {
  /// Length of a quarter of an hour, in seconds.
  public static let step = 900
  private static let count = 86_400 / step

  /// The metrics whose sum so far is compared with the usual sum by the same time.
  public static let metrics: [Metric] = [.steps, .exercise, .activeEnergy, .distance, .flights]

  /// In the canonical unit, from midnight. An hour repeated by a clock change adds to the same quarters again.
  public private(set) var quarters = [Double](repeating: 0, count: count)

  public init() {}

  /// - Parameter second: Seconds after local midnight; clamped to the day's first and last quarter.
  public mutating func add(_ value: Double, at second: Int) {
    quarters[min(max(second.floorDivided(by: Self.step), 0), Self.count - 1)] += value
  }

  /// The first boundary between quarters after `second`.
  static func border(after second: Int) -> Int { (second.floorDivided(by: step) + 1) * step }

  /// The sum reached by a local time, interpolated linearly within a quarter.
  ///
  /// - Parameter minute: Minutes after midnight.
  public func sum(until minute: Double) -> Double {
    let place = min(max(minute * 60 / Double(Self.step), 0), Double(Self.count))
    return quarters.enumerated().reduce(0) { sum, quarter in
      sum + quarter.element * min(max(place - Double(quarter.offset), 0), 1)
    }
  }
}
