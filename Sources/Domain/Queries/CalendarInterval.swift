public import DailveScores

/// Units of the local calendar. Counterpart of the `intervalComponents` of `HKStatisticsCollectionQuery`.
public enum CalendarUnit: String, Sendable, CaseIterable { case hour, day, week, month, year }

/// One interval of the local calendar.
public struct CalendarInterval: Sendable, Equatable {
  /// Its first day.
  public var day: CivilDay
  /// End exclusive. The day of a clock change has 23 or 25 hours, that of a traveller up to 50.
  public var range: Range<Instant>
}

extension ZoneTimeline {
  /// The first instant of a local day.
  public func start(of day: CivilDay) -> Instant {
    // A search is needed because days jump where the zone changes; local midnight is always within two days of midnight UTC.
    let around = -172_800..<172_800
    return Instant(midnightOf: day) + around.firstPlace { self.day(at: Instant(midnightOf: day) + $0) >= day }
  }

  /// All intervals that overlap the days, oldest first.
  ///
  /// - Parameter firstWeekday: Monday 0 to Sunday 6.
  public func intervals(of days: ClosedRange<CivilDay>, by unit: CalendarUnit, firstWeekday: Int = 0)
    -> [CalendarInterval]
  {
    var result: [CalendarInterval] = []
    var day = unit.start(of: days.lowerBound, firstWeekday: firstWeekday)
    while day <= days.upperBound {
      let next = unit.next(day)
      let (start, end) = (start(of: day), start(of: next))
      if unit == .hour {
        for seconds in stride(from: 0, to: end - start, by: 3600) {
          result.append(CalendarInterval(day: day, range: start + seconds..<min(start + seconds + 3600, end)))
        }
      } else {
        result.append(CalendarInterval(day: day, range: start..<max(start, end)))
      }
      day = next
    }
    return result
  }
}

extension CalendarUnit {
  /// The first day of the interval that contains `day`.
  func start(of day: CivilDay, firstWeekday: Int) -> CivilDay {
    let (year, month, _) = day.components
    switch self {
    case .hour, .day: return day
    case .week: return day - (day.weekday - firstWeekday + 7) % 7
    case .month: return CivilDay(year: year, month: month, day: 1)
    case .year: return CivilDay(year: year, month: 1, day: 1)
    }
  }

  func next(_ day: CivilDay) -> CivilDay {
    let (year, month, _) = day.components
    switch self {
    case .hour, .day: return day + 1
    case .week: return day + 7
    case .month: return CivilDay(year: year, month: month + 1, day: 1)
    case .year: return CivilDay(year: year + 1, month: 1, day: 1)
    }
  }
}
