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
