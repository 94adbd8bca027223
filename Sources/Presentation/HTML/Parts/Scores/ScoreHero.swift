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
        "div", ["class": "score"], ring(score, language), .h2(score.headline),
        tag(
          "div", ["class": "why"], .p(score.sentence),
          score.action.map { .p($0, class: "action") },
          link.map { .link($0.text, to: $0.path, class: "link") })),
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
    return .card(
      language[title], .p(text),
      details.isEmpty
        ? .nothing
        : tag("details", ["class": "fold"], [.summary(language[.commonDetails])] + details.map { .p($0) }),
      .p(language[.commonNotDiagnosis], class: "small"))
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
    return .card(
      title, class: "hue-\(hue)\(isBrief ? " brief" : "")",
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
