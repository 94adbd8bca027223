internal import DailveViewModels

/// The hero of any score.
enum ScoreHero {
  /// - Parameter more: Content below or beside the sentence.
  static func node(
    _ score: ScoreContent, _ language: Language, link: (path: String, text: String)? = nil, more: Node = .nothing
  )
    -> Node
  {
    tag(
      "article", ["class": "card hero band-\(score.band ?? "none")"],
      tag(
        "div", ["class": "score"], ring(score, language), tag("h2", [:], .text(score.headline)),
        tag(
          "div", ["class": "why"], tag("p", [:], .text(score.sentence)),
          score.action.map { tag("p", ["class": "action"], .text($0)) } ?? .nothing,
          link.map { tag("a", ["class": "link", "href": $0.path], .text($0.text)) } ?? .nothing)),
      more)
  }

  static func ring(_ score: ScoreContent, _ language: Language) -> Node {
    if let value = score.value, let band = score.bandText {
      return ScoreRing.node(
        fraction: Double(value) / 100, text: "\(value)", caption: band,
        label: language(.scoreOf100, score.name, "\(value)", band))
    }
    return ScoreRing.node(fraction: 0, text: "–", caption: nil, label: language(.scoreNoneLabel, score.name))
  }

  /// How a score is calculated, in plain words first, and what it does not mean.
  ///
  /// - Parameter details: Paragraphs with the statistics, shown on request.
  static func method(_ text: String, details: [String?], title: TextKey = .scoreMethod, _ language: Language) -> Node {
    let details = details.compactMap { $0 }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[title])), tag("p", [:], .text(text)),
      details.isEmpty
        ? .nothing
        : tag(
          "details", ["class": "fold"],
          [tag("summary", [:], .text(language[.commonDetails]))] + details.map { tag("p", [:], .text($0)) }),
      tag("p", ["class": "small"], .text(language[.commonNotDiagnosis])))
  }

  /// The history of a score; nothing if there are no scores, unless another period was chosen or may have some.
  ///
  /// - Parameter isBrief: True if only the chart is printed.
  static func history(
    _ history: ScoreHistoryContent, path: String, title: String, hue: String, isBrief: Bool = false,
    periods: Bool = true, _ language: Language
  ) -> Node {
    if let empty = history.empty, empty.link == nil, !periods || history.isFirstPeriod { return .nothing }
    let points = history.points.map { DetailChart.Point($0) }
    return tag(
      "section", ["class": "card text hue-\(hue)\(isBrief ? " brief" : "")"], tag("h2", [:], .text(title)),
      periods
        ? PeriodLinks.node(
          history.periods, path: path, current: history.period, title: title, anchor: "scores", language) : .nothing,
      history.empty.map { EmptyState.node($0, heading: "p") }
        ?? .group([
          DetailChart(
            id: "scores", points: points, leastSpan: 40, limits: 0...100, finding: history.finding, label: title
          ).node(language),
          DetailChart.table(
            "scores", points, day: language[.scoreHistoryDay], value: language[.scoreHistoryScore], language),
        ]))
  }
}
