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

extension MetricDetailWriter {
  /// The newest value where the chart shows it, else the average of what the chart shows.
  ///
  /// - Parameters:
  ///   - reference: What the newest value is shown against, where it means nothing by itself.
  ///   - nights: The same at night, where what is usual is made of nights.
  ///   - known: Values in the time of the chart.
  ///   - shown: The same as the chart shows them.
  func finding(
    _ newest: DayValue?, reference: Double?, usual: Usual?, nights: [DayValue]?, known: [DayValue], shown: [DayValue],
    _ words: DetailWords
  ) -> DetailFinding {
    guard let newest, let last = known.last, last.day == newest.day else {
      guard !shown.isEmpty else {
        return DetailFinding(
          pieces: [], says: language[.detailEmpty], sentence: language[.detailEmpty], isNewest: false)
      }
      return average(shown.map(\.value), words)
    }
    let text = reference.map { words.text(newest.value - $0) } ?? words.plain(newest.value)
    let age = DateFormat.age(of: CivilDay(number: newest.day), today: viewer.day, metric: metric ?? .steps, language)
    let (says, sentence) = sentences(newest, text: text, age: age, usual: usual, nights: nights, words)
    return DetailFinding(
      pieces: words.pieces(newest.value, reference: reference), says: says, sentence: sentence, isNewest: true)
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
      return (
        age + (usual.map { ", " + language(.detailUsual, words.plain($0.middle)) } ?? ""), "\(format.name): \(text)"
      )
    }
    let isOpen = format.isCumulative || metric == .heartRate
    if isOpen, newest.day == viewer.day.number {
      return (language(.detailSoFar, age), "\(format.name): \(text)")
    }
    // What is usual of nights is compared with a night, and said to be.
    let compared = nights.map { $0.on(newest.day) } ?? newest.value
    guard let usual, let compared else { return (age, language(.detailFindingPlain, "\(format.name): \(text)")) }
    let key: TextKey =
      switch usual.verdict(compared) {
      case .above: .detailFindingAbove
      case .within: .detailFindingNear
      case .below: .detailFindingBelow
      }
    let middle = words.plain(usual.middle)
    guard nights != nil else {
      return (language(key, age, middle), language(key, "\(format.name): \(text)", middle))
    }
    let asleep = words.plain(compared)
    return (
      "\(age) · " + language(key, language(.detailSaysAsleep, asleep), middle),
      language(key, language(.detailFindingNight, format.name, asleep), middle)
    )
  }
}
