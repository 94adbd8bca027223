internal import DailveDomain
internal import DailveScores

/// Puts the Activity page into words.
struct ActivityPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ activity: Activity) -> ActivityContent {
    let hasWorkouts = activity.count > 0
    let isEmpty = !hasWorkouts && activity.steps == nil
    let cards = CardPresenter(viewer)
    let readiness = hasWorkouts ? ReadinessPresenter(viewer).content(activity) : nil
    var navigation = DayNavigation(viewer, name: language[.navActivity], path: Address.activity.path)
    // The name of the page and the day share a line.
    if !viewer.isPast { navigation.eyebrow = DateFormat.weekdayAndDay(viewer.day, language) }
    let rows = WorkoutRowPresenter(viewer: viewer, timeline: activity.timeline, lines: activity.lines)
    return ActivityContent(
      navigation: navigation,
      hero: ActivityHeroPresenter(viewer).hero(activity),
      banner: !activity.failures.isEmpty
        ? language(.todayPartial, "\(activity.failures.count)", "\(activity.sources)") : nil,
      progress: AnalysisProgressText.content(activity.progress, language), empty: isEmpty ? empty(activity) : nil,
      course: isEmpty ? nil : course(activity),
      week: hasWorkouts ? WeekPresenter(viewer).week(activity) : nil,
      readiness: readiness, readinessRows: readiness.map { ReadinessPresenter(viewer).rows($0) } ?? [],
      load: hasWorkouts ? activity.fitness.map { LoadPresenter(viewer).load($0) } : nil,
      cover: activity.cover.map { rows.cover($0, medals: activity.medals) },
      workouts: activity.newest.filter { $0.id != activity.cover?.logged.id }.map(rows.row),
      allText: language(.activityAll, NumberFormat.text(Double(activity.count), decimals: 0)),
      records: records(activity),
      calendar: hasWorkouts ? CalendarPresenter(viewer).calendar(activity.calendar) : nil,
      cards: activity.cards.compactMap { cards.shownCard($0) },
      totals: isEmpty ? nil : TotalsPresenter(viewer).content(activity),
      invitation: isEmpty || hasWorkouts || viewer.isPast
        ? nil
        : EmptyContent(
          title: language[.activityInvitation], text: language[.activityInvitationText],
          link: .init(text: language[.workoutNew], path: Address.workoutNew.path)))
  }

  /// Steps replace workout time where neither week has any.
  private func course(_ activity: Activity) -> ActivityContent.Course {
    activity.steps.map { CoursePresenter(viewer: viewer, isTime: false).course($0.week) }
      ?? CoursePresenter(viewer: viewer, isTime: true, isMissing: activity.week.goal.isMissing).course(activity.course)
  }

  private func records(_ activity: Activity) -> ActivityContent.Records? {
    let presenter = RecordsPresenter(viewer)
    guard activity.count > 0 else {
      return activity.steps.map { steps in
        ActivityContent.Records(
          text: language(
            .activityMostSteps, NumberFormat.text(steps.history.most.value, decimals: 0),
            viewer.date(steps.history.most.day)), medals: [], best: [], hasPage: false)
      }
    }
    let best = presenter.best(activity.records)
    let new = activity.medals.filter { activity.day - $0.day < PersonalRecords.newFor }
    let text =
      new.first { $0.place == 1 }.map {
        let words = MedalText(viewer)
        return language(.medalNew, words.name($0), words.value($0), viewer.date($0.day))
      } ?? best.first.map { language(.medalStanding, $0.label, $0.value) }
    return text.map { .init(text: $0, medals: new.prefix(3).map(\.place), best: best, hasPage: true) }
  }

  /// An explanation and one link.
  private func empty(_ activity: Activity) -> EmptyContent {
    if viewer.isPast {
      return EmptyContent(
        title: language[.activityEmpty], text: language[.activityEmptyPast],
        link: .init(text: language[.dayToday], path: Address.activity.path))
    }
    let presenter = EmptyPresenter(viewer)
    return EmptyContent(
      title: language[.activityEmpty], text: language[presenter.workouts], link: presenter.arriving,
      also: .init(text: language[.workoutNew], path: Address.workoutNew.path))
  }
}

/// Progress of running analyses, in words.
enum AnalysisProgressText {
  /// `nil` when all are finished.
  static func content(_ progress: AnalysisProgress, _ language: Language) -> ActivityContent.Progress? {
    guard !progress.isComplete else { return nil }
    func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
    return ActivityContent.Progress(
      text: language(.activityProgress, count(progress.done), count(progress.total)), done: progress.done,
      total: progress.total)
  }
}
