internal import DailveDomain
internal import DailveScores

/// Compares the calendar month in which the chart ends with the previous one; the chart's own periods are counted in
/// days.
struct MonthComparison {
  let viewer: ViewerContext
  let format: any ValueFormat
  private var language: Language { viewer.language }

  /// A month up to the last day that can be compared, and the whole previous month.
  struct Months {
    /// "November so far" for the current month; on a past day "November by then".
    var name: String
    var nameBefore: String
    var days: ClosedRange<CivilDay>
    var daysBefore: ClosedRange<CivilDay>
  }

  /// `nil` until the month has a comparable day.
  ///
  /// - Parameter end: The last day of the chart.
  func months(until end: CivilDay) -> Months? {
    let first = end.firstOfMonth
    let before = (first - 1).firstOfMonth
    // An unfinished day would lower the month's average.
    let isOpen =
      first.lastOfMonth > viewer.day || first.lastOfMonth == viewer.day && viewer.isOpen(viewer.day)
    let last =
      isOpen
      ? (format.needsWholeDay && viewer.isOpen(viewer.day) ? viewer.day - 1 : viewer.day) : first.lastOfMonth
    guard last >= first else { return nil }
    let name = language[Month(first.components.month).title]
    return Months(
      name: isOpen ? language(viewer.isPast ? .detailMonthUntil : .detailMonthSoFar, name) : name,
      nameBefore: language[Month(before.components.month).title], days: first...last,
      daysBefore: before...first - 1)
  }

  /// True if values are amounts, for which bars from zero make sense.
  private var isAmount: Bool { format.isCumulative || format.style == .bars }

  /// `nil` without data in both months.
  ///
  /// - Parameters:
  ///   - values: Oldest first.
  ///   - end: The last day of the chart.
  func extra(_ values: [DayValue], end: CivilDay) -> MetricDetailContent.Extra? {
    guard let months = months(until: end), let now = mean(values, months.days),
      let then = mean(values, months.daysBefore)
    else { return nil }
    let top = max(now, then)
    func row(_ label: String, _ value: Double, _ tone: String?) -> BarRow {
      .init(label: label, text: format.text(value), share: isAmount && top > 0 ? value / top : nil, tone: tone)
    }
    return MetricDetailContent.Extra(
      title: language[format.isCumulative ? .detailMonthsPerDay : .detailMonths],
      text: sentence(now - then, months.nameBefore),
      rows: [row(months.name, now, "own"), row(months.nameBefore, then, "past")], note: nil)
  }

  private func mean(_ values: [DayValue], _ days: ClosedRange<CivilDay>) -> Double? {
    // A day within which the data end would lower the average.
    let whole = values.within(days).filter { !format.needsWholeDay || !viewer.isOpen($0.day) }
    return RobustStatistics.mean(whole.map(\.value)).map(format.rounded)
  }

  func rounded(_ range: ClosedRange<Double>?) -> ClosedRange<Double>? {
    range.map {
      format.rounded($0.lowerBound)...max(format.rounded($0.lowerBound), format.rounded($0.upperBound))
    }
  }

  private func sentence(_ difference: Double, _ month: String) -> String {
    guard let text = format.differenceText(difference) else { return language(.detailMonthsSame, month) }
    let isMore = difference > 0
    if format.isCumulative {
      return language(isMore ? .detailMonthsDayMore : .detailMonthsDayLess, format.text(difference.magnitude), month)
    }
    if isAmount { return language(isMore ? .detailMonthsMore : .detailMonthsLess, text, month) }
    return language(isMore ? .detailMonthsHigher : .detailMonthsLower, text, month)
  }
}
