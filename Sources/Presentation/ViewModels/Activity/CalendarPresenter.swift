internal import DailveDomain
internal import DailveScores

/// Puts half a year of days into words and squares.
struct CalendarPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// - Returns: `nil` if nothing was recorded in half a year: an empty grid says nothing.
  func calendar(_ calendar: ActivityCalendar) -> ActivityContent.Calendar? {
    guard calendar.days.contains(where: { $0.minutes > 0 || $0.workouts > 0 }) else { return nil }
    let weeks = stride(from: 0, to: calendar.days.count, by: 7).map { start in
      Array(calendar.days[start...].prefix(7))
    }
    return ActivityContent.Calendar(finding: finding(calendar), months: weeks.map(month), weeks: weeks.map(week))
  }

  private func finding(_ calendar: ActivityCalendar) -> String {
    guard let rate = calendar.recent else { return language[.activityHalfYearUnknown] }
    let recent = NumberFormat.text(rate, decimals: 1)
    guard let earlier = calendar.earlier else { return language(.activityHalfYearRate, recent) }
    return language(.activityHalfYearRates, recent, NumberFormat.text(earlier, decimals: 1))
  }

  private func month(_ days: [ActivityCalendar.Day]) -> String? {
    days.map(\.day).first { $0.components.day == 1 }.map { DateFormat.monthName($0, language) }
  }

  private func week(_ days: [ActivityCalendar.Day]) -> ActivityContent.CalendarWeek {
    ActivityContent.CalendarWeek(
      label: days.first.map { viewer.date($0.day) } ?? "",
      minutesText: NumberFormat.durationText(days.reduce(0) { $0 + $1.minutes }, language),
      days: days.map { day in
        let date = DateFormat.weekdayAndDay(day.day, language)
        return ActivityContent.CalendarDay(
          number: "\(day.day.components.day)",
          text: day.workouts > 0
            ? language(.activityDayPlain, date, NumberFormat.durationText(day.minutes, language))
            : language(day.isMissing ? .activityDayMissing : .activityDayNone, date),
          level: level(day.minutes), path: day.workouts > 0 ? Address.workouts.path("period=\(day.day)") : nil)
      })
  }

  /// Levels by our choice: up to half an hour, an hour, an hour and a half, and beyond.
  private func level(_ minutes: Double) -> Int {
    switch minutes {
    case ...0: 0
    case ..<30: 1
    case ..<60: 2
    case ..<90: 3
    default: 4
    }
  }
}
