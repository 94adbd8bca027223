internal import DailveDomain
internal import DailveScores

/// Puts a hypothetical day into words.
struct WhatIfPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  func content(_ report: WhatIfReport) -> WhatIfContent {
    let words = words(report)
    var content = empty(report.score)
    content.dateText = viewer.date(report.day.day)
    guard let score = report.imagined.known else { return content }
    content.empty = nil
    content.value = score.value
    content.band = score.band.rawValue
    content.bandText = language[score.band.title]
    content.comparison = comparison(score.value, words)
    content.movers = zip(report.movers, report.chosen).map(mover)
    content.parts = report.score.parts.map { part($0, score, report.score) }
    content.words = words
    content.numbers =
      "[" + report.day.numbers.map { $0.isFinite ? "\($0)" : "null" }.joined(separator: ",") + "]"
    return content
  }

  /// The page of a score for which nothing can be predicted.
  func empty(_ score: WhatIfScore) -> WhatIfContent {
    WhatIfContent(
      score: score.rawValue, title: language[score.title], dateText: viewer.dateText, path: score.address.path,
      back: score.page.path, backText: language[score.pageTitle],
      lead: language[.whatIfLead],
      empty: EmptyContent(
        title: language[.whatIfEmpty], text: language[score.need],
        link: .init(text: language[.whatIfEmptyBack], path: score.page.path)),
      value: 0, band: "none", bandText: "", comparison: "", movers: [], parts: [],
      words: .init(bands: [], ring: "", ofMaximum: "", more: "", less: "", same: "", measured: nil), numbers: "[]")
  }

  private func words(_ report: WhatIfReport) -> WhatIfContent.Words {
    WhatIfContent.Words(
      bands: ScoreBand.allCases.map { .init(name: $0.rawValue, text: language[$0.title], from: $0.lowest) },
      ring: language(.scoreOf100, language[report.score.title], "{0}", "{1}"),
      ofMaximum: language(.scoreOfMaximum, "{0}", "{1}"), more: language(.whatIfMore, "{0}", "{1}"),
      less: language(.whatIfLess, "{0}", "{1}"), same: language[.whatIfSame],
      measured: report.measured.known?.value)
  }

  private func comparison(_ value: Int, _ words: WhatIfContent.Words) -> String {
    guard let measured = words.measured else { return language[.whatIfNotMeasured] }
    if value == measured { return words.same }
    let key: TextKey = value > measured ? .whatIfMore : .whatIfLess
    return language(key, "\((value - measured).magnitude)", "\(measured)")
  }

  private func part(_ name: ScorePartName, _ score: Score, _ asked: WhatIfScore) -> WhatIfContent.Part {
    let part = score.parts.first { $0.name == name }
    let isSigned = asked == .condition || name == .limit || name == .cap
    return WhatIfContent.Part(
      part: ScoreContent.Part(
        name: name.rawValue, label: language[asked == .condition ? name.conditionTitle : name.title],
        points: part?.points ?? 0, wholePoints: part?.wholePoints ?? 0, maximum: part?.maximum ?? (isSigned ? nil : 0),
        wholeMaximum: part?.wholeMaximum, path: nil, input: nil),
      // A part that takes nothing away is not mentioned.
      isThere: part.map { ![.rhrWithHRV, .limit, .cap].contains($0.name) || $0.points != 0 } ?? false)
  }

  private func mover(_ mover: WhatIfMover, _ chosen: Int) -> WhatIfContent.Mover {
    let measured = mover.measured.map { text(mover.measure, $0) }
    // The initial value is the measured one, with all its digits.
    func words(_ value: Int) -> String {
      value == mover.start ? measured ?? text(mover.measure, value) : text(mover.measure, value)
    }
    let texts = (0..<mover.count).map { words(mover.value(at: $0)) }
    return WhatIfContent.Mover(
      name: mover.measure.rawValue, label: language[mover.measure.title], lowest: mover.lowest, step: mover.step,
      value: chosen, start: mover.start, isMeasured: measured != nil, texts: texts,
      note: measured.map { language(.whatIfMeasured, $0) } ?? language[.whatIfUnmeasured],
      text: words(chosen), highest: mover.highest)
  }

  private func text(_ measure: WhatIfMeasure, _ value: Int) -> String { text(measure, Double(value)) }

  private func text(_ measure: WhatIfMeasure, _ value: Double) -> String {
    switch measure {
    case .hrv: viewer.format(.hrv).text(value)
    case .restingHeartRate: viewer.format(.rhr).text(value)
    case .asleep, .awake: NumberFormat.durationText(value, language)
    case .bedtime: viewer.time(value >= 1440 ? value - 1440 : value < 0 ? value + 1440 : value)
    case .deep: UnitText.percent(value / 100)
    }
  }
}
