public import DailveScores

/// A week of training up to a day, compared with the previous one.
public struct ActivityWeek: Sendable, Equatable {
  public struct Day: Sendable, Equatable {
    public var day: CivilDay
    public var totals: TrainingTotals
    /// True if the data that normally arrive are missing.
    public var isMissing: Bool
  }

  /// All seven days; those after the shown day are empty.
  public var days: [Day]
  /// Totals up to the shown day.
  public var totals: TrainingTotals
  /// Totals of the previous week up to the same weekday.
  public var before: TrainingTotals
  /// Totals of the previous week without that weekday; empty on the first day of a week.
  public var beforeToday: TrainingTotals
  /// Totals of the whole previous week.
  public var lastWeek: TrainingTotals
  /// Days of the previous week without the data that normally arrive.
  public var missingBefore: Set<CivilDay>
  public var goal: WeeklyGoal

  /// - Parameters:
  ///   - day: The last day that counts.
  ///   - training: Tells which days are missing; with `nil` no day is.
  init(_ log: TrainingLog, on day: CivilDay, goal: WeeklyGoal, firstWeekday: Int, training: TrainingHistory? = nil) {
    let first = CalendarUnit.week.start(of: day, firstWeekday: firstWeekday)
    let workouts = log.workouts(in: first...max(first, day))
    let byDay = Dictionary(grouping: workouts, by: \.day)
    func isMissing(_ other: CivilDay) -> Bool { other <= day && training?.isMissing(other, today: day) == true }
    days = (0..<7).map {
      Day(day: first + $0, totals: TrainingTotals(byDay[first + $0] ?? []), isMissing: isMissing(first + $0))
    }
    missingBefore = Set((first - 7...first - 1).filter(isMissing))
    totals = TrainingTotals(workouts)
    before = TrainingTotals(log.workouts(in: first - 7...max(first, day) - 7))
    beforeToday = day > first ? TrainingTotals(log.workouts(in: first - 7...day - 8)) : TrainingTotals()
    lastWeek = TrainingTotals(log.workouts(in: first - 7...first - 1))
    self.goal = goal
  }
}
