internal import DailveDomain
internal import DailveScores

/// The finding of a detail page: one number and one sentence about it.
struct DetailFinding {
  var pieces: [Piece]
  /// Continues after the number: "Today, close to your usual 49 ms."
  var says: String
  /// The finding as a complete sentence.
  var sentence: String
  /// True if the number is the newest value, false if it is the average of a past period.
  var isNewest: Bool
}

extension MetricDetailPresenter {
  /// The newest value if the chart shows it, else the average of the displayed values.
  ///
  /// - Parameters:
  ///   - reference: The reference of the newest value, if the value alone is meaningless (wrist temperature).
  ///   - nights: Nightly values, if the usual range is computed from nights.
  ///   - known: Values in the period of the chart.
  ///   - shown: The values as the chart draws them.
  ///   - trend: Replaces the comparison with the usual range.
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

  /// Compares the average of the period with the previous one, for metrics that change slowly. `nil` unless both have
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
    let pieces = words.isDeviation ? SignedPieces.of(mean, format) : format.pieces(mean)
    return DetailFinding(
      pieces: pieces, says: language(.detailSaysPast, "\(values.count)"),
      sentence: language(.detailFindingPast, format.name, words.text(mean), "\(values.count)"), isNewest: false)
  }

  private func sentences(
    _ newest: DayValue, text: String, age: String, usual: Usual?, nights: [DayValue]?, _ words: DetailFormat
  ) -> (says: String, sentence: String) {
    // Wrist temperature is a comparison already, and an unfinished day cannot be compared with whole ones.
    if metric == .wristTemperature {
      return (age, "\(format.name): \(text)")
    }
    if format.needsWholeDay, viewer.isOpen(newest.day) {
      let soFar = viewer.clockOfEnd(on: newest.day).map { language(.detailUntil, age, viewer.time($0)) }
      return (soFar ?? language(.detailSoFar, age), "\(format.name): \(text)")
    }
    // If the usual range comes from nights, compare the night's value, and say so if the two values differ.
    let compared = nights.map { $0.on(newest.day) } ?? newest.value
    guard let usual, let compared else { return (age, language(.detailFindingPlain, "\(format.name): \(text)")) }
    let middle = words.plain(usual.middle)
    let range = rangeBeside(compared, usual, words)
    let beside = range ?? middle
    let key: TextKey =
      switch usual.verdict(compared) {
      case .above: .detailFindingAbove
      case .within where usual.isWide: .detailFindingWide
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

  /// The usual range, for a value inside it that is not close to its middle.
  private func rangeBeside(_ value: Double, _ usual: Usual, _ words: DetailFormat) -> String? {
    guard !usual.isWide, usual.verdict(value) == .within, !usual.isClose(value, step: step) else { return nil }
    return UsualWords.range(
      usual.range, possible: format.range, number: words.number, text: words.text, isSigned: words.isDeviation, language
    )
  }
}
