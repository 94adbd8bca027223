public import DailveScores

/// Half a year of days, in weeks.
public struct ActivityCalendar: Sendable, Equatable {
  public struct Day: Sendable, Equatable {
    public var day: CivilDay
    public var workouts: Int
    /// Minutes of workouts.
    public var minutes: Double
    /// As for the weekly goal (`WeeklyGoal.isActive`).
    public var isActive: Bool
  }

  public static let weeks = 26
  /// Length in days of each half compared.
  public static let half = 91

  /// From the first day of a week; whole weeks except the last, which ends with the shown day.
  public var days: [Day]
  /// Active days a week in the last thirteen weeks.
  public var recent: Double
  /// The same in the thirteen weeks before; `nil` where training began later.
  public var earlier: Double?

  /// - Parameter exercise: Minutes by day, of the days that are shown and of both halves.
  init(_ log: TrainingLog, exercise: [DailyStatistics], on day: CivilDay, firstWeekday: Int) {
    let first = CalendarUnit.week.start(of: day, firstWeekday: firstWeekday) - 7 * (Self.weeks - 1)
    let oldest = min(first, day - 2 * Self.half + 1)
    let byDay = Dictionary(grouping: log.workouts(in: oldest...day), by: \.day)
    let exercise = Dictionary(exercise.map { ($0.day, $0.sum) }, uniquingKeysWith: { first, _ in first })
    func entry(_ day: CivilDay) -> Day {
      let totals = TrainingTotals(byDay[day] ?? [])
      return Day(
        day: day, workouts: totals.count, minutes: totals.duration,
        isActive: WeeklyGoal.isActive(workoutMinutes: totals.duration, exerciseMinutes: exercise[day] ?? 0))
    }
    func weekly(_ days: ClosedRange<CivilDay>) -> Double {
      Double(days.count { entry($0).isActive }) * 7 / Double(Self.half)
    }
    days = (first...day).map(entry)
    recent = weekly(day - Self.half + 1...day)
    let before = day - 2 * Self.half + 1...day - Self.half
    let began = [log.workouts.first?.day, exercise.keys.min()].compactMap { $0 }.min()
    earlier = began.map { $0 <= before.lowerBound + 6 } == true ? weekly(before) : nil
  }
}
