/// The ring around a score.
enum ScoreRing {
  /// The gradient's id is derived from the text; rings with the same text may share it.
  ///
  /// - Parameters:
  ///   - fraction: Filled part of the ring, `0...1`.
  ///   - text: The number inside, or a dash.
  ///   - isNews: True if the number may count up.
  static func node(fraction: Double, text: String, caption: String?, label: String, isNews: Bool = true) -> Node {
    let circumference = 326.73
    // "4/7" would not be a valid id.
    let name = text.filter { $0.isNumber }
    return tag(
      "div", ["class": "ring"],
      tag(
        "svg", ["viewBox": "0 0 120 120", "role": "img", "aria-label": label],
        tag(
          "defs", [:],
          tag(
            "linearGradient", ["id": "ring-\(name)", "x1": "0", "y1": "0", "x2": "1", "y2": "1"],
            tag("stop", ["offset": "0", "class": "from"]), tag("stop", ["offset": "1", "class": "to"]))),
        tag("circle", ["class": "track", "cx": "60", "cy": "60", "r": "52"]),
        fraction > 0
          ? tag(
            "circle",
            [
              "class": "arc", "stroke": "url(#ring-\(name))", "cx": "60", "cy": "60", "r": "52",
              "stroke-dasharray": "\(ChartGeometry.number(circumference * fraction)) \(circumference)",
            ]) : .nothing),
      tag(
        "p", ["class": "number", "aria-hidden": "true"],
        tag(
          "b",
          [
            "data-count": isNews && text == name ? (text.count < 2 ? "0" : "") + text : nil,
            "class": text.count > 2 && text == name ? "wide" : nil,
          ], .text(text)),
        caption.map { .small($0) }))
  }
}
