/// The full ring around a score. Its head is the sun.
enum ScoreRing {
  private static let size = 148.0

  /// - Parameters:
  ///   - fraction: Filled part of the ring, `0...1`.
  ///   - text: The number inside, or a dash.
  ///   - isNews: True if the number may count up.
  ///   - isPast: True for an earlier day's score in the place of a missing one: the ring is grey and has no sun.
  static func node(
    fraction: Double, text: String, caption: String?, label: String, isNews: Bool = true, isPast: Bool = false
  ) -> Node {
    // "4/7" does not count up.
    let digits = text.filter { $0.isNumber }
    return tag(
      "div", ["class": isPast ? "ring past" : "ring"],
      dial(size, stroke: 14, fraction: fraction, label: label, hasSun: !isPast),
      tag(
        "p", ["class": "number", "aria-hidden": "true"],
        tag(
          "b",
          [
            "data-count": isNews && text == digits ? (text.count < 2 ? "0" : "") + text : nil,
            "class": text.count > 2 ? "wide" : nil,
          ], .text(text)),
        caption.map { .small($0) }))
  }

  /// A small ring with its number, for rows that have other content.
  static func small(_ score: Int, label: String) -> Node {
    tag(
      "span", ["class": "small-ring"], dial(44, stroke: 5, fraction: Double(score) / 100, label: label, hasSun: false),
      tag("b", ["aria-hidden": "true"], .text("\(score)")))
  }

  /// The ring of a day in the day strip; without a score, a broken track.
  static func mini(_ score: Int?) -> Node {
    tag(
      "svg", ["class": "mini", "viewBox": "0 0 26 26", "aria-hidden": "true"],
      circle(score == nil ? "track gap" : "track", size: 26, stroke: 4),
      score.map { circle("arc", size: 26, stroke: 4, fraction: Double($0) / 100) })
  }

  /// The length of the path is 100, so that a dash is a percentage.
  private static func dial(_ size: Double, stroke: Double, fraction: Double, label: String, hasSun: Bool) -> Node {
    let share = min(1, max(0, fraction))
    let middle = ChartGeometry.number(size / 2)
    return tag(
      "svg",
      [
        "class": "dial", "viewBox": "0 0 \(ChartGeometry.number(size)) \(ChartGeometry.number(size))", "role": "img",
        "aria-label": label,
      ],
      circle("track", size: size, stroke: stroke),
      share > 0 ? circle("arc", size: size, stroke: stroke, fraction: share) : .nothing,
      share > 0 && hasSun
        ? tag(
          "circle",
          [
            "class": "sun", "cx": middle, "cy": ChartGeometry.number(stroke / 2), "r": "3.8",
            "transform": "rotate(\(ChartGeometry.number(360 * share)) \(middle) \(middle))",
          ]) : .nothing)
  }

  private static func circle(_ style: String, size: Double, stroke: Double, fraction: Double? = nil) -> Node {
    let middle = ChartGeometry.number(size / 2)
    return tag(
      "circle",
      [
        "class": style, "cx": middle, "cy": middle, "r": ChartGeometry.number((size - stroke) / 2),
        "stroke-width": ChartGeometry.number(stroke), "pathLength": fraction == nil ? nil : "100",
        "stroke-dasharray": fraction.map { "\(ChartGeometry.number(100 * $0)) 100" },
        "transform": fraction == nil ? nil : "rotate(-90 \(middle) \(middle))",
      ])
  }
}
