internal import DailveViewModels

/// An empty state: what is missing, why, and where to go next.
enum EmptyState {
  /// - Parameter heading: Element of the title: `p` in a section that has its own heading.
  static func node(_ empty: EmptyContent, heading: String = "h2") -> Node {
    tag(
      "div", ["class": "empty"], tag(heading, ["class": "title"], .text(empty.title)),
      empty.text.map { .p($0) },
      empty.link.map { link in
        tag(
          "p", ["class": "buttons"], .link(link.text, to: link.path, class: "button"),
          empty.also.map { .link($0.text, to: $0.path, class: "link") })
      })
  }

  static func card(_ empty: EmptyContent) -> Node { tag("section", ["class": "card text"], node(empty)) }
}

/// Says that a computation is still running, and its progress.
enum ProgressNote {
  static func node(_ progress: ActivityContent.Progress?) -> Node {
    guard let progress else { return .nothing }
    return tag(
      "div", ["class": "card text working", "role": "status"], tag("p", ["id": "working"], .text(progress.text)),
      tag("progress", ["max": "\(max(1, progress.total))", "value": "\(progress.done)", "aria-labelledby": "working"]))
  }
}
