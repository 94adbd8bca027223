internal import DailveDomain
internal import DailveScores

/// A metric's detail page in words.
struct MetricDetailWriter {
  let viewer: ViewerContext
  let metric: Metric
  let period: DetailPeriod
  private var language: Language { viewer.language }
  private var format: MetricFormat { viewer.format(metric) }

  init(_ viewer: ViewerContext, metric: Metric, period: DetailPeriod) {
    self.viewer = viewer
    self.metric = metric
    self.period = period
  }

  func content(_ series: [DayValue]) -> MetricDetailViewModel.Content {
    let traits = metric.traits
    let today = viewer.day.number
    let known = series.filter { $0.day <= today && traits.range.contains($0.value) }
    let length = period.days ?? max(7, today - (known.first?.day ?? today) + 1)
    let shown = known.within(today - length + 1...today)
    let card = MetricCard(metric: metric, values: known, today: viewer.day, firstWeekday: 0)
    let newest = known.last
    let weekly = length > 120
    let values = shown.map(\.value)
    let average = RobustStatistics.mean(values)
    let previous = RobustStatistics.mean(known.within(today - 2 * length + 1...today - length).map(\.value))
    return MetricDetailViewModel.Content(
      metric: metric.rawValue, name: format.name, family: traits.family.rawValue, unit: format.unit,
      isCumulative: traits.aggregation == .cumulative,
      pieces: (newest.map { format.pieces($0.value) } ?? []).map {
        TodayContent.Piece(number: $0.number, unit: $0.unit)
      },
      ageText: newest.map {
        DateFormat.freshness(Freshness(of: CivilDay(number: $0.day), today: viewer.day), metric: metric, language)
      } ?? language[.freshNone],
      finding: finding(newest, card), period: period.rawValue,
      points: weekly ? weeks(shown, length) : days(shown, length), isWeekly: weekly,
      averageText: average.map(format.text),
      rangeText: values.isEmpty
        ? nil : "\(number(values.min() ?? 0))–\(format.text(values.max() ?? 0))",
      daysText: language(.detailDaysOf, "\(shown.count)", "\(length)"),
      previousText: previous.flatMap { before in average.map { change($0 - before) } },
      usual: card.usual.map(format.charted),
      usualRange: card.usualRange.map { [format.charted($0.lowerBound), format.charted($0.upperBound)] },
      usualText: card.usual.map { language(.detailUsual, format.text($0)) },
      usualRangeText: card.usualRange.map {
        language(.detailNormal, number($0.lowerBound), format.text($0.upperBound))
      }, decimals: metric == .sleep ? 1 : format.decimals)
  }

  private func number(_ value: Double) -> String {
    metric == .sleep
      ? format.text(value) : NumberFormat.text(format.shown(value), decimals: metric == .sleep ? 1 : format.decimals)
  }

  private func change(_ difference: Double) -> String {
    guard let text = format.differenceText(difference) else { return language[.todayCardSame] }
    return (difference > 0 ? "▲ " : "▼ ") + text
  }

  private func finding(_ newest: DayValue?, _ card: MetricCard) -> String {
    guard let newest else { return language[.detailEmpty] }
    let value = "\(format.name): \(format.text(newest.value))"
    // A day that is not over cannot be compared with whole ones.
    let isPartial = metric.traits.aggregation == .cumulative && newest.day == viewer.day.number
    guard !isPartial, let usual = card.usual, let range = card.usualRange else {
      return language(.detailFindingPlain, value)
    }
    let key: TextKey =
      newest.value > range.upperBound
      ? .detailFindingAbove : newest.value < range.lowerBound ? .detailFindingBelow : .detailFindingNear
    return language(key, value, format.text(usual))
  }

  private func days(_ shown: [DayValue], _ length: Int) -> [MetricDetailViewModel.Point] {
    let byDay = Dictionary(shown.map { ($0.day, $0.value) }, uniquingKeysWith: { _, last in last })
    return (0..<length).reversed().map { back in
      point(viewer.day - back, byDay[viewer.day.number - back])
    }
  }

  private func weeks(_ shown: [DayValue], _ length: Int) -> [MetricDetailViewModel.Point] {
    let count = (length + 6) / 7
    var sums = [(sum: Double, count: Int)](repeating: (0, 0), count: count)
    for value in shown {
      let index = count - 1 - (viewer.day.number - value.day) / 7
      if sums.indices.contains(index) { sums[index] = (sums[index].sum + value.value, sums[index].count + 1) }
    }
    return sums.enumerated().map { index, entry in
      point(viewer.day - (count - 1 - index) * 7, entry.count > 0 ? entry.sum / Double(entry.count) : nil)
    }
  }

  private func point(_ day: CivilDay, _ value: Double?) -> MetricDetailViewModel.Point {
    MetricDetailViewModel.Point(
      day: day.description, label: DateFormat.short(day, language), value: value.map(format.charted),
      text: value.map(format.text) ?? language[.commonNoData])
  }
}
