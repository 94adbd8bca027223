internal import DailveDomain
internal import DailveScores

/// Makes the texts of a month's and a year's totals, compared with the previous period.
struct TotalsPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func totals(_ activity: Activity) -> [ActivityContent.Total] {
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
