internal import DailveDomain
internal import DailveScores

/// A detail page in words.
struct MetricDetailWriter {
  let viewer: ViewerContext
  let format: any ValueFormat
  let metric: Metric?
  let path: String
  let window: DetailWindow
  var language: Language { viewer.language }

  /// - Parameters:
  ///   - series: Oldest first, up to the viewer's day.
  ///   - nights: The same at night, where what is usual is made of nights (breath, oxygen).
  func content(_ series: [DayValue], nights: [DayValue]? = nil, extras: [MetricDetailContent.Extra])
    -> MetricDetailContent
  {
    let known = series.filter { $0.day <= viewer.day.number && format.range.contains($0.value) }
    // A chart of wrist temperature shows each night against what was usual on it.
    let charted = metric == .wristTemperature ? WristTemperature.deviations(known) : known
    let end = window.end.number
    let length = window.period.days ?? max(7, end - (known.first?.day ?? end) + 1)
    let first = end - length + 1
    let bucket = Bucket(length: length)
    let shown = charted.within(first...end)
    let earlier = window.period == .all ? [] : charted.within(first - length...first - 1)
    let values = shown.map(\.value)
    let usual = usual(nights ?? known)
    let card = metric.map {
      MetricCard(metric: $0, values: known, nights: nights, today: viewer.day, firstWeekday: 0)
    }
    let words = DetailWords(viewer: viewer, format: format, isDeviation: metric == .wristTemperature)
    let points = buckets(shown, first: first, end: end, bucket, words)
    // Many points of two periods on top of each other say nothing; the numbers compare them.
    let before =
      earlier.isEmpty || points.count > 60
      ? [] : buckets(earlier, first: first - length, end: first - 1, bucket, words).map(\.value)
    let smooths = metric == .weight || metric == .bodyFat || metric == .leanBodyMass || metric == .bmi
    let trend = smooths ? smoothed(known, first: first, end: end, bucket) : []
    var legend: [MetricDetailContent.Legend] = []
    // Drawn and said in the terms of the chart.
    let shift = metric == .wristTemperature ? usual?.middle ?? 0 : 0
    let band = usual.map { $0.range.lowerBound - shift...$0.range.upperBound - shift }
    if let usual, let band {
      legend.append(.init(key: "band", text: self.band(band, usual.middle, words)))
      legend.append(.init(key: "usual", text: language(.detailUsual, words.plain(usual.middle))))
    }
    if before.contains(where: { $0 != nil }) { legend.append(.init(key: "before", text: language[.detailBefore])) }
    if !trend.isEmpty { legend.append(.init(key: "trend", text: language[.detailTrend])) }
    let newest = known.last
    let newestText = card?.reference.flatMap { reference in newest.map { words.text($0.value - reference) } }
    return MetricDetailContent(
      path: path, name: format.name, family: format.family.rawValue, metric: metric?.rawValue,
      unit: format.chartUnit, style: format.style,
      pieces: newest.map { words.pieces($0.value, reference: card?.reference) } ?? [],
      ageText: age(newest), staleText: stale(newest),
      change: card.flatMap { CardWriter(viewer, goals: Profile.Goals()).change($0, viewer.format($0.metric)) },
      mark: metric.flatMap { metric in usual.map { UsualMark(metric, $0) } }, value: newest?.value,
      finding: finding(
        newest: newestText, value: newest, usual: usual, nights: nights, words, shown: shown, length: length),
      period: window.period.rawValue,
      periods: DetailPeriod.allCases.map {
        .init(name: language.text("detail.period.\($0.rawValue)"), query: window.query($0))
      }, earlier: window.earlier, later: window.later, query: window.query,
      spanText: language(
        .detailSpan, DateFormat.withYear(CivilDay(number: first), language), DateFormat.withYear(window.end, language)),
      points: points, before: before, trend: trend,
      bucketText: bucket == .day ? nil : language[bucket == .week ? .detailPerWeek : .detailPerMonth],
      facts: facts(values, before: earlier.map(\.value), length: length, words),
      usual: usual.map { words.charted($0.middle - shift) },
      usualRange: band.map { [words.charted($0.lowerBound), words.charted($0.upperBound)] },
      legend: legend,
      decimals: format.chartDecimals, extras: extras,
      note: metric == .wristTemperature ? language[.detailTemperatureNote] : nil)
  }

  /// What is usual on the last day of the chart.
  private func usual(_ values: [DayValue]) -> Usual? {
    if let metric { return Usual(metric, values, on: window.end) }
    let step = format.canonical(Elementary.power(10, -Double(format.decimals)))
    return Usual(values, on: window.end, step: step)
  }

  private func band(_ band: ClosedRange<Double>, _ middle: Double, _ words: DetailWords) -> String {
    let possible = words.isDeviation ? -Double.infinity ... .infinity : format.range
    return UsualWords.ends(band, possible: possible, number: words.number, text: words.text).map {
      language(.detailNormal, $0.low, $0.high)
    } ?? language(.detailSteady, words.plain(middle))
  }

  private func age(_ newest: DayValue?) -> String {
    guard let newest else { return language[.freshNone] }
    return DateFormat.age(
      of: CivilDay(number: newest.day), today: viewer.day, metric: metric ?? .steps, language)
  }

  private func stale(_ newest: DayValue?) -> String? {
    guard let newest, viewer.day.number - newest.day > Freshness.fallbackDays else { return nil }
    return language(.detailStale, DateFormat.withYear(CivilDay(number: newest.day), language))
  }

  private func facts(_ values: [Double], before: [Double], length: Int, _ words: DetailWords) -> [MetricDetailContent
    .Fact]
  {
    let average = RobustStatistics.mean(values)
    let previous = RobustStatistics.mean(before)
    let dash = "–"
    var facts: [MetricDetailContent.Fact] = [
      .init(label: language[.detailAverage], text: average.map(words.text) ?? dash),
      .init(
        label: language[.detailRange],
        text: values.isEmpty ? dash : "\(words.number(values.min() ?? 0)) – \(words.text(values.max() ?? 0))"),
      .init(
        label: language[.detailPrevious],
        text: previous.flatMap { before in average.map { format.arrowText($0 - before) } } ?? dash),
      .init(label: language[.detailDays], text: language(.detailDaysOf, "\(values.count)", "\(length)")),
    ]
    if format.isCumulative {
      facts.insert(
        .init(label: language[.detailTotal], text: values.isEmpty ? dash : words.text(values.reduce(0, +))), at: 1)
    }
    return facts
  }

  /// The sentence that says what the chart shows.
  private func finding(
    newest text: String?, value newest: DayValue?, usual: Usual?, nights: [DayValue]?, _ words: DetailWords,
    shown: [DayValue], length: Int
  ) -> String {
    guard window.end == window.today else {
      return shown.isEmpty
        ? language[.detailEmpty]
        : language(
          .detailFindingPast, format.name, words.text(RobustStatistics.mean(shown.map(\.value)) ?? 0), "\(shown.count)")
    }
    guard let newest else { return language[.detailEmpty] }
    // What is usual of nights is compared with a night, and said to be.
    let compared = nights.map { $0.on(newest.day) } ?? newest.value
    let value =
      nights != nil && compared != nil
      ? language(.detailFindingNight, format.name, words.plain(compared ?? newest.value))
      : "\(format.name): \(text ?? words.plain(newest.value))"
    // A day that is not over cannot be compared with whole ones; wrist temperature is a comparison already.
    let isPartial = format.isCumulative && newest.day == viewer.day.number || metric == .wristTemperature
    guard !isPartial, let usual, let compared else { return language(.detailFindingPlain, value) }
    let key: TextKey =
      switch usual.verdict(compared) {
      case .above: .detailFindingAbove
      case .within: .detailFindingNear
      case .below: .detailFindingBelow
      }
    return language(key, value, words.plain(usual.middle))
  }

  private func buckets(_ shown: [DayValue], first: Int, end: Int, _ bucket: Bucket, _ words: DetailWords)
    -> [MetricDetailContent.Point]
  {
    let byBucket = Dictionary(grouping: shown) { Self.start(of: $0.day, bucket, end: end) }
    return starts(first: first, end: end, bucket).map { day in
      words.point(CivilDay(number: day), RobustStatistics.mean((byBucket[day] ?? []).map(\.value)), bucket)
    }
  }

  private func smoothed(_ known: [DayValue], first: Int, end: Int, _ bucket: Bucket) -> [Double?] {
    let byBucket = Dictionary(grouping: ExponentialTrend.smooth(known).within(first...end)) {
      Self.start(of: $0.day, bucket, end: end)
    }
    return starts(first: first, end: end, bucket).map { byBucket[$0]?.last.map { format.charted($0.value) } }
  }

  private func starts(first: Int, end: Int, _ bucket: Bucket) -> [Int] {
    var seen = Set<Int>()
    return (first...end).compactMap { day in
      let start = Self.start(of: day, bucket, end: end)
      return seen.insert(start).inserted ? start : nil
    }
  }

  /// Weeks are counted back from the last day, so that the newest is whole; months are those of the calendar.
  private static func start(of day: Int, _ bucket: Bucket, end: Int) -> Int {
    switch bucket {
    case .day: return day
    case .week: return end - (end - day) / 7 * 7 - 6
    case .month:
      let (year, month, _) = CivilDay(number: day).components
      return CivilDay(year: year, month: month, day: 1).number
    }
  }
}
