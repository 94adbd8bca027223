/// Mean HRV of the last seven days against the median of the last 60; shown beside the score, not part of it.
public enum ConditionTrend: String, Sendable {
  case above, within, below

  /// `nil` with fewer than three valid days among the seven up to today, or with none in the 60 before today.
  public static func compare(logHRV: [DayValue], baseline: PersonalBaseline, today: CivilDay) -> ConditionTrend? {
    let week = logHRV.within(today - 6...today).map { $0.value }
    let window = logHRV.within(today - 60...today - 1).map { $0.value }
    guard week.count >= 3, let mean = RobustStatistics.mean(week), let usual = RobustStatistics.median(window)
    else { return nil }
    if mean > usual + 0.5 * baseline.spread { return .above }
    if mean < usual - 0.5 * baseline.spread { return .below }
    return .within
  }
}
