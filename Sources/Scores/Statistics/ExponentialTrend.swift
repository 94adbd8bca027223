/// Exponentially weighted average over days, aware of gaps.
public enum ExponentialTrend {
  /// The trend after each value: `T += a (x - T)`, with `a = 1 - (1 - alpha)^days` after a gap of `days`.
  /// The first value starts the trend (the Hacker's Diet, J. Walker, alpha 0.1 a day).
  ///
  /// - Parameter values: One per day at most, oldest first.
  public static func smooth(_ values: [DayValue], alpha: Double = 0.1) -> [DayValue] {
    var trend: [DayValue] = []
    trend.reserveCapacity(values.count)
    for value in values {
      guard let last = trend.last else {
        trend.append(value)
        continue
      }
      let weight = 1 - Elementary.power(1 - alpha, Double(value.day - last.day))
      trend.append(DayValue(day: value.day, value: last.value + weight * (value.value - last.value)))
    }
    return trend
  }
}

/// The change of a smoothed series from week to week. The series is smoothed once, because the trend on a day does not
/// depend on later days.
public struct WeeklyTrend: Sendable {
  private let trend: [DayValue]

  /// - Parameter values: One per day at most, oldest first.
  public init(_ values: [DayValue]) { trend = ExponentialTrend.smooth(values) }

  /// Change of the trend per week, and the trend itself, as of `day`; `nil` with fewer than three values, with values
  /// that span less than seven days, or when the newest is more than seven days old.
  public func change(on day: CivilDay) -> (change: Double, now: Double)? {
    let known = trend[..<trend.place(of: day + 1)]
    guard known.count >= 3, let now = known.last, day - now.day <= 7,
      let reference = trend.newest(onOrBefore: now.day - 7)
    else { return nil }
    return ((now.value - reference.value) * 7 / Double(now.day - reference.day), now.value)
  }
}
