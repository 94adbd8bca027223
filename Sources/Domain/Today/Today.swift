public import DailveScores

/// Everything on the Today page, as values. What could not be read is listed in `failures`; the rest is present.
public struct Today: Sendable {
  public var day: CivilDay
  public var report: ConditionReport
  public var goal: WeeklyGoal
  public var goals: DailyGoals
  /// The night that ended on the day, with its segments; `sleepScore` is its score.
  public var night: SleepNight?
  public var sleepScore: Int?
  /// The condition scores of the last ninety days, oldest first; `nil` for a day without one.
  public var scores: [Int?]
  public var outside: OutsideUsual
  public var pinned: [MetricCard]
  public var signals: [MetricCard]
  public var activity: [MetricCard]
  public var profile: Profile
  /// Active injuries, the worst first.
  public var injuries: [Injury]
  /// The errors of the parts that could not be read, out of `sources` attempts.
  public var failures: [any Error]
  public var sources: Int

  /// The newest day with data up to this one; `nil` if there is none at all, as on the first run.
  public var newestDay: CivilDay?
  /// The time at which the newest data were exported; `nil` without an import, and on a day that is over.
  public var newestImport: Instant?

  /// A source whose kind the person has to tell.
  public var unknownSource: UnknownSource?

  /// A summary of the store, if all data are older than the cards look back.
  public var overview: DataOverview?

  public var isEmpty: Bool { newestDay == nil }

  /// True if no card has a number, now or earlier.
  public var hasNoNumbers: Bool { (pinned + signals + activity).allSatisfy { $0.newestDay == nil } }
}
