public import DailveScores

/// Units of the local calendar.
public enum CalendarUnit: Sendable { case week, month, year }

extension CalendarUnit {
  /// The first day of the interval that contains `day`.
  ///
  /// - Parameter firstWeekday: Monday 0 to Sunday 6.
  func start(of day: CivilDay, firstWeekday: Int) -> CivilDay {
    let (year, month, _) = day.components
    switch self {
    case .week: return day - (day.weekday - firstWeekday + 7) % 7
    case .month: return CivilDay(year: year, month: month, day: 1)
    case .year: return CivilDay(year: year, month: 1, day: 1)
    }
  }
}

extension ZoneTimeline {
  /// The first instant of a local day.
  public func start(of day: CivilDay) -> Instant {
    // A search is needed because days jump where the zone changes; local midnight is always within two days of midnight UTC.
    let around = -172_800..<172_800
    return Instant(midnightOf: day) + around.firstPlace { self.day(at: Instant(midnightOf: day) + $0) >= day }
  }
}
