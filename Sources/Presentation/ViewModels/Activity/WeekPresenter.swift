internal import DailveDomain
internal import DailveScores

/// Puts a week of training into words.
struct WeekPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func week(_ activity: Activity) -> ActivityContent.Week {
    let week = activity.week
    let longest = week.days.map { full($0.totals) }.max() ?? 0
    // A minimum scale keeps ten minutes from looking like a marathon.
    let scale = max(longest, 60)
    return ActivityContent.Week(
      headline: headline(week, activity),
      sentences: sentences(week, activity),
      days: week.days.map { day($0, scale, shown: activity.day) }, legend: legend(week.totals))
  }

  /// Minutes of the whole bar: heart rates may cover slightly more than the time without pauses.
  private func full(_ totals: TrainingTotals) -> Double {
    totals.otherMinutes + totals.zones.dropFirst().reduce(0, +) / 60
  }

  private func headline(_ week: ActivityWeek, _ activity: Activity) -> String {
    if week.goal.isMissing { return language[.activityWeekMissing] }
    let goal = week.goal
    let missing = goal.goalDays - goal.activeDays
    if missing <= 0 { return language[.activityWeekDone] }
    if isTold(goal) { return language(.activityWeekPast, "\(goal.activeDays)", "\(goal.goalDays)") }
    if !activity.injuries.isEmpty { return language[.activityWeekPaused] }
    if goal.activeDays == 0, week.totals.count == 0 { return language[.activityWeekFresh] }
    return missing <= goal.daysLeft ? language(.activityWeekToGo, "\(missing)") : language[.activityWeekEach]
  }

  /// True if the headline says how many days were active, so that no sentence below repeats it.
  private func isTold(_ goal: WeeklyGoal) -> Bool { viewer.isPast && goal.activeDays < goal.goalDays }

  private func lastWorkout(_ activity: Activity) -> [String] {
    activity.newestDay.map { [language(.activityWeekLastWorkout, viewer.date($0))] } ?? []
  }

  private func sentences(_ week: ActivityWeek, _ activity: Activity) -> [String] {
    if week.goal.isMissing { return lastWorkout(activity) }
    let isLongAgo = week.totals.count == 0 && activity.course.lastWeek == 0
    return [isLongAgo ? lastWorkout(activity).first : nil, goal(week)].compactMap { $0 }
  }

  private func goal(_ week: ActivityWeek) -> String? {
    let (days, goal) = ("\(week.goal.activeDays)", "\(week.goal.goalDays)")
    let hard = week.totals.hardMinutes.rounded()
    let isTold = isTold(week.goal)
    guard week.totals.hasZones, hard > 0 else { return isTold ? nil : language(.activityWeekDays, days, goal) }
    let text = NumberFormat.durationText(hard, language)
    return isTold ? language(.activityWeekHard, text) : language(.activityWeekDaysHard, days, goal, text)
  }

  private func day(_ day: ActivityWeek.Day, _ scale: Double, shown: CivilDay) -> ActivityContent.Day {
    let totals = day.totals
    let date = DateFormat.weekdayAndDay(day.day, language)
    // Nothing is said of the days after the shown one.
    var text = day.day > shown ? date : language(day.isMissing ? .activityDayMissing : .activityDayNone, date)
    if totals.count > 0 {
      let duration = NumberFormat.durationText(totals.duration, language)
      let zones = zoneTexts(totals)
      text =
        zones.isEmpty
        ? language(.activityDayPlain, date, duration)
        : language(.activityDayBar, date, duration, zones.joined(separator: ", "))
    }
    return ActivityContent.Day(
      weekday: DateFormat.weekday(day.day, language), text: text,
      minutes: totals.count > 0 ? NumberFormat.text(totals.duration, decimals: 0) : "",
      parts: parts(totals).map { HeartRateZonePart(zone: $0.zone, share: $0.minutes / scale) },
      path: totals.count > 0 ? Address.workouts.path("period=\(day.day)") : nil, isShown: day.day == shown)
  }

  /// The parts from bottom to top, without empty ones.
  private func parts(_ totals: TrainingTotals) -> [(zone: Int, minutes: Double)] {
    ([(0, totals.otherMinutes)] + (1...5).map { ($0, totals.zones[$0] / 60) }).filter { $0.1 >= 0.5 }
  }

  private func zoneTexts(_ totals: TrainingTotals) -> [String] {
    guard totals.hasZones else { return [] }
    let parts = parts(totals)
    // So that the parts add up to the whole, half a minute may become none, of which nothing is said.
    return zip(parts, HeartRateZonePart.minutes(parts.map { $0.minutes * 60 })).compactMap { part, minutes in
      minutes > 0
        ? language(
          .activityZonePart, NumberFormat.durationText(minutes, language),
          language[HeartRateZoneTitle.key(part.zone)]) : nil
    }
  }

  private func legend(_ totals: TrainingTotals) -> [HeartRateZoneKey] {
    guard totals.hasZones else { return [] }
    return parts(totals).map { HeartRateZoneKey(zone: $0.zone, text: language[HeartRateZoneTitle.key($0.zone)]) }
  }
}
