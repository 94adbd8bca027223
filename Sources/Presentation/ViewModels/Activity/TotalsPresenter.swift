internal import DailveDomain
internal import DailveScores

/// Makes the texts of a month's and a year's totals, compared with the previous period.
struct TotalsPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// `nil` if there is nothing to add up.
  func content(_ activity: Activity) -> ActivityContent.Totals? {
    if activity.count == 0 { return activity.steps.map { steps($0.history) } }
    let periods = totals(activity)
    guard !periods.isEmpty else { return nil }
    let most = activity.months.max() ?? 0
    return ActivityContent.Totals(
      text: year(activity.year), months: most > 0 ? activity.months.map { $0 / most } : [], periods: periods)
  }

  /// The year in one sentence: its distance, or its time where nothing has one.
  private func year(_ year: PeriodComparison) -> String {
    let isDistance = year.totals.distance >= 0.5
    func value(_ totals: TrainingTotals) -> Double { isDistance ? totals.distance : totals.duration }
    func text(_ value: Double) -> String {
      isDistance ? DistanceText(viewer).rounded(value) : NumberFormat.durationText(value, language)
    }
    return sentence(year.days, year.daysBefore, value(year.totals), value(year.before), text)
  }

  private func steps(_ history: DailySteps) -> ActivityContent.Totals {
    let (now, before) = PeriodComparison.days(.year, on: viewer.day)
    return ActivityContent.Totals(
      text: sentence(now, before, history.year, history.yearBefore) {
        UnitText.join(NumberFormat.text($0, decimals: 0), language[.unitSteps])
      }, months: [], periods: [])
  }

  private func sentence(
    _ days: ClosedRange<CivilDay>, _ daysBefore: ClosedRange<CivilDay>, _ now: Double, _ before: Double,
    _ text: (Double) -> String
  ) -> String {
    let (year, last) = ("\(days.lowerBound.components.year)", "\(daysBefore.lowerBound.components.year)")
    return before > 0
      ? language(.activityYearBoth, text(now), year, text(before), last) : language(.activityYearOnly, text(now), year)
  }

  private func totals(_ activity: Activity) -> [ActivityContent.Total] {
    [
      total(activity.month) { DateFormat.monthOfYear($0, language) },
      total(activity.year) { language(.dateYear, "\($0.components.year)") },
    ].filter { !$0.rows.isEmpty }
  }

  private func total(_ comparison: PeriodComparison, name: (CivilDay) -> String) -> ActivityContent.Total {
    ActivityContent.Total(
      title: language(viewer.isPast ? .activityTotalUntil : .activityTotalSoFar, name(comparison.days.lowerBound)),
      beforeTitle: language(.activityTotalBefore, name(comparison.daysBefore.lowerBound)),
      rows: rows(comparison.totals, comparison.before))
  }

  /// The rows, without those that are empty in both periods.
  func rows(_ now: TrainingTotals, _ before: TrainingTotals) -> [ActivityContent.TotalRow] {
    let distance = DistanceText(viewer)
    return [
      row(.activityTotalTime, now.duration, before.duration, least: 0.5) { NumberFormat.durationText($0, language) },
      row(.activityTotalDistance, now.distance, before.distance, least: 0.05) { distance.rounded($0) },
      row(.workoutEnergy, now.energy, before.energy, least: 0.5) {
        UnitText.join(NumberFormat.text($0, decimals: 0), language[.unitKcal])
      },
      row(.activityTotalClimb, now.ascent, before.ascent, least: 0.5) {
        WorkoutFormat(viewer, activity: "").heightText($0)
      },
      row(.activityTotalCount, Double(now.count), Double(before.count), least: 1) {
        NumberFormat.text($0, decimals: 0)
      },
    ].compactMap { $0 }
  }

  /// - Parameter least: Values below this are shown as "none" instead of "0 min".
  private func row(
    _ label: TextKey, _ now: Double, _ before: Double, least: Double, _ text: (Double) -> String
  ) -> ActivityContent.TotalRow? {
    guard max(now, before) >= least else { return nil }
    func words(_ value: Double) -> String { value >= least ? text(value) : language[.activityTotalNone] }
    return ActivityContent.TotalRow(label: language[label], value: words(now), before: words(before))
  }
}
