internal import DailveViewModels

/// Last night in one row. The night is dark in both themes.
enum NightStrip {
  static func node(_ night: NightContent, path: String, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "a", ["class": "card night-strip c4", "href": path],
      lanes(night),
      tag(
        "div", [:],
        tag(
          "span", ["class": "value"],
          night.pieces.flatMap { piece in [.text(piece.number), .small(piece.unit + " ")] }),
        night.spanText.map { .p(night.isInBedOnly ? language(.todayNightInBed, $0) : $0) }),
      night.score.map { ScoreRing.small($0, label: language(.todayNightScore, "\($0)")) })
  }

  /// The place of a night that has not arrived.
  static func waiting(_ language: Language) -> Node {
    tag(
      "div", ["class": "card night-strip wait c4"],
      tag("span", ["class": "hue-sleep"], Icon.sleep.tile("soft s")),
      tag("div", [:], .strong(language[.todayNight]), .p(language[.todayNightWaits])))
  }

  private static func lanes(_ night: NightContent) -> Node {
    let step = 32 / Double(max(1, night.lanes.count))
    return tag(
      "svg",
      [
        "class": "lanes", "viewBox": "0 0 1000 32", "preserveAspectRatio": "none", "role": "img",
        "aria-label": night.label,
      ],
      night.lanes.enumerated().map { index, lane in
        let y = ChartGeometry.number((Double(index) + 0.5) * step)
        return tag(
          "path",
          [
            "class": "stage-\(lane.stage)",
            "d": lane.stretches.map { "M\($0.first ?? 0) \(y)H\($0.last ?? 0)" }.joined(),
          ])
      })
  }
}
