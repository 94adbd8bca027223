internal import DailveDomain
internal import DailveScores

extension MetricDetailWriter {
  /// Numbers of what the chart shows.
  ///
  /// - Parameters:
  ///   - length: Days of the period.
  ///   - change: Of the newest value against the day before; `nil` where it is not shown.
  func facts(
    _ shown: [DayValue], before: [DayValue], length: Int, spread: DaySpread, change: TodayContent.Change?,
    _ words: DetailWords
  ) -> [MetricDetailContent.Fact] {
    let values = shown.map(\.value)
    let average = RobustStatistics.mean(values)
    let previous = RobustStatistics.mean(before.map(\.value))
    let dash = "–"
    func text(_ value: Double?, _ text: (Double) -> String) -> String { value.map(text) ?? dash }
    var facts: [MetricDetailContent.Fact] = [
      .init(
        label: language[format.isCumulative ? .detailDailyAverage : .detailAverage], text: text(average, words.text))
    ]
    if format.isCumulative {
      facts.append(.init(label: language[.detailTotal], text: values.isEmpty ? dash : words.text(values.reduce(0, +))))
    }
    // What was measured, where days have a range of their own; else what days came to.
    let low = shown.compactMap { spread.ranges[$0.day]?.lowerBound ?? $0.value }.min()
    let high = shown.compactMap { spread.ranges[$0.day]?.upperBound ?? $0.value }.max()
    facts.append(
      .init(label: language[.detailRange], text: text(low) { "\(words.number($0)) – \(words.text(high ?? $0))" }))
    if let name = spread.companionName {
      let mean = RobustStatistics.mean(
        shown.first.map { spread.companion.within($0.day...(shown.last?.day ?? $0.day)).map { $0.value } } ?? [])
      facts.append(.init(label: name, text: text(mean, words.text)))
    }
    facts.append(
      .init(
        label: language[.detailPrevious],
        text: previous.flatMap { before in average.map { format.arrowText($0 - before) } } ?? dash))
    if let change {
      facts.append(.init(label: language[.todayVsYesterday], text: "\(change.arrow) \(change.text)"))
    }
    facts.append(.init(label: language[.detailDays], text: language(.detailDaysOf, "\(values.count)", "\(length)")))
    return facts
  }
}
