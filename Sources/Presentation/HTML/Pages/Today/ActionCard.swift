internal import DailveViewModels

/// The one thing to do today, with the numbers of its rule on request.
enum ActionCard {
  static func node(_ action: ActionContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "section", ["class": "card act c5 hue-\(hue(action))", "aria-label": language[.todayCoaching]],
      icon(action).tile(),
      tag("div", [:], .h2(action.title), reason(action, language)),
      action.button.map { .link($0.text, to: PageOrigin.today.added(to: $0.path), class: "button") })
  }

  /// The reason, which opens the numbers behind it.
  private static func reason(_ action: ActionContent, _ language: Language) -> Node {
    guard !action.why.isEmpty else { return .p(action.reason, class: "reason") }
    return tag(
      "details", [:],
      [
        tag(
          "summary", ["title": language[.todayWhyThis]], .span(action.reason, class: "reason"), Icon.down.node,
          .span(" " + language[.todayWhyThis], class: "words"))
      ] + action.why.map { .p($0) })
  }

  private static func icon(_ action: ActionContent) -> Icon {
    if let activity = action.activity { return ActivityIcon.icon(activity) }
    switch action.thing {
    case "walk": return .walk
    case "stretch": return .stretch
    case "bed": return .bed
    case "done": return .check
    case "import": return .data
    default: return Icon(rawValue: action.thing) ?? .easy
    }
  }

  private static func hue(_ action: ActionContent) -> String {
    switch action.thing {
    case "rest", "bed", "sleep": "sleep"
    case "train": "activity"
    default: "fitness"
    }
  }
}
