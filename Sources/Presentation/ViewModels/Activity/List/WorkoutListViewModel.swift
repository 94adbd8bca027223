public import DailveDomain
internal import DailveScores

public struct WorkoutListViewModel: Sendable {
  public let content: WorkoutListContent

  /// - Throws: The reader's error.
  public init(_ viewer: ViewerContext, _ query: WorkoutListQuery, from reader: any TrainingReading) throws {
    let listed = try ShowWorkouts(reader)(query.filter, upTo: viewer.day, after: query.place, names: WorkoutTitle.all)
    content = WorkoutListPresenter(viewer: viewer, query: query).content(listed)
  }
}

/// Puts the list of workouts into words.
struct WorkoutListPresenter {
  let viewer: ViewerContext
  let query: WorkoutListQuery
  private var language: Language { viewer.language }
  /// The day named in the address.
  private var day: String? { viewer.isPast ? viewer.day.description : nil }

  func content(_ listed: ListedWorkouts) -> WorkoutListContent {
    let rows = WorkoutRowPresenter(viewer: viewer, timeline: listed.timeline, lines: listed.lines, isUnderMonth: true)
    return WorkoutListContent(
      progress: AnalysisProgressText.content(listed.progress, language), empty: empty(listed),
      summary: summary(listed.list.totals),
      months: listed.list.months.map { month in
        WorkoutListContent.Month(
          title: DateFormat.monthAndYear(month.first, language), totals: summary(month.totals),
          rows: month.workouts.map(rows.row))
      }, calendar: calendar(listed.choices), filter: filter(listed),
      older: listed.list.next.map { next in text { $0.place = next } },
      newest: listed.list.isContinued ? text { _ in } : nil)
  }

  private func text(_ change: (inout WorkoutListQuery) -> Void) -> String { query.with(change).text(day: day) }

  private func empty(_ listed: ListedWorkouts) -> EmptyContent? {
    guard listed.list.months.isEmpty else { return nil }
    if listed.choices.count == 0 {
      let presenter = EmptyPresenter(viewer)
      return EmptyContent(
        title: language[.activityEmpty], text: language[viewer.isPast ? .activityEmptyPast : presenter.workouts],
        link: viewer.isPast ? .init(text: language[.dayToday], path: Address.workouts.path) : presenter.arriving)
    }
    return EmptyContent(
      title: language[.workoutsNone], text: language[.workoutsNoneText],
      link: .init(text: language[.workoutsRemoveAll], path: Address.workouts.path(day.map { "day=\($0)" } ?? "")))
  }

  private func summary(_ totals: TrainingTotals) -> String {
    let count = NumberFormat.text(Double(totals.count), decimals: 0)
    let time = NumberFormat.durationText(totals.duration, language)
    guard totals.distance >= 0.05 else { return language(.workoutsCount, count, time) }
    return language(.workoutsCountDistance, count, time, DistanceText(viewer).rounded(totals.distance))
  }

  private func filter(_ listed: ListedWorkouts) -> WorkoutListContent.Filter {
    let chosen = query.filter
    func choices(_ values: [(value: String, text: String)], all: TextKey, chosen: String?)
      -> [WorkoutListContent.Choice]
    {
      ([(value: "", text: language[all])] + values).map {
        .init(value: $0.value, text: $0.text, isChosen: $0.value == chosen ?? "")
      }
    }
    return WorkoutListContent.Filter(
      activities: choices(
        named(listed.choices.activities, chosen.activity).map { ($0, TypeName.activity($0, language)) },
        all: .workoutsAllTypes, chosen: chosen.activity),
      sources: choices(
        named(listed.choices.sources, chosen.source).map { ($0, $0) }, all: .workoutsAllSources, chosen: chosen.source),
      periods: choices(
        periods(listed).map { ($0.rawValue, name($0)) }, all: .workoutsAllTime,
        chosen: chosen.period == .all ? nil : chosen.period.rawValue),
      text: chosen.text, current: current, day: day)
  }

  /// The months as links, so that any is two steps from Activity.
  private func calendar(_ choices: WorkoutChoices) -> WorkoutListContent.Calendar? {
    guard choices.months.count > 1, let newest = choices.years.first else { return nil }
    let chosen: Int? =
      switch query.filter.period {
      case .year(let year): year
      case .month(let day), .day(let day): day.components.year
      case .all, .last: nil
      }
    let year = chosen.flatMap { choices.years.contains($0) ? $0 : nil } ?? newest
    func link(_ period: WorkoutPeriod, _ short: String, isChosen: Bool) -> WorkoutListContent.Link {
      .init(text: short, label: name(period), query: text { $0.filter.period = period }, isChosen: isChosen)
    }
    return WorkoutListContent.Calendar(
      years: choices.years.count > 1
        ? choices.years.map { link(.year($0), "\($0)", isChosen: $0 == chosen) } : [],
      months: choices.months.filter { $0.components.year == year }.reversed().map { first in
        link(.month(first), DateFormat.monthName(first, language), isChosen: query.filter.period == .month(first))
      })
  }

  /// Includes the current choice even if nothing matches it, so that the form shows the filters of the list.
  private func named(_ values: [String], _ chosen: String?) -> [String] {
    guard let chosen, !values.contains(chosen) else { return values }
    return values + [chosen]
  }

  private func periods(_ listed: ListedWorkouts) -> [WorkoutPeriod] {
    let offered = WorkoutPeriod.lengths.map(WorkoutPeriod.last) + listed.choices.years.map(WorkoutPeriod.year)
    let chosen = query.filter.period
    return chosen == .all || offered.contains(chosen) ? offered : [chosen] + offered
  }

  private func name(_ period: WorkoutPeriod) -> String {
    switch period {
    case .all: language[.workoutsAllTime]
    case .last(let days): language(.workoutsLastDays, "\(days)")
    case .year(let year): language(.dateYear, "\(year)")
    case .month(let first): DateFormat.monthAndYear(first, language)
    case .day(let day): DateFormat.withYear(day, language)
    }
  }

  private var current: [WorkoutListContent.Removal] {
    let chosen = query.filter
    func removal(_ text: String, _ change: (inout WorkoutListQuery) -> Void) -> WorkoutListContent.Removal {
      .init(text: text, label: language(.workoutsRemove, text), query: self.text(change))
    }
    return [
      chosen.activity.map { removal(TypeName.activity($0, language)) { $0.filter.activity = nil } },
      chosen.source.map { removal($0) { $0.filter.source = nil } },
      chosen.period == .all ? nil : removal(name(chosen.period)) { $0.filter.period = .all },
      chosen.text.isEmpty ? nil : removal(language(.workoutsQuoted, chosen.text)) { $0.filter.text = "" },
    ].compactMap { $0 }
  }
}
