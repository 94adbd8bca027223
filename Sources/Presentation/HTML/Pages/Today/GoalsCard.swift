internal import DailveViewModels

/// The day's goals as arcs, and the week's active days below them.
enum GoalsCard {
  static func node(_ content: TodayContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    let goals = content.goals?.goals ?? []
    guard !goals.isEmpty || content.goal != nil else { return .nothing }
    let hasLanded = !goals.isEmpty && goals.allSatisfy(\.isLanded)
    return tag(
      "section", ["class": hasLanded ? "card goals done c3" : "card goals c3", "aria-label": language[.todayGoals]],
      hasLanded ? cheer(content.goals?.rowText, language) : content.goals?.ruleText.map { Node.p($0, class: "small") },
      .group(goals.map { arc($0, frame) }),
      content.goal.map { week($0, frame) },
      tag("div", ["class": "whole"], Versus.node(content.hero, language)))
  }

  private static func cheer(_ row: String?, _ language: Language) -> Node {
    tag(
      "p", ["class": "cheer"], Icon.medal.node,
      tag("span", [:], .text(language[.todayAllLanded]), row.map { .small($0) }))
  }

  private static func arc(_ goal: GoalsContent.Goal, _ frame: PageFrame) -> Node {
    let hue = GoalArc.Hue(rawValue: goal.kind) ?? .move
    let isPaused = goal.state == "paused"
    return tag(
      "a",
      [
        "class": isPaused ? "goal-\(hue.rawValue) off" : "goal-\(hue.rawValue)", "href": frame.link(goal.path),
        "title": "\(goal.targetText) · \(goal.basisText)",
      ],
      tag(
        "span", ["class": "arc-box"],
        GoalArc.node(goal.isLanded ? 1 : goal.share, hue: hue, isPaused: isPaused), icon(hue).node),
      tag("b", [:], .text(goal.valueText), goal.unit.isEmpty ? .nothing : .small(goal.unit)),
      tag("span", [:], .text(goal.name), .span(" " + goal.targetText, class: "words")))
  }

  private static func icon(_ hue: GoalArc.Hue) -> Icon {
    switch hue {
    case .move: .flame
    case .exercise: .timer
    case .steps: .steps
    }
  }

  /// The weekly goal in one line.
  private static func week(_ goal: TodayContent.Goal, _ frame: PageFrame) -> Node {
    tag(
      "a", ["class": "whole week-goal", "href": frame.link(Address.activity.path)],
      tag(
        "span", ["class": "pips", "aria-hidden": "true"],
        (0..<goal.goalDays).map { tag("i", ["class": $0 < goal.activeDays ? "on" : nil]) }),
      .span(goal.daysText + " "), .small(goal.leftText.isEmpty ? goal.minutesText : goal.leftText))
  }
}
