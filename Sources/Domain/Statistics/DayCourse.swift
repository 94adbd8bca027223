internal import DailveScores

/// How a sum grew over a day: what each quarter of an hour of the local clock added.
public struct DayCourse: Sendable, Equatable {
  /// Seconds of a part.
  public static let step = 900
  private static let count = 86_400 / step

  /// The metrics that are compared with what is usual by this time of the day.
  public static let metrics: [Metric] = [.steps, .exercise, .activeEnergy, .distance, .flights]

  /// In the canonical unit, from midnight on. An hour that a clock change repeats adds to its quarters twice.
  public private(set) var quarters = [Double](repeating: 0, count: count)

  public init() {}

  /// - Parameter second: Since midnight, by the local clock; what lies beyond the day counts in its first or last quarter.
  public mutating func add(_ value: Double, at second: Int) {
    quarters[min(max(second.floorDivided(by: Self.step), 0), Self.count - 1)] += value
  }

  /// The first border between two quarters after `second`.
  static func border(after second: Int) -> Int { (second.floorDivided(by: step) + 1) * step }

  /// What was reached at a time of the local clock; within a quarter it grows evenly.
  ///
  /// - Parameter minute: Minutes after midnight.
  public func sum(until minute: Double) -> Double {
    let place = min(max(minute * 60 / Double(Self.step), 0), Double(Self.count))
    return quarters.enumerated().reduce(0) { sum, quarter in
      sum + quarter.element * min(max(place - Double(quarter.offset), 0), 1)
    }
  }
}
