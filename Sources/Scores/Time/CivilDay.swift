/// A calendar day without a time or a zone, proleptic Gregorian. Arithmetic saturates at the first and last
/// representable days; calendar dates are exact within five million years.
public struct CivilDay: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01.
  public var number: Int

  @inlinable
  public init(number: Int) { self.number = number }

  /// Month and day may be out of range: month 13 is January of the next year.
  public init(year: Int, month: Int, day: Int) {
    // Stay within 32 bits, the size of an integer in a browser.
    let (year, month) = (min(max(year, -4_000_000), 4_000_000), min(max(month, -4_000_000), 4_000_000))
    let day = min(max(day, -400_000_000), 400_000_000)
    // Days from civil, after H. Hinnant, "chrono-Compatible Low-Level Date Algorithms": eras of 400 years, years from March.
    let months = year * 12 + month - 1
    let y = (months - (months % 12 + 12) % 12) / 12 - ((months % 12 + 12) % 12 < 2 ? 1 : 0)
    let m = ((months % 12 + 12) % 12 + 10) % 12
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * m + 2) / 5 + day - 1
    number = era * 146_097 + dayOfEra - 719_468
  }

  public var components: (year: Int, month: Int, day: Int) {
    let shifted = min(max(number, -2_000_000_000), 2_000_000_000) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let m = (5 * dayOfYear + 2) / 153
    let month = m < 10 ? m + 3 : m - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * m + 2) / 5 + 1)
  }

  /// The first day of the same month.
  public var firstOfMonth: CivilDay { self - (components.day - 1) }

  /// The last day of the same month.
  public var lastOfMonth: CivilDay {
    let (year, month, _) = components
    return CivilDay(year: year, month: month + 1, day: 1) - 1
  }

  /// Completed years since `day`; people born on a leap day turn a year older on 1 March of other years.
  public func years(since day: CivilDay) -> Int {
    let (a, b) = (day.components, components)
    return b.year - a.year - ((b.month, b.day) >= (a.month, a.day) ? 0 : 1)
  }

  /// 0 is Monday, 6 is Sunday.
  public var weekday: Int { (number % 7 + 10) % 7 }

  @inlinable
  public static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
  @inlinable
  public static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number.addingClamped(days)) }
  @inlinable
  public static func - (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number.subtractingClamped(days)) }
  @inlinable
  public static func - (left: CivilDay, right: CivilDay) -> Int { left.number.subtractingClamped(right.number) }
}

/// Allows iterating over ranges of days.
extension CivilDay: Strideable {
  @inlinable
  public func distance(to other: CivilDay) -> Int { other - self }
  @inlinable
  public func advanced(by days: Int) -> CivilDay { self + days }
}
