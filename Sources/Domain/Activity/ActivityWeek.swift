public import DailveScores

/// A week of training up to a day. `WeekCourse` compares it with the previous one.
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
    totals = TrainingTotals(workouts)
    self.goal = goal
  }
}
