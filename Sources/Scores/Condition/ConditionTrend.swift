/// Where the last week lies against the last two months: a line of its own, not part of the score.
public enum ConditionTrend: String, Sendable {
  case above, within, below

  /// `nil` with fewer than three valid days among the last seven, today included, or without a 60-day median.
  public static func compare(logHRV: [DayValue], baseline: PersonalBaseline, today: CivilDay) -> ConditionTrend? {
    let week = logHRV.within(today - 60...today).suffix(7).map { $0.value }
    let window = logHRV.within(today - 60...today - 1).map { $0.value }
    guard week.count >= 3, let mean = RobustStatistics.mean(week), let usual = RobustStatistics.median(window)
    else { return nil }
    if mean > usual + 0.5 * baseline.spread { return .above }
    if mean < usual - 0.5 * baseline.spread { return .below }
    return .within
  }
}
