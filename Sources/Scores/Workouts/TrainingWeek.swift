/// Monotony and strain of a week of training.
public enum TrainingWeek {
  /// Weeks that must have heart-rate data before the share of easy training is shown (activity.md, Formulas).
  public static let leastWeeks = 4

  /// Foster 1998, Med Sci Sports Exerc 30:1164: load of the week times its monotony. `nil` if all days are equal. Not
  /// the strain of a day (`TrainingImpulse.strain`).
  ///
  /// - Parameter loads: Seven daily loads, with 0 for days without training.
  public static func strain(_ loads: [Double]) -> Double? {
    PerformanceManagement.monotony(loads).map { $0 * loads.reduce(0, +) }
  }

  /// Share of the time spent below zone 3, in `0...1`; `nil` unless each of four weeks has time in zones.
  ///
  /// - Parameter weeks: For each week seconds in zones 0 to 5; the last four count.
  public static func easyShare(_ weeks: [[Double]]) -> Double? {
    let recent = weeks.suffix(leastWeeks)
    guard recent.count == leastWeeks, recent.allSatisfy({ $0.reduce(0, +) > 0 }) else { return nil }
    let all = recent.reduce(0) { $0 + $1.reduce(0, +) }
    let easy = recent.reduce(0) { $0 + $1.prefix(3).reduce(0, +) }
    return clamp(easy / all, 0...1)
  }
}

/// Consecutive weeks in which a goal was reached.
public struct WeekStreak: Sendable, Equatable {
  /// Up to this week, or up to the last one if the goal is not yet reached this week.
  public private(set) var current = 0
  public private(set) var longest = 0

  /// - Parameters:
  ///   - reached: Week numbers in which the goal was reached, in any order and possibly repeated; those after `now` do
  ///     not count.
  ///   - now: The number of this week.
  public init(reached: [Int], now: Int) {
    var (last, length): (Int?, Int) = (nil, 0)
    for week in reached.filter({ $0 <= now }).sorted() where week != last {
      let (next, overflows) = (last ?? week).addingReportingOverflow(1)
      length = last != nil && !overflows && week == next ? length + 1 : 1
      longest = max(longest, length)
      last = week
    }
    if let last, last == now || last == now.subtractingReportingOverflow(1).partialValue { current = length }
  }
}
