internal import DailveDomain
internal import DailveScores

/// Puts a week beside the week before into words.
struct CoursePresenter {
  let viewer: ViewerContext
  /// Workout minutes, or steps.
  let isTime: Bool
  /// True if nothing is known about the week so far.
  var isMissing = false
  private var language: Language { viewer.language }

  func course(_ course: WeekCourse) -> ActivityContent.Course {
    ActivityContent.Course(finding: finding(course), sentence: sentence(course), chart: chart(course))
  }

  private func amount(_ value: Double) -> String {
    isTime
      ? NumberFormat.durationText(value, language)
      : UnitText.join(NumberFormat.text(value, decimals: 0), language[.unitSteps])
  }

  private func finding(_ course: WeekCourse) -> String {
    if isMissing { return language[.activityWeekMissing] }
    guard let difference = course.difference else {
      return course.total.rounded() == 0
        ? language[.activityWeekFresh] : language(.activityCourseAlone, amount(course.total))
    }
    // The difference of the two shown numbers, so that they add up.
    let shown = course.total.rounded() - (course.before ?? 0).rounded()
    if shown == 0 { return language[course.total.rounded() == 0 ? .activityWeekFresh : .activityCourseLevel] }
    return language(difference > 0 ? .activityCourseAhead : .activityCourseBehind, amount(shown.magnitude))
  }

  private func sentence(_ course: WeekCourse) -> String {
    guard course.difference != nil, let before = course.before else {
      return course.lastUnknown.map { language(.activityCourseUnknown, viewer.date($0)) } ?? ""
    }
    let day = DateFormat.longWeekday(viewer.day, language)
    let (now, earlier) = (amount(course.total), amount(before))
    return viewer.isPast
      ? language(.activityCoursePast, now, earlier, day)
      : language(.activityCourseSoFar, now, earlier, day, viewer.time(viewer.clock))
  }

  private func chart(_ course: WeekCourse) -> CourseChart {
    // Hours, because their grid lines are round.
    let scale = isTime ? 1.0 / 60 : 1
    return CourseChart(
      now: course.days.map { $0.total.map { $0 * scale } }, before: course.days.map { $0.before.map { $0 * scale } },
      unit: isTime ? language[.unitHour] : nil,
      axis: course.days.map { AxisLabel(text: DateFormat.weekday($0.day, language)) },
      readings: course.days.map(reading), shown: max(0, course.days.lastIndex { $0.day <= viewer.day } ?? 0),
      label: language[isTime ? .activityCourseLabel : .activityCourseStepsLabel],
      legend: [
        .init(key: "trend", text: language[.activityCourseNow]),
        .init(
          key: "before",
          text: course.lastWeek.map { language(.activityCourseBefore, amount($0)) } ?? language[.activityCourseLast]),
      ])
  }

  private func reading(_ day: WeekCourse.Day) -> String {
    let name = DateFormat.longWeekday(day.day, language)
    return switch (day.total, day.before) {
    case (let now?, let before?): language(.activityCourseBoth, name, amount(now), amount(before))
    case (let now?, nil): language(.activityCourseOnlyNow, name, amount(now))
    case (nil, let before?): language(.activityCourseOnlyBefore, name, amount(before))
    case (nil, nil): language(.activityDayMissing, name)
    }
  }
}
