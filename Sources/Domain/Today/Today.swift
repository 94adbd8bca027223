public import DailveScores

/// Everything on the Today page, as values. What could not be loaded is counted, the rest is there.
public struct Today: Sendable {
  public var day: CivilDay
  public var report: ConditionReport
  public var goal: WeeklyGoal
  public var pinned: [MetricCard]
  public var signals: [MetricCard]
  public var activity: [MetricCard]
  public var profile: Profile
  /// Active ones, the worst first.
  public var injuries: [Injury]
  /// Why sources could not be read.
  public var failures: [any Error]
  public var sources: Int

  /// The newest day with data up to this one; `nil` when there is nothing at all: the first run.
  public var newestDay: CivilDay?
  /// When the newest data were brought together; `nil` without an import, and on a day that is over.
  public var newestImport: ImportTime?

  /// Where everything lies further back than cards look: what there is instead of a day.
  public var overview: DataOverview?

  public var coaching: Coaching { report.coaching }

  public var isEmpty: Bool { newestDay == nil }
}
