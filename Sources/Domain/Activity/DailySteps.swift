public import DailveScores

/// The steps of all days up to one, for somebody who records no workouts.
public struct DailySteps: Sendable, Equatable {
  /// The day with the most steps, the earliest of equals.
  public var most: DayValue
  /// Steps of the calendar year so far, and of the year before up to the same day; 0 without data.
  public var year: Double
  public var yearBefore: Double
  /// Sum of each of the last fourteen days that has one, for the course of the week.
  var recent: [CivilDay: Double]

  /// - Parameter days: Oldest first.
  /// - Returns: `nil` without steps.
  init?(_ days: [DailyStatistics], on day: CivilDay) {
    var most: DayValue?
    for statistics in days where statistics.sum > most?.value ?? 0 {
      most = DayValue(day: statistics.day, value: statistics.sum)
    }
    guard let most else { return nil }
    self.most = most
    let comparison = PeriodComparison.days(.year, on: day)
    func sum(_ range: ClosedRange<CivilDay>) -> Double {
      days.reduce(0) { range.contains($1.day) ? $0 + $1.sum : $0 }
    }
    (year, yearBefore) = (sum(comparison.now), sum(comparison.before))
    recent = Dictionary(
      days.suffix(14).filter { day - $0.day < 14 }.map { ($0.day, $0.sum) }, uniquingKeysWith: { first, _ in first })
  }

  /// The week's running total; a day without steps is unknown, except the shown one.
  ///
  /// - Parameter sameDay: Steps of the day a week ago up to the same hour.
  func week(on day: CivilDay, sameDay: Double, firstWeekday: Int) -> WeekCourse {
    WeekCourse(recent, sameDay: sameDay, on: day, firstWeekday: firstWeekday) { other in
      other == day || recent[other] != nil
    }
  }
}
