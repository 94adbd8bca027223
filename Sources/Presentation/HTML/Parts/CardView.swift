internal import DailveViewModels

/// One metric as a card, which expands in place to show a month and links to the metric's page.
enum CardView {
  /// Sleep links directly to the night, which does not fit into a card.
  static func node(_ card: Card, _ frame: PageFrame) -> Node {
    let language = frame.language
    if card.metric == "sleep" { return link(card, frame) }
    return tag(
      "details",
      [
        "class": "card metric hue-\(card.family)\(card.isStale ? " old" : "")", "data-metric": card.metric,
        "data-usual": Marks.usual(card.mark), "data-value": Marks.value(card.metric, card.value),
      ],
      tag("summary", [:], face(card, language)),
      tag(
        "div", ["class": "more"],
        card.fallbackText.map { .p($0) },
        card.baselineText.map { .p($0) },
        card.weekText.map { .p($0) },
        month(card),
        .link(language(.todayCardOpen, card.name), to: frame.link(card.path, from: frame.asOrigin))))
  }

  /// The same card as a plain link to the metric's page.
  static func link(_ card: Card, _ frame: PageFrame) -> Node {
    tag(
      "a",
      [
        "class": "card metric face hue-\(card.family)\(card.isStale ? " old" : "")", "data-metric": card.metric,
        "data-usual": Marks.usual(card.mark), "data-value": Marks.value(card.metric, card.value),
        "href": frame.link(card.path, from: frame.asOrigin),
      ], face(card, frame.language))
  }

  private static func face(_ card: Card, _ language: Language) -> [Node] {
    [
      tag("h3", ["class": "name"], MetricIcon.icon(card.metric, family: card.family).node, .text(card.name)),
      Charts.sparkline(card.sparkline, leastSpan: card.leastSpan, isBars: card.isBars), value(card, language),
      tag("span", ["class": "row"], change(card), age(card)),
    ]
  }

  private static func value(_ card: Card, _ language: Language) -> Node {
    if card.pieces.isEmpty { return .span(card.emptyText, class: "value none") }
    return tag(
      "span", ["class": "value"],
      card.pieces.flatMap { piece in
        [.text(piece.number), piece.unit.isEmpty ? .text(" ") : UnitMark.node(piece.unit)]
      })
  }

  private static func change(_ card: Card) -> Node {
    if let change = card.change {
      return tag(
        "span", ["class": "change \(change.tone.rawValue)"],
        tag(
          "span", ["aria-hidden": "true"],
          .text(change.arrow.isEmpty ? change.text : "\(change.arrow) \(change.text)")),
        .span(change.words, class: "words"))
    }
    return tag("span", ["class": "change"], card.weekText.map { .text($0) })
  }

  /// The age in words, with the date as machine-readable time.
  private static func age(_ card: Card) -> Node {
    if card.ageText.isEmpty { return .nothing }
    guard let day = card.day else { return .span(card.ageText, class: "age") }
    return tag("time", ["class": "age", "datetime": day, "title": day], .text(card.ageText))
  }

  private static func month(_ card: Card) -> Node {
    tag(
      "figure", [:], tag("figcaption", [:], .text(card.monthText)),
      Charts.sparkline(card.month, leastSpan: card.leastSpan, isBars: card.isBars))
  }
}
