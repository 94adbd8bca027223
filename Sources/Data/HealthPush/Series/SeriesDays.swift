internal import DailveScores

/// The dates of a series whose values all stand at the beginning of a day: their distances tell days from weeks and months.
struct SeriesDays: Equatable {
  private var last: CivilDay?
  private var first: CivilDay?
  /// The smallest number of days between neighbours.
  private var nearest = Int.max
  private var areWeeks = true
  private var areMonths = true
  private var areDays = true

  mutating func note(_ moment: DateReader.Moment) {
    guard moment.startsDay else {
      areDays = false
      return
    }
    let day = moment.day
    areMonths = areMonths && day.components.day == 1
    if let first, let last, day != last {
      nearest = min(nearest, abs(day - last), day == first ? .max : abs(day - first))
      areWeeks = areWeeks && (day - first) % 7 == 0
    }
    first = first ?? day
    last = day
  }

  /// True if all values stand at the beginning of the same day.
  var isOne: Bool { areDays && first != nil && nearest == .max }

  /// True if they may be weeks: whole weeks apart, some of which may have no value.
  var mayBeWeeks: Bool { areDays && areWeeks && nearest < .max }

  /// The grouping; `nil` for a series of one date, for times within days, and for dates several weeks apart, which may be days or weeks.
  var aggregation: PushGrouping? {
    guard areDays, nearest < .max else { return nil }
    if areMonths, nearest >= 365 { return .year }
    if areMonths, nearest >= 28 { return .month }
    guard areWeeks else { return .day }
    return nearest == 7 ? .week : nil
  }
}

extension DateReader.Moment {
  /// The local date.
  var day: CivilDay { Instant(seconds).day(offset: offset) }

  /// The number of days in its month.
  var daysOfMonth: Int {
    let (year, month, _) = day.components
    let next = month == 12 ? CivilDay(year: year + 1, month: 1, day: 1) : CivilDay(year: year, month: month + 1, day: 1)
    return next - CivilDay(year: year, month: month, day: 1)
  }
}
