/// Mean HRV of the last seven valid days against the median of the last 60 days; shown beside the score, not part of
/// it.
public enum ConditionTrend: String, Sendable {
  case above, within, below

  /// `nil` with fewer than three valid days since 60 days ago, today included, or with none before today.
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
