internal import DailveViewModels

/// The parts of a score, as a table whose last row is their sum.
enum ScoreParts {
  /// A table whose roles repeat the elements' own, which some browsers drop when rows become blocks.
  ///
  /// - Parameters:
  ///   - sum: The displayed score.
  ///   - link: Turns a part's path into the address to use on this page.
  ///   - more: Further links.
  static func node(
    _ parts: [ScoreContent.Part], sum: Int, missing: String?, baseline: String? = nil, title: String,
    link: (String) -> String = { $0 }, more: Node = .nothing, _ language: Language
  )
    -> Node
  {
    .card(
      title,
      tag(
        "div", ["class": "fit"],
        table(parts.map { row($0, reach: reach(parts), link, language) }, sum: sum, title: title, language)),
      missing.map { .p($0) },
      baseline.map { .p($0, class: "small") }, more)
  }

  /// The parts for a page on which they change; those absent from the current score are hidden.
  static func moving(_ parts: [WhatIfContent.Part], sum: Int, title: String, _ language: Language) -> Node {
    let reach = reach(parts.map(\.part))
    return .card(
      title,
      tag(
        "div", ["class": "fit"],
        table(
          parts.map { row($0.part, reach: reach, isHidden: !$0.isThere, isMoving: true, { $0 }, language) }, sum: sum,
          title: title, language)))
  }

  private static func table(_ rows: [Node], sum: Int, title: String, _ language: Language) -> Node {
    tag(
      "table", ["class": "parts", "role": "table", "aria-label": title],
      tag("tbody", ["role": "rowgroup"], rows),
      tag(
        "tfoot", ["role": "rowgroup"],
        tag(
          "tr", ["role": "row"], tag("th", ["scope": "row", "role": "rowheader"], .text(language[.scoreSum])),
          tag("td", ["role": "cell"]), tag("td", ["role": "cell"], .text("\(sum)")))))
  }

  /// The points that fill a signed bar to one side; at least 15, so that small parts look small.
  private static func reach(_ parts: [ScoreContent.Part]) -> Double {
    max(15, parts.filter { $0.maximum == nil && $0.name != "base" }.map(\.points.magnitude).max() ?? 0)
  }

  private static func row(
    _ part: ScoreContent.Part, reach: Double, isHidden: Bool = false, isMoving: Bool = false,
    _ link: (String) -> String, _ language: Language
  ) -> Node {
    tag(
      "tr", ["role": "row", "data-part": isMoving ? part.name : nil, "hidden": isHidden ? "" : nil],
      tag(
        "th", ["scope": "row", "role": "rowheader"],
        part.path.map { .link(part.label, to: link($0)) } ?? .text(part.label),
        part.input.map { .span($0, class: "input") }),
      tag("td", ["role": "cell"], part.maximum.map { share(part, of: $0) } ?? signed(part, reach)),
      tag("td", ["role": "cell", "class": tone(part)], .text(points(part, language))))
  }

  private static func points(_ part: ScoreContent.Part, _ language: Language) -> String {
    let value = part.wholePoints
    // A part that the current score lacks can have no points.
    if part.maximum != nil { return language(.scoreOfMaximum, "\(value)", "\(part.wholeMaximum ?? 0)") }
    return value > 0 ? "+\(value)" : value < 0 ? "−\(value.magnitude)" : "0"
  }

  private static func tone(_ part: ScoreContent.Part) -> String? {
    if part.maximum != nil || part.name == "base" || part.wholePoints == 0 || part.isUsual { return nil }
    return part.wholePoints < 0 ? "bad" : "good"
  }

  /// Points as a bar from a middle line; the base has none.
  private static func signed(_ part: ScoreContent.Part, _ reach: Double) -> Node {
    guard part.name != "base" else { return .nothing }
    let zero = 60.0
    let end = zero + 60 * min(1, max(-1, part.points / reach))
    return bar(
      width: 120, from: min(zero, end), to: max(zero, end),
      style: part.isUsual ? "even" : part.points < 0 ? "minus" : "plus",
      tag("path", ["class": "zero", "d": "M60 0V8"]))
  }

  /// Points as a fraction of the maximum.
  private static func share(_ part: ScoreContent.Part, of maximum: Double) -> Node {
    let share = maximum > 0 ? min(1, max(0, part.points / maximum)) : 0
    return bar(
      width: 120, from: 0, to: 120 * share, style: "plus",
      tag("rect", ["class": "rest", "y": "1", "width": "120", "height": "6"]))
  }

  private static func bar(width: Double, from: Double, to: Double, style: String, _ ground: Node) -> Node {
    tag(
      "svg", ["class": "bar", "viewBox": "0 0 120 8", "preserveAspectRatio": "none", "aria-hidden": "true"], ground,
      tag(
        "rect",
        [
          "class": style, "x": ChartGeometry.number(from), "y": "1", "width": ChartGeometry.number(to - from),
          "height": "6",
        ]))
  }
}
