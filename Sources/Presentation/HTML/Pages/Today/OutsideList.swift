internal import DailveViewModels

/// The values outside their usual range; every other card is behind one line.
enum OutsideList {
  static func node(_ content: TodayContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    let items = content.outside?.items ?? []
    let others = others(content)
    guard !items.isEmpty || !others.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "c12 outside", "aria-labelledby": "outside-title"],
      tag(
        "header", [:], tag("h2", ["id": "outside-title"], .text(content.outside?.title ?? language[.todayMoreMetrics]))),
      tag("div", ["class": "card list"], .group(items.map { row($0, frame) }), fold(others, content, frame)))
  }

  /// The cards that are not pinned, in the order of the content.
  private static func others(_ content: TodayContent) -> [Card] {
    let cards = content.signals + content.activity
    guard let order = content.outside?.others else { return cards }
    let ordered = order.compactMap { name in cards.first { $0.metric == name } }
    let outside = content.outside?.items.map(\.metric) ?? []
    return ordered + cards.filter { !order.contains($0.metric) && !outside.contains($0.metric) }
  }

  /// Opened from the start if the page has little else.
  private static func fold(_ cards: [Card], _ content: TodayContent, _ frame: PageFrame) -> Node {
    guard !cards.isEmpty else { return .nothing }
    let text = content.outside?.moreText
    return tag(
      "details", ["class": "others", "open": content.outside == nil ? "" : nil],
      tag(
        "summary", [:], text == nil ? Icon.list.node : Icon.check.node,
        .strong(text ?? frame.language(.todayOthers, "\(cards.count)")), Icon.down.node),
      tag("div", ["class": "cards"], tag("div", ["class": "grid"], cards.map { CardView.node($0, frame) })))
  }

  private static func row(_ item: OutsideContent.Item, _ frame: PageFrame) -> Node {
    tag(
      "a",
      ["class": "item hue-\(item.family)", "href": frame.link(item.path, from: frame.asOrigin)],
      MetricIcon.icon(item.metric, family: item.family).tile("soft s"),
      tag("span", [:], .h3(item.name), .p(item.text)),
      tag(
        "span", [:],
        tag(
          "span", ["class": "value"],
          item.pieces.flatMap { piece in
            [.text(piece.number), piece.unit.isEmpty ? .text(" ") : UnitMark.node(piece.unit)]
          }),
        UsualBand.node(place: item.place, lower: item.lower, upper: item.upper)))
  }
}
