internal import DailveDomain
internal import DailveScores

/// Puts metric cards into words.
struct CardPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// `nil` for a card without any data, which is shown only if it is pinned.
  func shownCard(_ card: MetricCard) -> Card? {
    card.value == nil && card.series.isEmpty && card.timeInBed == nil ? nil : self.card(card)
  }

  func card(_ card: MetricCard) -> Card {
    let format = viewer.format(card.metric)
    let freshness = card.freshness(today: viewer.day)
    let day = card.day ?? card.newestDay
    let age = day.map { viewer.age(of: $0, isNight: card.metric == .sleep) ?? "" }
    let isSoFar = card.metric.needsWholeDay && card.day.map(viewer.isOpen) ?? false
    func days(_ count: Int) -> [Double?] {
      (0..<count).reversed().map { back in card.series.on(viewer.day - back).map(format.shown) }
    }
    return Card(
      metric: card.metric.rawValue, name: format.name, family: card.metric.traits.family.rawValue, value: card.value,
      usualByNow: card.usualByNow?.middle, timeInBed: card.timeInBed, day: card.day?.description,
      valueText: card.value.map { valueText($0, card, format) },
      emptyText: emptyText(card),
      pieces: pieces(card, format),
      change: change(card, format), baselineText: baseline(card, format), weekText: week(card, format),
      ageText: isSoFar ? soFar(card.day, age) : age ?? language[.freshNone],
      fallbackText: freshness == .today ? nil : age.map { language(.todayCardFallback, $0) },
      isStale: freshness?.isStale ?? false, sparkline: days(card.metric.isSparse ? 90 : 7),
      month: days(card.metric.seriesDays),
      monthText: language[card.metric.isSparse ? .todayCardQuarter : .todayCardTrend], leastSpan: format.leastSpan,
      isBars: format.isCumulative, path: card.metric == .sleep ? Address.sleep.path : Address.metric(card.metric).path,
      usual: card.usual.map { format.shown($0.middle) },
      usualRange: card.usual.map { [format.shown($0.range.lowerBound), format.shown($0.range.upperBound)] },
      mark: card.usual.map { UsualMark(card.metric, $0) })
  }

  /// "Today so far"; if the data end earlier, "Until 8:30" or "Yesterday, until 8:30".
  private func soFar(_ day: CivilDay?, _ age: String?) -> String {
    guard let clock = day.flatMap(viewer.clockOfEnd) else { return language[.freshSoFar] }
    guard let age, !age.isEmpty else { return language(.freshUntil, viewer.time(clock)) }
    return language(.detailUntil, age, viewer.time(clock))
  }

  /// The time in bed, or the reason for a missing value.
  private func emptyText(_ card: MetricCard) -> String {
    if let minutes = card.timeInBed {
      return language(.todayCardInBed, NumberFormat.durationText(minutes, language))
    }
    return language[card.newestDay == nil ? .todayCardEmpty : .todayCardOld]
  }

  /// The value; wrist temperature as the difference from earlier nights, once there are enough of them.
  private func valueText(_ value: Double, _ card: MetricCard, _ format: MetricFormat) -> String {
    card.reference.map { format.signedText(value - $0) } ?? format.text(value)
  }

  private func pieces(_ card: MetricCard, _ format: MetricFormat) -> [Piece] {
    guard let value = card.value else { return [] }
    if let reference = card.reference { return SignedPieces.of(value - reference, format) }
    return format.pieces(value)
  }

  /// Number and unit in the form for cards.
  private func short(_ value: Double, _ format: MetricFormat) -> String {
    format.pieces(value).map { UnitText.join($0.number, $0.unit) }.joined(separator: " ")
  }

  /// Data of the last this many minutes count as current.
  private static let now = 30.0

  /// Compares the sum of an unfinished day with what is usual by now, and everything else with yesterday, or else with
  /// the next baseline with data.
  func change(_ card: MetricCard, _ format: MetricFormat) -> Card.Change? {
    if let usual = card.usualByNow, let value = card.value {
      // Early in the day the usual sum is 0, so there is nothing to say.
      guard format.rounded(usual.middle) > 0 else { return nil }
      let (usually, sum) = (short(usual.middle, format), short(value, format))
      let minute = usual.minute ?? viewer.clock
      let time = viewer.time(minute)
      let isOld = viewer.isPast || minute < viewer.clock - Self.now
      return Card.Change(
        arrow: "", text: language(.todayUsualBy, usually, time),
        words: isOld ? language(.todaySumBy, sum, time, usually) : language(.todaySoFar, sum, usually, time),
        tone: .neutral)
    }
    guard let delta = card.deltas.first else { return nil }
    let difference = difference(card, delta, format)
    guard let text = format.differenceText(difference) else {
      return Card.Change(arrow: "±", text: "0", words: language[.todayCardSame], tone: .neutral)
    }
    let rises = difference > 0
    // In the usual range, no direction is good or bad.
    let isUsual = card.value.map { card.usual?.verdict($0) == .within } ?? false
    let tone: Card.Tone
    switch card.metric.traits.good {
    case .none: tone = .neutral
    case _ where isUsual: tone = .neutral
    case .up: tone = rises ? .good : .bad
    case .down: tone = rises ? .bad : .good
    }
    return Card.Change(
      arrow: rises ? "▲" : "▼", text: text, words: language(changeWords(card.metric, rises: rises), text), tone: tone)
  }

  /// The difference between the values as displayed. For wrist temperature, which is displayed as a deviation, the
  /// delta itself.
  private func difference(_ card: MetricCard, _ delta: BaselineDelta, _ format: MetricFormat) -> Double {
    guard let value = card.value, card.reference == nil else { return delta.difference }
    return format.difference(value, delta.baseline)
  }

  /// Different metrics need different verbs: people sleep more, gain weight, have a higher heart rate.
  private func changeWords(_ metric: Metric, rises: Bool) -> TextKey {
    if metric == .sleep { return rises ? .todayCardSleptMore : .todayCardSleptLess }
    if metric.traits.aggregation == .cumulative { return rises ? .todayCardSumMore : .todayCardSumLess }
    if metric.traits.family == .body { return rises ? .todayCardGained : .todayCardLost }
    return rises ? .todayCardMore : .todayCardLess
  }

  private func baseline(_ card: MetricCard, _ format: MetricFormat) -> String? {
    if let usual = card.usualByNow {
      return format.rounded(usual.middle) > 0 ? language(.todayByNowDays, "\(usual.days)") : nil
    }
    guard let delta = card.deltas.first else { return nil }
    let text = format.signedText(difference(card, delta, format))
    switch delta.kind {
    case .yesterday: return language(.todayCardVsYesterday, text)
    case .fourteenDays: return language(.todayCardVs14, text)
    case .sixtyDays: return language(.todayCardVs60, text)
    }
  }

  private func week(_ card: MetricCard, _ format: MetricFormat) -> String? {
    guard let total = card.weekTotal else { return nil }
    switch card.metric {
    case .steps:
      guard let goal = card.weekGoal else { fallthrough }
      return language(
        total >= goal ? .todayWeekGoalDone : .todayWeekOfGoal,
        NumberFormat.text(total, decimals: 0), NumberFormat.text(goal, decimals: 0))
    case .exercise:
      guard let goal = card.weekGoal else { fallthrough }
      return total >= goal
        ? language(.todayWeekGoalDone, format.text(total), format.text(goal))
        : language(.todayWeekOfGoal, NumberFormat.text(total, decimals: 0), format.text(goal))
    default: return language(.todayWeekTotal, format.text(total))
    }
  }
}
