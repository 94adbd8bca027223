internal import DailveDomain
internal import DailveScores

extension MetricDetailPresenter {
  /// Numbers of what the chart shows.
  ///
  /// - Parameters:
  ///   - whole: Days that averages and ranges are made of.
  ///   - shown: All days of the chart, which the total is made of.
  ///   - length: Days of the period.
  ///   - change: Of the newest value against the day before; `nil` where it is not shown.
  func facts(
    _ whole: [DayValue], all shown: [DayValue], before: [DayValue], length: Int, spread: DaySpread,
    change: TodayContent.Change?,
    _ words: DetailWords
  ) -> [MetricDetailContent.Fact] {
    let values = shown.map(\.value)
    var facts: [MetricDetailContent.Fact] = []
    func add(_ key: TextKey, _ text: String?) {
      if let text { facts.append(.init(label: language[key], text: text)) }
    }
    let average = RobustStatistics.mean(whole.map(\.value))
    // Of one day there is no average, and no sum but itself.
    let isSeveral = values.count > 1
    add(format.isCumulative ? .detailDailyAverage : .detailAverage, whole.count > 1 ? average.map(words.text) : nil)
    if format.isCumulative { add(.detailTotal, isSeveral ? words.text(values.reduce(0, +)) : nil) }
    add(.detailRange, range(whole, spread, words))
    if let name = spread.companionName {
      let mean = RobustStatistics.mean(
        shown.first.map { spread.companion.within($0.day...(shown.last?.day ?? $0.day)).map { $0.value } } ?? [])
      if let mean { facts.append(.init(label: name, text: words.text(mean))) }
    }
    let previous = RobustStatistics.mean(before.map(\.value))
    add(.detailPrevious, previous.flatMap { before in average.map { format.arrowText($0 - before) } })
    add(.todayVsYesterday, change.map { "\($0.arrow) \($0.text)" })
    add(.detailDays, language(.detailDaysOf, "\(values.count)", "\(length)"))
    return facts
  }

  /// What was measured, where days have a range of their own; else what days came to. `nil` where both ends are one.
  private func range(_ shown: [DayValue], _ spread: DaySpread, _ words: DetailWords) -> String? {
    guard let low = shown.compactMap({ spread.ranges[$0.day]?.lowerBound ?? $0.value }).min(),
      let high = shown.compactMap({ spread.ranges[$0.day]?.upperBound ?? $0.value }).max(), low < high
    else { return nil }
    return words.range(low, high)
  }
}
