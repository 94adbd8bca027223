internal import DailveDomain
internal import DailveScores

/// What a detail page says: one number and one sentence about it.
struct DetailFinding {
  var pieces: [TodayContent.Piece]
  /// Goes on where the number ends: "Today, close to your usual 49 ms."
  var says: String
  /// The same as one sentence that stands alone.
  var sentence: String
  /// Whether the number is the newest value, not the average of a stretch that is past.
  var isNewest: Bool
}

extension MetricDetailPresenter {
  /// The newest value where the chart shows it, else the average of what the chart shows.
  ///
  /// - Parameters:
  ///   - reference: What the newest value is shown against, where it means nothing by itself.
  ///   - nights: The same at night, where what is usual is made of nights.
  ///   - known: Values in the time of the chart.
  ///   - shown: The same as the chart shows them.
  ///   - trend: What is said in place of a comparison with what is usual.
  func finding(
    _ newest: DayValue?, reference: Double?, usual: Usual?, nights: [DayValue]?, known: [DayValue], shown: [DayValue],
    trend: String?, _ words: DetailWords
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
    let age = viewer.age(of: day, metric: metric ?? .steps) ?? viewer.date(day)
    if let trend {
      return DetailFinding(
        pieces: words.pieces(newest.value, reference: nil), says: "\(age) · \(trend)", sentence: trend, isNewest: true)
    }
    let (says, sentence) = sentences(newest, text: text, age: age, usual: usual, nights: nights, words)
    return DetailFinding(
      pieces: words.pieces(newest.value, reference: reference), says: says, sentence: sentence, isNewest: true)
  }

  /// How the average of the period compares with the period before: what matters of what changes slowly. `nil` without both.
  func trend(_ shown: [DayValue], before: [DayValue]) -> String? {
    guard let now = RobustStatistics.mean(shown.map(\.value)), let then = RobustStatistics.mean(before.map(\.value))
    else { return nil }
    guard let period = window.period.before.map({ language[$0] }) else { return nil }
    guard let text = format.differenceText(now - then) else { return language(.detailTrendSame, period) }
    return language(now > then ? .detailTrendUp : .detailTrendDown, text, period)
  }

  private func average(_ values: [Double], _ words: DetailWords) -> DetailFinding {
    let mean = RobustStatistics.mean(values) ?? 0
    let pieces =
      words.isDeviation
      ? SignedPieces.of(mean, format) : format.pieces(mean).map { TodayContent.Piece(number: $0.number, unit: $0.unit) }
    return DetailFinding(
      pieces: pieces, says: language(.detailSaysPast, "\(values.count)"),
      sentence: language(.detailFindingPast, format.name, words.text(mean), "\(values.count)"), isNewest: false)
  }

  private func sentences(
    _ newest: DayValue, text: String, age: String, usual: Usual?, nights: [DayValue]?, _ words: DetailWords
  ) -> (says: String, sentence: String) {
    // A day that is not over cannot be compared with whole ones; wrist temperature is a comparison already.
    if metric == .wristTemperature {
      return (age, "\(format.name): \(text)")
    }
    if format.needsWholeDay, viewer.isOpen(newest.day) {
      return (language(.detailSoFar, age), "\(format.name): \(text)")
    }
    // What is usual of nights is compared with a night, and said to be where that reads otherwise.
    let compared = nights.map { $0.on(newest.day) } ?? newest.value
    guard let usual, let compared else { return (age, language(.detailFindingPlain, "\(format.name): \(text)")) }
    let key: TextKey =
      switch usual.verdict(compared) {
      case .above: .detailFindingAbove
      case .within: .detailFindingNear
      case .below: .detailFindingBelow
      }
    let middle = words.plain(usual.middle)
    let asleep = words.plain(compared)
    if asleep == text, asleep == middle, usual.verdict(compared) == .within {
      return (language(.detailSame, age), language(.detailSame, "\(format.name): \(text)"))
    }
    guard nights != nil, asleep != text else {
      return (language(key, age, middle), language(key, "\(format.name): \(text)", middle))
    }
    return (
      "\(age) · " + language(key, language(.detailSaysAsleep, asleep), middle),
      language(key, language(.detailFindingNight, format.name, asleep), middle)
    )
  }
}
