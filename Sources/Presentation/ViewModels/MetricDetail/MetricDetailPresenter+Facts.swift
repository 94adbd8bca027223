internal import DailveDomain
internal import DailveScores

extension MetricDetailPresenter {
  /// The figures below the chart.
  ///
  /// - Parameters:
  ///   - whole: The finished days, for averages and ranges.
  ///   - shown: All days of the chart, for the total.
  ///   - length: Days in the period.
  ///   - change: Change of the newest value, and its reference; `nil` if it is not shown.
  func facts(
    _ whole: [DayValue], all shown: [DayValue], before: [DayValue], length: Int, spread: DaySpread,
    change: (words: Card.Change, kind: BaselineKind)?,
    _ words: DetailFormat
  ) -> [Fact] {
    let values = shown.map(\.value)
    var facts: [Fact] = []
    func add(_ key: TextKey, _ text: String?) {
      if let text { facts.append(.init(label: language[key], text: text)) }
    }
    let average = RobustStatistics.mean(whole.map(\.value))
    // A single day has no average, and its total would repeat its value.
    let isSeveral = values.count > 1
    // An unfinished day's value so far counts in the chart, the total and the number of days.
    let open = whole.count < shown.count ? shown.last { viewer.isOpen($0.day) } : nil
    if whole.count > 1, let average {
      facts.append(.init(label: averageName(without: open?.day), text: words.text(average)))
    }
    if format.isCumulative { add(.detailTotal, isSeveral ? words.text(values.reduce(0, +)) : nil) }
    add(.detailRange, range(whole, spread, words))
    if let name = spread.companionName {
      let mean = RobustStatistics.mean(
        shown.first.map { spread.companion.within($0.day...(shown.last?.day ?? $0.day)).map { $0.value } } ?? [])
      if let mean { facts.append(.init(label: name, text: words.text(mean))) }
    }
    let previous = RobustStatistics.mean(before.map(\.value))
    add(.detailPrevious, previous.flatMap { before in average.map { format.arrowText($0 - before) } })
    if let change { add(change.kind.label, "\(change.words.arrow) \(change.words.text)") }
    add(.detailDays, language(.detailDaysOf, "\(values.count)", "\(length)"))
    return facts
  }

  /// - Parameter day: The unfinished day that is left out; `nil` if there is none.
  private func averageName(without day: CivilDay?) -> String {
    guard let day else { return language[format.isCumulative ? .detailDailyAverage : .detailAverage] }
    if day == viewer.today {
      return language[format.isCumulative ? .detailDailyAverageWithoutToday : .detailAverageWithoutToday]
    }
    return language(format.isCumulative ? .detailDailyAverageWithout : .detailAverageWithout, viewer.date(day))
  }

  /// Lowest and highest reading where days have ranges, else lowest and highest day. `nil` if both are equal.
  private func range(_ shown: [DayValue], _ spread: DaySpread, _ words: DetailFormat) -> String? {
    guard let low = shown.compactMap({ spread.ranges[$0.day]?.lowerBound ?? $0.value }).min(),
      let high = shown.compactMap({ spread.ranges[$0.day]?.upperBound ?? $0.value }).max(), low < high
    else { return nil }
    return words.range(low, high)
  }
}
