/// Recommended sleep by age: National Sleep Foundation (Hirshkowitz 2015, Sleep Health 1:40).
public struct SleepNeed: Sendable, Equatable {
  /// Hours: `minimum...maximum` may be appropriate, `low...high` is recommended.
  public var minimum: Double
  public var low: Double
  public var high: Double
  public var maximum: Double

  /// Middle of the recommended range, in hours.
  public var middle: Double { (low + high) / 2 }

  /// Hours that a person without a goal needs: the median of their last 60 nights, clamped to the recommended range, or
  /// the middle of that range while fewer than 14 of those nights are known.
  ///
  /// - Parameter nights: Hours asleep on the known nights among the last 60.
  public func personal(_ nights: [Double]) -> Double {
    guard nights.count >= Self.neededNights, let median = RobustStatistics.median(nights) else { return middle }
    return clamp(median, low...high)
  }

  /// Origin of the hours that a person needs.
  public enum Basis: Sendable, Equatable {
    /// The person chose them.
    case goal
    /// Their own nights, within the recommended range.
    case nights
    /// The middle of the recommended range, while too few nights are known.
    case recommendation
  }

  public static let window = 60
  public static let neededNights = 14

  /// - Parameter age: Completed years; `nil` takes the adult row (26-64).
  public init(age: Int?) {
    switch age ?? 40 {
    case ..<14: self.init(7, 9, 11, 12)
    case 14...17: self.init(7, 8, 10, 11)
    case 18...25: self.init(6, 7, 9, 11)
    case 26...64: self.init(6, 7, 9, 10)
    default: self.init(5, 7, 8, 9)
    }
  }

  private init(_ minimum: Double, _ low: Double, _ high: Double, _ maximum: Double) {
    self.minimum = minimum
    self.low = low
    self.high = high
    self.maximum = maximum
  }
}

/// Sleep missed over two weeks. The window of 14 nights follows the dose-response study of Van Dongen 2003 (Sleep
/// 26:117).
public enum SleepDebt {
  public static let nights = 14

  /// Hours missed, never negative: `max(0, sum(need - slept) * 14 / n)`; `nil` with fewer than ten recorded nights.
  ///
  /// - Parameters:
  ///   - nights: Hours asleep of the last 14 nights, oldest first; `nil` for a night without data.
  ///   - need: Hours wanted each night.
  public static func hours(nights: [Double?], need: Double) -> Double? {
    let recorded = nights.suffix(Self.nights).compactMap { $0 }
    guard recorded.count >= 10 else { return nil }
    let shortfall = recorded.reduce(0) { $0 + need - $1 }
    return max(0, shortfall * Double(Self.nights) / Double(recorded.count))
  }
}
