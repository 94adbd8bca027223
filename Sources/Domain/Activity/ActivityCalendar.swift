public import DailveScores

/// Half a year of days, in weeks.
public struct ActivityCalendar: Sendable, Equatable {
  public struct Day: Sendable, Equatable {
    public var day: CivilDay
    public var workouts: Int
    /// Minutes of workouts.
    public var minutes: Double
    /// True if the day counts for the weekly goal (`WeeklyGoal.isActive`).
    public var isActive: Bool
    /// True if the data that normally arrive are missing.
    public var isMissing: Bool
  }

  public static let weeks = 26
  /// Length in days of each half compared.
  public static let half = 91

  /// The days of whole weeks, except that the last week ends with the shown day.
  public var days: [Day]
  /// Active days per week in the last thirteen weeks, over the days with data; `nil` with less than a week of them.
  public var recent: Double?
  /// The same for the thirteen weeks before that; `nil` also if training began later.
  public var earlier: Double?

  /// - Parameters:
  ///   - exercise: Minutes by day, for the shown days and for both halves.
  ///   - training: Tells which days are missing; with `nil` no day is.
  init(
    _ log: TrainingLog, exercise: [DailyStatistics], on day: CivilDay, firstWeekday: Int,
    training: TrainingHistory? = nil
  ) {
    let first = CalendarUnit.week.start(of: day, firstWeekday: firstWeekday) - 7 * (Self.weeks - 1)
    let oldest = min(first, day - 2 * Self.half + 1)
    let byDay = Dictionary(grouping: log.workouts(in: oldest...day), by: \.day)
    let exercise = Dictionary(exercise.map { ($0.day, $0.sum) }, uniquingKeysWith: { first, _ in first })
    func entry(_ other: CivilDay) -> Day {
      let totals = TrainingTotals(byDay[other] ?? [])
      return Day(
        day: other, workouts: totals.count, minutes: totals.duration,
        isActive: WeeklyGoal.isActive(workoutMinutes: totals.duration, exerciseMinutes: exercise[other] ?? 0),
        isMissing: training?.isMissing(other, today: day) ?? false)
    }
    func weekly(_ days: ClosedRange<CivilDay>) -> Double? {
      // Days before the first data are unknown, not days of rest.
      let known = days.map(entry).filter { entry in
        !entry.isMissing && (training?.firstDay.map { entry.day >= $0 } ?? true)
      }
      return known.count >= 7 ? Double(known.count { $0.isActive }) * 7 / Double(known.count) : nil
    }
    days = (first...day).map(entry)
    recent = weekly(day - Self.half + 1...day)
    let before = day - 2 * Self.half + 1...day - Self.half
    let began = [log.workouts.first?.day, exercise.keys.min()].compactMap { $0 }.min()
    earlier = began.map { $0 <= before.lowerBound + 6 } == true ? weekly(before) : nil
  }
}
