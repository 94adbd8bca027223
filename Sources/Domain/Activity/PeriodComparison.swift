public import DailveScores

/// A calendar month or year up to a day, compared with the previous one up to the same day.
public struct PeriodComparison: Sendable, Equatable {
  public var days: ClosedRange<CivilDay>
  /// As far into the period before, or all of it where it is shorter.
  public var daysBefore: ClosedRange<CivilDay>
  public var totals: TrainingTotals
  public var before: TrainingTotals

  /// - Parameter unit: `.month` or `.year`.
  init(_ unit: CalendarUnit, on day: CivilDay, _ log: TrainingLog) {
    let first = unit.start(of: day, firstWeekday: 0)
    let (year, month, number) = day.components
    let firstBefore = unit.start(of: first - 1, firstWeekday: 0)
    // 31 March is held against the whole of February, 29 February against the 28th.
    let sameMonth =
      unit == .year ? CivilDay(year: year - 1, month: month, day: 1) : CivilDay(year: year, month: month - 1, day: 1)
    let sameDay = min(sameMonth + (number - 1), sameMonth.lastOfMonth)
    days = first...max(first, day)
    daysBefore = firstBefore...max(firstBefore, sameDay)
    totals = TrainingTotals(log.workouts(in: days))
    before = TrainingTotals(log.workouts(in: daysBefore))
  }
}
