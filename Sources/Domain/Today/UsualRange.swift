public import DailveScores

/// What is usual for a person: the middle of the 60 days before, and one robust standard deviation to each side.
public struct UsualRange: Sendable, Equatable {
  public var median: Double
  public var spread: Double
  public var range: ClosedRange<Double> { median - spread...median + spread }

  /// `nil` with fewer than seven days.
  public init?(_ values: [DayValue], before day: CivilDay) {
    let window = values.within(day.number - 60...day.number - 1).map { $0.value }
    guard window.count >= 7, let median = RobustStatistics.median(window),
      let spread = RobustStatistics.normalisedMAD(window)
    else { return nil }
    self.median = median
    self.spread = spread
  }
}

/// Wrist temperature has no meaning of its own, only against the nights before.
public enum NightlyBaseline {
  /// Nights before that make the baseline, and how many of them must be known.
  public static let nights = 14
  public static let neededNights = 5

  /// Mean of the known nights among the 14 before `day`.
  public static func value(_ values: [DayValue], before day: Int) -> Double? {
    let earlier = values.within(day - nights...day - 1).map { $0.value }
    return earlier.count >= neededNights ? RobustStatistics.mean(earlier) : nil
  }

  /// Each night against its own baseline; nights without one are left out.
  public static func deviations(_ values: [DayValue]) -> [DayValue] {
    values.compactMap { night in
      value(values, before: night.day).map { DayValue(day: night.day, value: night.value - $0) }
    }
  }
}
