internal import DailveViewModels

/// Active injuries above a score: at most three, a word about how bad, and a way to put the banner away for the day.
enum InjuryBanner {
  /// - Parameter back: Page to come back to.
  static func node(_ injuries: [InjuryLine], more: Int, back: String, _ language: Language) -> Node {
    guard !injuries.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card injuries", "aria-label": language[.injuryBanner]],
      tag("span", ["class": "badge-icon"], Icon.injury.node),
      tag(
        "ul", [:],
        injuries.map { line in
          tag(
            "li", [:], tag("a", ["href": "/injuries/\(line.id)"], .text(line.text)),
            tag("span", ["class": "tag \(line.severity)"], .text(line.severityText)),
            tag("span", ["class": "small"], .text(line.sinceText)))
        }),
      tag(
        "div", ["class": "buttons"],
        tag(
          "a", ["class": "link", "href": "/injuries"],
          .text(language[.commonViewAll] + (more > 0 ? " (\(language(.injuryMore, "\(more)")))" : ""))),
        tag(
          "form", ["method": "post", "action": "/injuries/banner"],
          tag("input", ["type": "hidden", "name": "back", "value": back]),
          tag("button", ["type": "submit", "class": "link"], .text(language[.injuryDismiss])))))
  }
}
