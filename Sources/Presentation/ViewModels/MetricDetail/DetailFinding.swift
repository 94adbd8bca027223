internal import DailveDomain
internal import DailveScores

/// The finding of a detail page: one number and one sentence about it.
struct DetailFinding {
  var pieces: [TodayContent.Piece]
  /// Continues after the number: "Today, close to your usual 49 ms."
  var says: String
  /// The same as a complete sentence.
  var sentence: String
  /// Whether the number is the newest value, not the average of a past period.
  var isNewest: Bool
}

extension MetricDetailPresenter {
  /// The newest value if the chart shows it, else the average of what the chart shows.
  ///
  /// - Parameters:
  ///   - reference: The reference of the newest value, if the value alone is meaningless (wrist temperature).
  ///   - nights: Nightly values, if what is usual is computed from nights.
  ///   - known: Values in the period of the chart.
  ///   - shown: The same as the chart draws them.
  ///   - trend: Replaces the comparison with what is usual.
  func finding(
    _ newest: DayValue?, reference: Double?, usual: Usual?, nights: [DayValue]?, known: [DayValue], shown: [DayValue],
    trend: String?, _ words: DetailFormat
  ) -> DetailFinding {
    guard let newest, let last = known.last, last.day == newest.day else {
      guard !shown.isEmpty else {
        return DetailFinding(
          pieces: [], says: language[.detailEmpty], sentence: language[.detailEmpty], isNewest: false)
      }
      return average(shown.map(\.value), words)
    }
    let text = reference.map { words.text(newest.value - $0) } ?? words.plain(newest.value)
    let day = newest.day
    let age = viewer.age(of: day, isNight: metric == .sleep) ?? viewer.date(day)
    if let trend {
      return DetailFinding(
        pieces: words.pieces(newest.value, reference: nil), says: "\(age) · \(trend)", sentence: trend, isNewest: true)
    }
    let (says, sentence) = sentences(newest, text: text, age: age, usual: usual, nights: nights, words)
    return DetailFinding(
      pieces: words.pieces(newest.value, reference: reference), says: says, sentence: sentence, isNewest: true)
  }

  /// Compares the average of the period with the one before, for metrics that change slowly. `nil` unless both have
  /// data.
  func trend(_ shown: [DayValue], before: [DayValue]) -> String? {
    guard let now = RobustStatistics.mean(shown.map(\.value)), let then = RobustStatistics.mean(before.map(\.value))
    else { return nil }
    guard let period = window.period.before.map({ language[$0] }) else { return nil }
    guard let text = format.differenceText(now - then) else { return language(.detailTrendSame, period) }
    return language(now > then ? .detailTrendUp : .detailTrendDown, text, period)
  }

  private func average(_ values: [Double], _ words: DetailFormat) -> DetailFinding {
    let mean = RobustStatistics.mean(values) ?? 0
    let pieces =
      words.isDeviation
      ? SignedPieces.of(mean, format) : format.pieces(mean).map { TodayContent.Piece(number: $0.number, unit: $0.unit) }
    return DetailFinding(
      pieces: pieces, says: language(.detailSaysPast, "\(values.count)"),
      sentence: language(.detailFindingPast, format.name, words.text(mean), "\(values.count)"), isNewest: false)
  }

  private func sentences(
    _ newest: DayValue, text: String, age: String, usual: Usual?, nights: [DayValue]?, _ words: DetailFormat
  ) -> (says: String, sentence: String) {
    // Wrist temperature already is a comparison, and an unfinished day cannot be compared with whole ones.
    if metric == .wristTemperature {
      return (age, "\(format.name): \(text)")
    }
    if format.needsWholeDay, viewer.isOpen(newest.day) {
      let soFar = viewer.clockOfEnd(on: newest.day).map { language(.detailUntil, age, viewer.time($0)) }
      return (soFar ?? language(.detailSoFar, age), "\(format.name): \(text)")
    }
    // A usual value from nights is compared with the night's value, and the sentence says so if the two values differ.
    let compared = nights.map { $0.on(newest.day) } ?? newest.value
    guard let usual, let compared else { return (age, language(.detailFindingPlain, "\(format.name): \(text)")) }
    let middle = words.plain(usual.middle)
    let range = rangeBeside(compared, usual, words)
    let beside = range ?? middle
    let key: TextKey =
      switch usual.verdict(compared) {
      case .above: .detailFindingAbove
      // The expected range is wide: a value within it need not be close to the usual one.
      case .within where usual.isExpectation: .detailFindingExpected
      case .within: range == nil ? .detailFindingNear : .detailFindingInRange
      case .below: .detailFindingBelow
      }
    let asleep = words.plain(compared)
    if asleep == text, asleep == middle, usual.verdict(compared) == .within {
      return (language(.detailSame, age), language(.detailSame, "\(format.name): \(text)"))
    }
    guard nights != nil, asleep != text else {
      return (language(key, age, beside), language(key, "\(format.name): \(text)", beside))
    }
    return (
      "\(age) · " + language(key, language(.detailSaysAsleep, asleep), beside),
      language(key, language(.detailFindingNight, format.name, asleep), beside)
    )
  }

  /// The usual range, for a value that is in it but not close to its middle.
  private func rangeBeside(_ value: Double, _ usual: Usual, _ words: DetailFormat) -> String? {
    guard !usual.isExpectation, usual.verdict(value) == .within, !usual.isClose(value, step: step) else { return nil }
    return UsualWords.range(
      usual.range, possible: format.range, number: words.number, text: words.text, isSigned: words.isDeviation, language
    )
  }
}
