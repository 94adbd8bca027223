internal import DailveViewModels

/// The sky at the top of a page: its colour is the score's band, its light is the hour, and its hills are the past.
enum Sky {
  private static let leastSpan = 25.0

  /// - Parameters:
  ///   - style: Classes beside `sky`.
  ///   - content: The elements above the hills.
  static func node(_ sky: SkyContent, class style: String? = nil, _ content: Node?...) -> Node {
    tag(
      "header",
      ["class": style.map { "sky \($0)" } ?? "sky", "data-band": sky.band, "data-time": sky.light.rawValue],
      [stars(sky), mist(sky)] + content.compactMap { $0 } + [land(sky.scores)])
  }

  /// Three rows of hills: the last ninety days, thirty days and seven days. They span the person's own range, but at
  /// least `leastSpan` points, so that small differences look small.
  static func land(_ scores: [Int?]) -> Node {
    let known = scores.compactMap { $0 }.map(Double.init)
    let (low, high) = (known.min() ?? 50, known.max() ?? 50)
    let span = max(leastSpan, high - low)
    let bottom = (low + high - span) / 2
    let scores = scores.map { $0.map { 100 * (Double($0) - bottom) / span } }
    func hill(_ style: String, days: Int, each: Int, top: Double, low: Double) -> Node {
      tag(
        "path",
        [
          "class": style,
          "d": HillPath.path(
            HillPath.averages(scores.suffix(days), size: each), width: 393, top: top, low: low, bottom: 64),
        ])
    }
    return tag(
      "svg", ["class": "land", "viewBox": "0 0 393 64", "preserveAspectRatio": "none", "aria-hidden": "true"],
      hill("far", days: 90, each: 6, top: 4, low: 34), hill("near", days: 30, each: 3, top: 20, low: 54),
      hill("front", days: 7, each: 1, top: 36, low: 64))
  }

  /// One bank of mist for each band below Good.
  private static func mist(_ sky: SkyContent) -> Node {
    let banks = ["fair": 1, "tired": 2, "warning": 3][sky.band] ?? 0
    guard banks > 0 else { return .nothing }
    let places: [(x: String, y: String, rx: String, ry: String)] = [
      ("200", "308", "165", "18"), ("330", "322", "125", "15"), ("70", "318", "130", "16"),
    ]
    return tag(
      "svg", ["class": "mist", "viewBox": "0 0 393 360", "preserveAspectRatio": "none", "aria-hidden": "true"],
      tag(
        "radialGradient", ["id": "mist"], tag("stop", ["offset": "0", "class": "thick"]),
        tag("stop", ["offset": "1", "class": "thin"])),
      .group(
        places.prefix(banks).map { tag("ellipse", ["cx": $0.x, "cy": $0.y, "rx": $0.rx, "ry": $0.ry]) }))
  }

  /// Faint stars at night, and a bright one for each of the week's active days.
  private static func stars(_ sky: SkyContent) -> Node {
    guard sky.light == .night else { return .nothing }
    let places = [
      ("352", "124"), ("214", "116"), ("318", "250"), ("226", "256"), ("370", "206"), ("258", "92"), ("184", "104"),
    ]
    let bright = places.prefix(min(places.count, max(0, sky.activeDays))).map { x, y in
      "M\(x) \(y)q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6Z"
    }
    return tag(
      "svg",
      ["class": "stars", "viewBox": "0 0 393 360", "preserveAspectRatio": "xMidYMin slice", "aria-hidden": "true"],
      tag(
        "path",
        [
          "class": "faint",
          "d":
            "M245 33h.01M250 50h.01M205 238h.01M262 22h.01M342 33h.01M376 141h.01M199 125h.01M340 16h.01M241 16h.01M235 12h.01M239 62h.01",
        ]), bright.isEmpty ? .nothing : tag("path", ["class": "bright", "d": bright.joined()]))
  }
}
