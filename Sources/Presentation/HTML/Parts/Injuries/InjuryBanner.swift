internal import DailveViewModels

/// Active injuries above a score, in one line: part and severity, a link to all of them, and a button to dismiss the
/// banner for the day. A phone names the worst one, a wide screen up to three.
enum InjuryBanner {
  /// - Parameter back: Address of the page to return to; `nil` on a past day, where there is nothing to dismiss.
  static func node(_ injuries: [InjuryLine], more: Int, back: String?, _ language: Language) -> Node {
    guard !injuries.isEmpty else { return .nothing }
    let count = injuries.count + more
    let origin = PageOrigin(of: back.flatMap { Address(path: $0) })
    return tag(
      "section", ["class": "card injuries", "aria-label": language[.injuryBanner]],
      Icon.injury.node,
      tag(
        "ul", [:],
        injuries.enumerated().map { index, line in
          tag(
            "li", ["class": index > 0 ? "wide" : nil],
            tag("a", ["href": origin.added(to: Address.injury(line.id).path)], .text(line.text)),
            tag("span", ["class": "tag \(line.severity)"], .text(line.severityText)),
            tag("span", ["class": "small wide"], .text(line.sinceText)))
        }),
      tag(
        "a", ["class": "link", "href": origin.added(to: Address.injuries.path)],
        .text(language[.commonViewAll] + (count > 1 ? " (\(count))" : ""))),
      back.map { dismissal(to: $0, language) } ?? .nothing)
  }

  private static func dismissal(to path: String, _ language: Language) -> Node {
    tag(
      "form", ["method": "post", "action": Address.injuryBanner.path],
      tag("input", ["type": "hidden", "name": "back", "value": path]),
      tag(
        "button",
        ["type": "submit", "class": "step", "aria-label": language[.injuryDismiss], "title": language[.injuryDismiss]],
        Icon.close.node))
  }
}
