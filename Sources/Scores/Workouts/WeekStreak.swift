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
