internal import DailveDomain
internal import DailveScores

/// A day of the week, numbered like `CivilDay.weekday`.
enum Weekday: Int, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  init(_ day: CivilDay) { self = Weekday(rawValue: day.weekday) ?? .sunday }

  var title: TextKey {
    switch self {
    case .monday: .weekdayLong0
    case .tuesday: .weekdayLong1
    case .wednesday: .weekdayLong2
    case .thursday: .weekdayLong3
    case .friday: .weekdayLong4
    case .saturday: .weekdayLong5
    case .sunday: .weekdayLong6
    }
  }

  var short: TextKey {
    switch self {
    case .monday: .weekday0
    case .tuesday: .weekday1
    case .wednesday: .weekday2
    case .thursday: .weekday3
    case .friday: .weekday4
    case .saturday: .weekday5
    case .sunday: .weekday6
    }
  }
}
