internal import DailveDomain
internal import DailveScores

/// The time span of one point in a chart.
enum Bucket: String {
  case day, week, month, year

  /// Longer periods are drawn by week, month or year, because a line has room for about a hundred points.
  ///
  /// - Parameter length: Number of days.
  init(length: Int) { self = length > 3700 ? .year : length > 1100 ? .month : length > 120 ? .week : .day }

  /// "Each point is the mean of a week."
  var text: TextKey? {
    switch self {
    case .day: nil
    case .week: .detailPerWeek
    case .month: .detailPerMonth
    case .year: .detailPerYear
    }
  }

  /// The first day of the point that contains `day`. Weeks are counted back from the last day, so that the newest is
  /// complete; months and years follow the calendar.
  func start(of day: CivilDay, end: CivilDay) -> CivilDay {
    let (year, month, _) = day.components
    return switch self {
    case .day: day
    case .week: end - (end - day) / 7 * 7 - 6
    case .month: CivilDay(year: year, month: month, day: 1)
    case .year: CivilDay(year: year, month: 1, day: 1)
    }
  }

  /// The first day of each point, oldest first.
  func starts(_ days: ClosedRange<CivilDay>) -> [CivilDay] {
    var starts: [CivilDay] = []
    var next = days.lowerBound
    while next <= days.upperBound {
      let start = start(of: next, end: days.upperBound)
      starts.append(start)
      next = after(start)
    }
    return starts
  }

  /// The first day of the next point.
  private func after(_ start: CivilDay) -> CivilDay {
    switch self {
    case .day: start + 1
    case .week: start + 7
    case .month: start.lastOfMonth + 1
    case .year: CivilDay(year: start.components.year + 1, month: 1, day: 1)
    }
  }
}
