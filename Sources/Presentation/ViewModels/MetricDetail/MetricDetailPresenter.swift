internal import DailveDomain
internal import DailveScores

/// Puts a detail page into words.
struct MetricDetailPresenter {
  let viewer: ViewerContext
  let format: any ValueFormat
  let metric: Metric?
  /// The series shown.
  let subject: SeriesAddress
  /// The page that contains the chart, if it is not the page of the series.
  var page: Address?
  var path: Address { page ?? subject.page }
  let window: DetailWindow
  var language: Language { viewer.language }

  /// - Parameters:
  ///   - series: Oldest first, up to the viewer's day.
  ///   - nights: Nightly values, if the usual range is computed from nights (breathing rate, oxygen).
  ///   - spread: Additional data that the chart shows for each day.
  ///   - newest: The newest day with data up to the viewer's day, if the series may not reach back to it.
  func content(
    _ series: [DayValue], nights: [DayValue]? = nil, spread: DaySpread = DaySpread(), newest: CivilDay? = nil,
    extras: [MetricDetailContent.Extra]
  ) -> MetricDetailContent {
    let range = format.range
    let known = series.filter { $0.day <= viewer.day && range.contains($0.value) }
    // A chart of wrist temperature compares each night with what was usual then.
    let charted = metric == .wristTemperature ? WristTemperature.deviations(known) : known
    let end = window.end
    let length = window.period.days ?? max(7, end - (known.first?.day ?? end) + 1)
    let days = end - length + 1...end
    let words = DetailFormat(viewer: viewer, format: format, isDeviation: metric == .wristTemperature)
    let buckets = DetailBuckets(days: days, bucket: Bucket(length: length), words: words)
    let shown = charted.within(days)
    // An unfinished day appears in a daily chart and in the total, but not in averages and ranges.
    let whole = format.needsWholeDay ? shown.filter { !viewer.isOpen($0.day) } : shown
    let points = TimeAxis.labelled(
      buckets.points(buckets.bucket == .day ? shown : whole, spread), on: buckets.starts, by: buckets.bucket, language)
    let earlier = window.period == .all ? [] : charted.within(days.lowerBound - length...days.lowerBound - 1)
    // Two periods with many points on top of each other are unreadable; the figures compare them.
    let isComparable = !earlier.isEmpty && points.count <= 60
    let before =
      isComparable && window.isCompared
      ? DetailBuckets(
        days: days.lowerBound - length...days.lowerBound - 1, bucket: buckets.bucket, words: words
      ).points(earlier).map(\.value) : []
    let smooths = metric == .weight || metric == .bodyFat || metric == .leanBodyMass || metric == .bmi
    let trend = smooths ? buckets.newest(ExponentialTrend.smooth(known)) : []
    let usual = usual(nights ?? known)
    let card = metric.map {
      MetricCard(metric: $0, values: known, nights: nights, today: viewer.day, firstWeekday: 0)
    }
    // The card's reference does not serve here, because the card has none for an old night.
    let reference =
      metric == .wristTemperature ? known.last.flatMap { WristTemperature.reference(known, on: $0.day) } : nil
    let finding = finding(
      known.last, reference: reference, usual: usual, nights: nights, known: known.within(days), shown: shown,
      trend: smooths ? self.trend(shown, before: earlier) : nil, words)
    let change =
      finding.isNewest && whole.count == shown.count
      ? card.flatMap { card in
        CardPresenter(viewer).change(card, viewer.format(card.metric)).flatMap { change in
          card.deltas.first.map { (words: change, kind: $0.kind) }
        }
      } : nil
    // Relative to the chart's own scale. Not drawn with ranges, where it would be a third scale.
    let shift = metric == .wristTemperature ? usual?.middle ?? 0 : 0
    let drawn = spread.ranges.isEmpty ? usual : nil
    let band = drawn.map { $0.range.lowerBound - shift...$0.range.upperBound - shift }
    let newest = newest ?? known.last.map { $0.day }
    let empty = empty(isMeasured: !known.within(days).isEmpty, isShown: !shown.isEmpty, newest, extras)
    return MetricDetailContent(
      path: path, samplesPath: subject.samples, tablePath: subject.table, name: format.name,
      family: format.family.rawValue, metric: metric?.rawValue, unit: format.chartUnit,
      style: spread.ranges.isEmpty ? format.style : spread.kind == .readings ? .ranges : .pairs,
      empty: empty, pieces: finding.pieces, says: finding.says, staleText: empty == nil ? stale(known) : nil,
      mark: metric.flatMap { metric in usual.map { UsualMark(metric, $0) } },
      value: finding.isNewest ? known.last?.value : nil, finding: finding.sentence, period: window.period.rawValue,
      periods: newest == nil ? [] : periods, comparison: isComparable ? window.comparison : nil,
      earlier: newest == nil ? nil : window.earlier, later: newest == nil ? nil : window.later,
      query: window.query,
      spanText: span(days.lowerBound),
      points: points, before: before, trend: trend, companion: buckets.means(spread.companion),
      bucketText: buckets.bucket.text.map { language[$0] },
      facts: empty == nil
        ? facts(whole, all: shown, before: earlier, length: length, spread: spread, change: change, words) : [],
      usual: drawn.map { words.charted($0.middle - shift) },
      usualRange: band.map { [words.charted($0.lowerBound), words.charted($0.upperBound)] },
      legend: legend(drawn, band, spread, hasBefore: before.contains { $0 != nil }, hasTrend: !trend.isEmpty, words),
      decimals: format.chartDecimals, leastSpan: metric.map { 2 * viewer.format($0).leastSpan } ?? 0,
      limits: words.isDeviation ? nil : limits, extras: empty == nil ? months(known) + extras : [],
      note: metric == .wristTemperature ? language[.detailTemperatureNote] : nil,
      leftOut: leftOut(series.within(days).filter { $0.day <= viewer.day && $0.value > range.upperBound }))
  }

  /// The maximum number of days to name; further ones are counted.
  private static let mostLeftOut = 3

  /// Names the days that do not count, so that none disappears silently.
  private func leftOut(_ impossible: [DayValue]) -> String? {
    guard !impossible.isEmpty else { return nil }
    var days = impossible.reversed().prefix(Self.mostLeftOut).map { value in
      language(.detailLeftOutDay, DateFormat.withYear(value.day, language), format.text(value.value))
    }
    if impossible.count > days.count { days.append(language(.detailLeftOutMore, "\(impossible.count - days.count)")) }
    return language(.detailLeftOut, days.joined(separator: ", "), format.text(format.range.upperBound))
  }

  private var periods: [PeriodLink] {
    DetailPeriod.allCases.map {
      .init(name: language[$0.title], query: window.query($0))
    }
  }

  /// The empty state. Values may exist without anything to draw: wrist temperature while too few nights are known.
  private func empty(
    isMeasured: Bool, isShown: Bool, _ newest: CivilDay?, _ extras: [MetricDetailContent.Extra]
  ) -> EmptyContent? {
    if isShown { return nil }
    if isMeasured, let extra = extras.first { return EmptyContent(title: extra.title, text: extra.text) }
    return EmptyPresenter(viewer).readings(of: metric, newest: newest) {
      "\(path)?\(window.ending(on: $0).query)#chart"
    }
  }

  /// Possible values in the unit of the axis; `nil` if unbounded.
  private var limits: [Double]? {
    let ends = [format.charted(format.range.lowerBound), format.charted(format.range.upperBound)]
    return ends.allSatisfy(\.isFinite) ? ends : nil
  }

  /// The comparison of months. Not for wrist temperature, where only differences have a meaning.
  private func months(_ known: [DayValue]) -> [MetricDetailContent.Extra] {
    guard metric != .wristTemperature else { return [] }
    return MonthComparison(viewer: viewer, format: format).extra(known, end: window.end).map { [$0] } ?? []
  }

  /// The span of the chart, naming a year that both ends share once.
  private func span(_ first: CivilDay) -> String {
    let last = window.end
    let isOneYear = first.components.year == last.components.year
    return RangeText.span(
      isOneYear && language == .en ? DateFormat.short(first, language) : DateFormat.shortWithYear(first, language),
      isOneYear && language == .ko ? DateFormat.short(last, language) : DateFormat.shortWithYear(last, language),
      language)
  }

  /// The usual range on the viewer's day, regardless of the chart's end: every page of a day shows the same.
  private func usual(_ values: [DayValue]) -> Usual? {
    if let metric {
      return Usual(metric, values, on: viewer.day).flatMap {
        UsualWords.isUninformative($0.range, possible: format.range) ? nil : $0
      }
    }
    return Usual(values, on: viewer.day, step: step)
  }

  /// The smallest difference that is displayed, in the canonical unit.
  var step: Double {
    metric.map { Usual.step($0) } ?? format.canonical(Elementary.power(10, -Double(format.decimals)))
  }

  private func legend(
    _ usual: Usual?, _ band: ClosedRange<Double>?, _ spread: DaySpread, hasBefore: Bool, hasTrend: Bool,
    _ words: DetailFormat
  ) -> [ChartLegend] {
    var legend: [ChartLegend] = []
    if let usual, let band {
      legend.append(.init(key: "band", text: self.band(band, usual, words)))
      legend.append(
        .init(key: "usual", text: language(.detailUsual, words.isDeviation ? "±0" : words.plain(usual.middle))))
    }
    if !spread.ranges.isEmpty, spread.kind == .readings {
      legend.append(.init(key: "stems", text: language[.detailLowestHighest]))
      legend.append(.init(key: "mark", text: language[.detailAverageMark]))
    }
    if let name = spread.companionName { legend.append(.init(key: "companion", text: name)) }
    if hasBefore { legend.append(.init(key: "before", text: language[.detailBefore])) }
    if hasTrend { legend.append(.init(key: "trend", text: language[.detailTrend])) }
    return legend
  }

  private func band(_ band: ClosedRange<Double>, _ usual: Usual, _ words: DetailFormat) -> String {
    if words.isDeviation, let around = format.differenceText((band.upperBound - band.lowerBound) / 2) {
      return language(.detailAround, around)
    }
    return UsualWords.range(
      band, possible: format.range, number: words.number, text: words.text, isSigned: words.isDeviation, language
    ).map { language(.detailUsualRange, $0) }
      ?? language(.detailSteady, words.plain(usual.middle))
  }

  /// Only for metrics measured on most days; a gap in blood pressure or weight is normal.
  private func stale(_ known: [DayValue]) -> String? {
    // The page of a past day does not know later data.
    guard !viewer.isPast, let newest = known.last, viewer.day - newest.day > Freshness.fallbackDays,
      known.within(newest.day - 29...newest.day).count >= 15
    else { return nil }
    return language(.detailStale, DateFormat.withYear(newest.day, language))
  }
}
