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
            .link(line.text, to: origin.added(to: Address.injury(line.id).path)),
            .span(line.severityText, class: "tag \(line.severity)"),
            .span(line.sinceText, class: "small wide"))
        }),
      .link(
        language[.commonViewAll] + (count > 1 ? " (\(count))" : ""), to: origin.added(to: Address.injuries.path),
        class: "link"),
      back.map { dismissal(to: $0, language) })
  }

  private static func dismissal(to path: String, _ language: Language) -> Node {
    .form(
      to: Address.injuryBanner.path,
      .hidden("back", path),
      tag(
        "button",
        ["type": "submit", "class": "step", "aria-label": language[.injuryDismiss], "title": language[.injuryDismiss]],
        Icon.close.node))
  }
}
