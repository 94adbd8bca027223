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
        card.fallbackText.map { tag("p", [:], .text($0)) } ?? .nothing,
        card.baselineText.map { tag("p", [:], .text($0)) } ?? .nothing,
        card.weekText.map { tag("p", [:], .text($0)) } ?? .nothing,
        month(card),
        tag("a", ["href": frame.link(card.path, from: frame.asOrigin)], .text(language(.todayCardOpen, card.name)))))
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
      tag("h3", ["class": "name"], Icon(rawValue: card.family)?.node ?? .nothing, .text(card.name)),
      Charts.sparkline(card.sparkline, leastSpan: card.leastSpan, isBars: card.isBars), value(card, language),
      tag("span", ["class": "row"], change(card), age(card)),
    ]
  }

  private static func value(_ card: Card, _ language: Language) -> Node {
    if card.pieces.isEmpty { return tag("span", ["class": "value none"], .text(card.emptyText)) }
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
        tag("span", ["class": "words"], .text(change.words)))
    }
    return tag("span", ["class": "change"], card.weekText.map { .text($0) } ?? .nothing)
  }

  /// The age in words, with the date as machine-readable time.
  private static func age(_ card: Card) -> Node {
    if card.ageText.isEmpty { return .nothing }
    guard let day = card.day else { return tag("span", ["class": "age"], .text(card.ageText)) }
    return tag("time", ["class": "age", "datetime": day, "title": day], .text(card.ageText))
  }

  private static func month(_ card: Card) -> Node {
    tag(
      "figure", [:], tag("figcaption", [:], .text(card.monthText)),
      Charts.sparkline(card.month, leastSpan: card.leastSpan, isBars: card.isBars))
  }
}
