internal import DailveDomain
public import DailveScores

/// Days and times in words.
public enum DateFormat {
  /// "Saturday, November 21".
  public static func long(_ day: CivilDay, _ language: Language) -> String {
    let (_, month, number) = day.components
    return language(.dateLong, longWeekday(day, language), language[Month(month).title], "\(number)")
  }

  /// "Saturday, November 21, 2026".
  public static func longWithYear(_ day: CivilDay, _ language: Language) -> String {
    language(.dateLongWithYear, longWeekday(day, language), withYear(day, language))
  }

  /// "Saturday".
  public static func longWeekday(_ day: CivilDay, _ language: Language) -> String {
    language[Weekday(day).title]
  }

  /// "Nov 21".
  public static func short(_ day: CivilDay, _ language: Language) -> String {
    let (_, month, number) = day.components
    let name = language[Month(month).title]
    return language(.dateShort, language == .en ? String(name.prefix(3)) : name, "\(number)")
  }

  /// "Sat Nov 21".
  static func shortWithWeekday(_ day: CivilDay, _ language: Language) -> String {
    language(.dateShortWithWeekday, weekday(day, language), short(day, language))
  }

  /// "November 21".
  static func dayOfMonth(_ day: CivilDay, _ language: Language) -> String {
    let (_, month, number) = day.components
    return language(.dateShort, language[Month(month).title], "\(number)")
  }

  /// "November 21, 2026".
  public static func withYear(_ day: CivilDay, _ language: Language) -> String {
    let (year, month, number) = day.components
    return language(.dateWithYear, language[Month(month).title], "\(number)", "\(year)")
  }

  /// "Nov 21, 2026".
  public static func shortWithYear(_ day: CivilDay, _ language: Language) -> String {
    let (year, month, number) = day.components
    let name = language[Month(month).title]
    return language(.dateWithYear, language == .en ? String(name.prefix(3)) : name, "\(number)", "\(year)")
  }

  /// "January to November 2017", "Mar 2016 to May 2017", "May 2017".
  public static func months(_ days: ClosedRange<CivilDay>, _ language: Language) -> String {
    let (first, last) = (days.lowerBound.components, days.upperBound.components)
    func name(_ month: Int) -> String { language[Month(month).title] }
    if first.year != last.year {
      return language(.dateMonths, month(days.lowerBound, language), month(days.upperBound, language))
    }
    if first.month == last.month { return language(.dateMonth, name(last.month), "\(last.year)") }
    return language(.dateMonthsOfYear, name(first.month), name(last.month), "\(last.year)")
  }

  /// "Nov 2026".
  public static func month(_ day: CivilDay, _ language: Language) -> String {
    let (year, month, _) = day.components
    let name = language[Month(month).title]
    return language(.dateMonth, language == .en ? String(name.prefix(3)) : name, "\(year)")
  }

  /// "Nov".
  static func monthName(_ day: CivilDay, _ language: Language) -> String {
    let name = language[Month(day.components.month).title]
    return language == .en ? String(name.prefix(3)) : name
  }

  /// "November".
  static func monthOfYear(_ day: CivilDay, _ language: Language) -> String {
    language[Month(day.components.month).title]
  }

  /// "November 2026".
  public static func monthAndYear(_ day: CivilDay, _ language: Language) -> String {
    let (year, month, _) = day.components
    return language(.dateMonth, language[Month(month).title], "\(year)")
  }

  /// "Sat, Nov 21".
  public static func weekdayAndDay(_ day: CivilDay, _ language: Language) -> String {
    language(.dateWeekday, weekday(day, language), short(day, language))
  }

  public static func weekday(_ day: CivilDay, _ language: Language) -> String {
    language[Weekday(day).short]
  }

  /// A local time: "23:05" or "11:05 PM".
  ///
  /// - Parameter minutes: Minutes after midnight.
  public static func clock(_ minutes: Double, _ language: Language, _ style: ClockStyle) -> String {
    let (hour, minute) = time(minutes)
    let minutes = (minute < 10 ? ":0" : ":") + "\(minute)"
    switch style {
    case .twentyFourHours: return "\(hour)" + minutes
    case .twelveHours: return twelve(hour, minutes, language)
    }
  }

  /// A full hour on an axis: "23:00" or "11 PM".
  ///
  /// - Parameter minutes: Minutes after midnight.
  public static func hour(_ minutes: Double, _ language: Language, _ style: ClockStyle) -> String {
    let (hour, _) = time(minutes)
    switch style {
    case .twentyFourHours: return "\(hour):00"
    case .twelveHours: return twelve(hour, language[.clockFullHour], language)
    }
  }

  private static func time(_ minutes: Double) -> (hour: Int, minute: Int) {
    let total = (Int(saturating: minutes) % 1440 + 1440) % 1440
    return (total / 60, total % 60)
  }

  private static func twelve(_ hour: Int, _ rest: String, _ language: Language) -> String {
    language(hour < 12 ? .clockMorning : .clockAfternoon, "\((hour + 11) % 12 + 1)" + rest)
  }

  /// Up to this many days, the age is given in days; beyond that as a date.
  private static let longestAge = 60

  public static func age(of day: CivilDay, today: CivilDay, isNight: Bool = false, _ language: Language) -> String {
    switch Freshness(of: day, today: today) {
    case .today: isNight ? language[.freshLastNight] : language[.freshToday]
    case .yesterday: language[.freshYesterday]
    case .daysAgo(let days) where days <= longestAge: language(.freshDaysAgo, "\(days)")
    case .daysAgo: shortWithYear(day, language)
    }
  }
}
