internal import DailveDomain
internal import DailveScores

/// Puts fitness and fatigue into words.
struct LoadPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func load(_ course: FitnessCourse) -> ActivityContent.Load {
    ActivityContent.Load(
      finding: finding(course), weekText: week(course),
      easyText: course.easyShare.map { language(.activityEasyShare, UnitText.percent($0)) },
      missingText: missing(course),
      method: language[.activityLoadMethod], chart: chart(course))
  }

  private func whole(_ value: Double) -> String { NumberFormat.text(value, decimals: 0) }

  /// Our choice: if fitness moves by less than a point within two weeks, it stays the same.
  private func finding(_ course: FitnessCourse) -> String {
    if course.isOver { return language[.activityLoadGone] }
    if whole(course.form.chronic) == "0", whole(course.form.acute) == "0" { return language[.activityLoadNone] }
    // An unknown load is in no balance.
    if course.isWeekMissing { return language(.activityLoadOnly, whole(course.form.chronic)) }
    let change = course.change ?? 0
    let key: TextKey =
      change >= 1 ? .activityLoadRising : change <= -1 ? .activityLoadFalling : .activityLoadSteady
    return language(key, whole(course.form.chronic), language[form(course.form.balancePercent)])
  }

  /// The turning points of the curve by which readiness rates form (`TrainingReadiness`).
  private func form(_ percent: Double) -> TextKey {
    switch percent {
    case ..<(-30): .activityFormVeryTired
    case ..<(-10): .activityFormTired
    case ...5: .activityFormEven
    default: .activityFormFresh
    }
  }

  private func week(_ course: FitnessCourse) -> String {
    guard let load = course.weekLoad else { return language[.activityLoadWeekMissing] }
    guard let monotony = course.monotony, let strain = course.strain else {
      return language(.activityLoadWeekOnly, whole(load))
    }
    return language(.activityLoadWeek, whole(load), NumberFormat.text(monotony, decimals: 1), whole(strain))
  }

  private func chart(_ course: FitnessCourse) -> LoadChart {
    let past = course.points.count
    let ahead = course.resting.count
    let gap = [Double?](repeating: nil, count: past)
    let none = [Double?](repeating: nil, count: ahead)
    // Continuations begin at the last known value.
    func onwards(_ points: [FitnessCourse.Point]) -> [Double?] {
      gap.dropLast() + [course.points.last?.fitness] + points.map(\.fitness)
    }
    let days = (course.points + course.resting).map(\.day)
    return LoadChart(
      fitness: course.points.map(\.fitness) + none, fatigue: course.points.map(\.fatigue) + none,
      resting: onwards(course.resting), repeating: onwards(course.repeating), axis: axis(days),
      readings: course.points.map { "\(date($0.day)): \(values($0))" }
        + zip(course.resting, course.repeating).map { rest, same in
          date(rest.day) + ": " + language(.activityLoadAhead, whole(rest.fitness), whole(same.fitness))
        },
      today: max(0, past - 1), label: language[.activityLoadLabel],
      legend: [
        .init(key: "fitness", text: language[.activityFitness]),
        .init(key: "fatigue", text: language[.activityFatigue]),
        .init(key: "resting", text: language[.activityIfResting]),
        .init(key: "repeating", text: language[.activityIfRepeating]),
      ], heads: [language[.scoreHistoryDay], language[.activityLoadValues]],
      rows: course.points.reversed().enumerated().filter { $0.offset.isMultiple(of: 7) }.map { _, point in
        LoadChart.Row(label: date(point.day), text: values(point))
      })
  }

  private func date(_ day: CivilDay) -> String { viewer.date(day) }

  /// Form, as the difference of the two displayed numbers before it, so that it adds up.
  private func values(_ point: FitnessCourse.Point) -> String {
    language(
      .activityLoadReading, whole(point.fitness), whole(point.fatigue),
      NumberFormat.signed(point.fitness.rounded() - point.fatigue.rounded(), decimals: 0))
  }

  /// The maximum number of runs to name; further ones are counted.
  private static let namedRuns = 3

  /// Days on which the data that normally arrive are missing; `nil` if there are none.
  private func missing(_ course: FitnessCourse) -> String? {
    var runs = course.missing
    var sentences: [String] = []
    if let since = openSince(course), course.day - since > TrainingHistory.longestUnknown {
      sentences.append(language(.activityLoadEnded, date(since - 1)))
      runs.removeFirst()
    }
    if !runs.isEmpty {
      var named = runs.prefix(Self.namedRuns).map { text($0, course) }
      let more = runs.count - named.count
      if more > 0 { named.append(language(.activityLoadMissingMore, "\(more)")) }
      sentences.append(language(.activityLoadMissing, named.joined(separator: ", ")))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Start of the run that lasts to this day. Only today has one: for a past day, nobody can say that the data end
  /// there.
  private func openSince(_ course: FitnessCourse) -> CivilDay? {
    guard !viewer.isPast, let since = course.missingSince, course.missing.first?.upperBound == course.day - 1 else {
      return nil
    }
    return since
  }

  private func text(_ run: ClosedRange<CivilDay>, _ course: FitnessCourse) -> String {
    if run.upperBound == course.day - 1, let since = openSince(course) {
      return language(.activityLoadMissingSince, date(since))
    }
    return run.count == 1
      ? date(run.lowerBound) : RangeText.span(date(run.lowerBound), date(run.upperBound), language)
  }

  /// The month under its first day; the first label is left out if it would overhang the edge.
  private func axis(_ days: [CivilDay]) -> [AxisLabel?] {
    days.enumerated().map { index, day in
      guard day.components.day == 1, index > 3, index < days.count - 6 else { return nil }
      return AxisLabel(text: DateFormat.monthName(day, language), isMinor: day.components.month.isMultiple(of: 2))
    }
  }
}
