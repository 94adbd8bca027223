internal import DailveDomain
internal import DailveScores

/// The month of the calendar in which the chart ends, beside the one before: periods of the chart are days back from its end.
struct MonthComparison {
  let viewer: ViewerContext
  let format: any ValueFormat
  private var language: Language { viewer.language }

  /// `nil` without data in both months.
  ///
  /// - Parameters:
  ///   - values: Oldest first.
  ///   - end: The last day of the chart.
  func extra(_ values: [DayValue], end: CivilDay) -> MetricDetailContent.Extra? {
    let (year, month, _) = end.components
    let first = CivilDay(year: year, month: month, day: 1)
    let (earlierYear, earlierMonth, _) = (first - 1).components
    let before = CivilDay(year: earlierYear, month: earlierMonth, day: 1)
    let next = CivilDay(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1)
    // A day that is not over would make a month of sums too small.
    let isOpen = next > viewer.day
    let last = isOpen ? (format.isCumulative ? viewer.day - 1 : viewer.day) : next - 1
    guard last >= first, let now = mean(values, first...last), let then = mean(values, before...first - 1)
    else {
      return nil
    }
    let name = language.text("month.\(month)")
    let earlier = language.text("month.\(earlierMonth)")
    let top = max(now, then)
    func row(_ label: String, _ value: Double, _ tone: String?) -> MetricDetailContent.Row {
      .init(label: label, text: format.text(value), share: top > 0 ? value / top : nil, tone: tone)
    }
    return MetricDetailContent.Extra(
      title: language[format.isCumulative ? .detailMonthsPerDay : .detailMonths], text: sentence(now - then, earlier),
      rows: [row(isOpen ? language(.detailMonthSoFar, name) : name, now, "own"), row(earlier, then, "past")], note: nil)
  }

  private func mean(_ values: [DayValue], _ days: ClosedRange<CivilDay>) -> Double? {
    RobustStatistics.mean(values.within(days.lowerBound.number...days.upperBound.number).map(\.value)).map(rounded)
  }

  /// As it is shown: the difference of two numbers is that of the two that can be read.
  private func rounded(_ value: Double) -> Double {
    let scale = Elementary.power(10, Double(format.decimals))
    return format.canonical((format.shown(value) * scale).rounded() / scale)
  }

  private func sentence(_ difference: Double, _ month: String) -> String {
    guard let text = format.differenceText(difference) else { return language(.detailMonthsSame, month) }
    let isMore = difference > 0
    if format.isCumulative { return language(isMore ? .detailMonthsMore : .detailMonthsLess, text, month) }
    return language(isMore ? .detailMonthsHigher : .detailMonthsLower, text, month)
  }
}
