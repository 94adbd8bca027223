internal import DailveDomain
internal import DailveScores

/// Puts personal records into words.
struct RecordsPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }
  private var distance: DistanceText { DistanceText(viewer) }
  private var format: WorkoutFormat { WorkoutFormat(viewer, activity: "") }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// Distances shown on the Activity page, of the first activity that has any.
  private static let shown = [1000, 5000, 10_000, 20_000, 21_097.5, 40_000, 42_195]

  /// The best efforts and longest workouts of the Activity page.
  func best(_ records: PersonalRecords) -> [ActivityContent.Best] {
    let first = records.distances.first?.activity
    let efforts = records.distances.filter { $0.activity == first && Self.shown.contains($0.metres) }.prefix(4)
    return efforts.compactMap { row in row.best.first.map { best($0, label: distance.name(ofEffort: row.metres)) } }
      + records.longest.prefix(2).map(longest)
  }

  private func best(_ effort: PersonalRecords.Effort, label: String) -> ActivityContent.Best {
    ActivityContent.Best(
      label: label, value: WorkoutFormat.clock(effort.seconds), dateText: viewer.date(effort.day),
      path: Address.workout(effort.workout).path, mark: effort.isFromSamples ? language[.recordsNoRoute] : nil)
  }

  private func longest(_ longest: PersonalRecords.Longest) -> ActivityContent.Best {
    item(
      longest, label: longestName(longest.activity),
      value: WorkoutFormat(viewer, activity: longest.activity).distanceText(longest.value * 1000))
  }

  func longestName(_ activity: String) -> String {
    let noun = WorkoutTitle.noun(activity)
    return noun == .workoutAny
      ? language(.recordsLongestNamed, TypeName.activity(activity, language))
      : language(.recordsLongestOf, language[noun])
  }

  private func item(_ longest: PersonalRecords.Longest, label: String, value: String) -> ActivityContent.Best {
    ActivityContent.Best(
      label: label, value: value, dateText: viewer.date(longest.day), path: Address.workout(longest.workout).path)
  }

  func content(_ records: PersonalRecords, goalDays: Int, progress: AnalysisProgress) -> RecordsContent {
    RecordsContent(
      empty: records.isEmpty ? empty : nil, progress: AnalysisProgressText.content(progress, language),
      medals: records.medals(in: viewer.day - PersonalRecords.recentFor + 1...viewer.day).map(MedalText(viewer).row),
      efforts: efforts(records), longest: extremes(records), eddington: eddingtons(records).map(eddington),
      eddingtonText: language(.recordsEddingtonText, distance.unitName),
      streak: records.streak.longest > 0 ? streak(records.streak, goalDays) : nil,
      races: records.races.map(race), years: years(records.years),
      yearsText: records.years.contains { $0.totals != $0.toDate }
        ? language(.recordsYearsText, DateFormat.dayOfMonth(viewer.day, language)) : nil)
  }

  private var empty: EmptyContent {
    let presenter = EmptyPresenter(viewer)
    return EmptyContent(
      title: language[.recordsEmpty], text: language[viewer.isPast ? .activityEmptyPast : presenter.workouts],
      link: viewer.isPast ? .init(text: language[.dayToday], path: Address.records.path) : presenter.arriving)
  }

  private func efforts(_ records: PersonalRecords) -> [RecordsContent.Efforts] {
    var titles: [String] = []
    for row in records.distances where !titles.contains(row.activity) { titles.append(row.activity) }
    return titles.map { activity in
      RecordsContent.Efforts(
        title: language(.recordsBest, TypeName.activity(activity, language)),
        rows: records.distances.filter { $0.activity == activity }.map(row))
    }
  }

  private func row(_ row: PersonalRecords.Distance) -> RecordsContent.Row {
    RecordsContent.Row(
      label: distance.name(ofEffort: row.metres), best: row.best.map { best($0, label: viewer.date($0.day)) },
      falls: row.falls.map(\.seconds), fallsText: falls(row.falls))
  }

  private func falls(_ falls: [PersonalRecords.Effort]) -> String {
    guard let first = falls.first, let last = falls.last, falls.count > 1 else { return "" }
    return language(
      .recordsFallSteps, WorkoutFormat.clock(first.seconds), viewer.date(first.day), WorkoutFormat.clock(last.seconds),
      viewer.date(last.day), "\(falls.count)")
  }

  private func extremes(_ records: PersonalRecords) -> [ActivityContent.Best] {
    records.longest.prefix(6).map(longest)
      + [
        records.climb.map { item($0, label: language[.recordsClimb], value: format.heightText($0.value)) },
        records.duration.map {
          item($0, label: language[.recordsDuration], value: NumberFormat.durationText($0.value, language))
        },
      ].compactMap { $0 }
  }

  /// Omits very low numbers, unless there are no others.
  private func eddingtons(_ records: PersonalRecords) -> ArraySlice<PersonalRecords.Eddington> {
    let large = records.eddington.filter { $0.kilometres.value >= 5 }
    return large.isEmpty ? records.eddington.prefix(1) : large.prefix(3)
  }

  private func eddington(_ eddington: PersonalRecords.Eddington) -> RecordsContent.Eddington {
    let number = viewer.units == .metric ? eddington.kilometres : eddington.miles
    let next = "\(number.value + 1)"
    return RecordsContent.Eddington(
      label: TypeName.activity(eddington.activity, language), value: "\(number.value)",
      text: language(.recordsEddingtonNext, "\(number.daysToNext)", UnitText.join(next, distance.unit), next))
  }

  private func streak(_ streak: WeekStreak, _ goalDays: Int) -> RecordsContent.Streak {
    RecordsContent.Streak(
      value: language(.recordsStreakNow, "\(streak.current)"),
      longest: language(.recordsStreakLongest, "\(streak.longest)"), text: language(.recordsStreakText, "\(goalDays)"))
  }

  private func race(_ race: PersonalRecords.Race) -> RecordsContent.Race {
    let effort = race.estimate.effort
    return RecordsContent.Race(
      label: distance.name(ofEffort: race.metres), time: WorkoutFormat.clock(race.estimate.seconds),
      range: range(race),
      from: language(
        .recordsRaceFromEffort, distance.name(ofEffort: effort.distance), WorkoutFormat.clock(effort.seconds),
        viewer.date(effort.day)))
  }

  /// The range of an estimate. Past errors belong to estimates from other distances, so a time that was actually run
  /// needs none.
  private func range(_ race: PersonalRecords.Race) -> String {
    guard race.estimate.effort.distance != race.metres else { return language[.recordsRaceRun] }
    guard let range = race.estimate.range else { return language[.recordsRaceNoRange] }
    return RangeText.join(WorkoutFormat.clock(range.fastest), WorkoutFormat.clock(range.slowest), language)
  }

  private func years(_ years: [PersonalRecords.Year]) -> [RecordsContent.Year] {
    let most = years.map(\.totals.duration).max() ?? 0
    func share(_ minutes: Double) -> Double { most > 0 ? minutes / most : 0 }
    return years.map { year in
      RecordsContent.Year(
        label: language(.dateYear, "\(year.year)"), whole: texts(year.totals),
        toDate: year.totals == year.toDate ? [] : texts(year.toDate), share: share(year.totals.duration),
        path: Address.workouts.path("period=\(year.year)"))
    }
  }

  private func texts(_ totals: TrainingTotals) -> [String] {
    [
      totals.duration > 0 ? NumberFormat.durationText(totals.duration, language) : "–",
      totals.distance > 0 ? distance.rounded(totals.distance) : "–",
      totals.ascent >= 0.5 ? format.heightText(totals.ascent) : "–",
      NumberFormat.text(Double(totals.count), decimals: 0),
    ]
  }
}
