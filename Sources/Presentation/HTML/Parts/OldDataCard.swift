internal import DailveViewModels

/// For data that end long ago: what there is, the way to its newest day, and how newer ones come.
enum OldDataCard {
  /// - Parameter path: The page on its newest day.
  static func node(title: String? = nil, _ sentences: [String], path: String, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "aria-label": title ?? sentences.first],
      title.map { tag("h2", [:], .text($0)) } ?? .nothing,
      .group(sentences.map { tag("p", [:], .text($0)) }),
      tag(
        "p", ["class": "buttons"], tag("a", ["class": "button", "href": path], .text(language[.todayOldSee])),
        tag("a", ["class": "link", "href": "/data"], .text(language[.todayOldImport]))))
  }
}
