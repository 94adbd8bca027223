internal import DailveDomain
internal import DailveScores

/// Puts the Activity page into words.
struct ActivityPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ activity: Activity) -> ActivityContent {
    var navigation = DayNavigation(viewer, name: language[.navActivity], path: Address.activity.path)
    if !viewer.isPast, let first = activity.week.days.first {
      navigation.eyebrow = language(.activityWeekOf, DateFormat.dayOfMonth(first.day, language))
    }
    let isEmpty = activity.count == 0
    let cards = CardPresenter(viewer)
    let readiness = isEmpty ? nil : ReadinessPresenter(viewer).content(activity)
    let rows = WorkoutRowPresenter(viewer: viewer, timeline: activity.timeline, lines: activity.lines)
    return ActivityContent(
      navigation: navigation,
      banner: !activity.failures.isEmpty
        ? language(.todayPartial, "\(activity.failures.count)", "\(activity.sources)") : nil,
      progress: AnalysisProgressText.content(activity.progress, language), empty: isEmpty ? empty(activity) : nil,
      week: isEmpty ? nil : WeekPresenter(viewer).week(activity),
      readiness: readiness, readinessRows: readiness.map { ReadinessPresenter(viewer).rows($0) } ?? [],
      load: isEmpty ? nil : activity.fitness.map { LoadPresenter(viewer).load($0) },
      workouts: activity.newest.map(rows.row),
      allText: language(.activityAll, NumberFormat.text(Double(activity.count), decimals: 0)),
      best: RecordsPresenter(viewer).best(activity.records),
      calendar: isEmpty ? nil : CalendarPresenter(viewer).calendar(activity.calendar),
      cards: activity.cards.compactMap { cards.shownCard($0) },
      totals: isEmpty ? [] : TotalsPresenter(viewer).totals(activity))
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
