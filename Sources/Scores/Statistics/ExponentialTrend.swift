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
