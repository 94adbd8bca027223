internal import DailveViewModels

/// The shapes in every state, for the gallery.
enum ShapeGallery {
  static var shapes: Node {
    .group([
      row(
        [("74", 0.74), ("100", 1), ("4/7", 4.0 / 7), ("–", 0)].map { text, share in
          ScoreRing.node(fraction: share, text: text, caption: "Good", label: text)
        } + [
          ScoreRing.node(fraction: 0.78, text: "78", caption: "Yesterday", label: "78", isNews: false, isPast: true),
          ScoreRing.small(84, label: "84"), ScoreRing.mini(64), ScoreRing.mini(nil),
        ]),
      row(
        GoalArc.Hue.allCases.flatMap { hue in
          [nil, 0.22, 0.97, 1, 1.6].map { arc(hue, $0) } + [arc(hue, 0.5, isPaused: true)]
        }),
      row(
        [-1, 0, 0.28, 0.5, 0.9, 2].map { place in
          tag("span", ["class": "hue-vitals"], UsualBand.node(place: place, lower: 0.35, upper: 0.65))
        }),
      row(
        ["heart", "sleep", "vitals", "activity"].map { family in
          tag("span", ["class": "hue-\(family)"], (Icon(rawValue: family) ?? .heart).tile())
        } + [
          tag("span", ["class": "hue-body"], Icon.body.tile("soft")),
          tag("span", ["class": "hue-mind"], Icon.mind.tile("soft s")),
        ]),
    ])
  }

  static var skies: Node {
    .group(
      ["excellent", "good", "fair", "tired", "warning", "none"].flatMap { band in
        DayLight.allCases.map { light in
          Sky.node(
            SkyContent(
              band: band, light: light, scores: band == "none" ? [] : (0..<90).map { 50 + ($0 * 37) % 41 - 20 },
              activeDays: 4),
            .p("\(band), \(light.rawValue)", class: "say"))
        }
      })
  }

  private static func arc(_ hue: GoalArc.Hue, _ share: Double?, isPaused: Bool = false) -> Node {
    tag("span", ["class": "arc-box goal-\(hue.rawValue)"], GoalArc.node(share, hue: hue, isPaused: isPaused))
  }

  private static func row(_ shapes: [Node]) -> Node { tag("div", ["class": "card shapes"], shapes) }
}
