internal import DailveViewModels

/// Goals as half arcs around each other, which land on the right when they are reached.
enum GoalDome {
  /// The day's goals, with the number of those that have landed, or the one goal's value, below them.
  static func node(_ hero: ActivityContent.Hero) -> Node {
    tag(
      "div", ["class": "dome"], arcs(hero.goals, width: 241, stroke: 17, gap: 5, label: hero.label),
      hero.main.map { main in
        tag("p", ["aria-hidden": "true"], .b(main.number), .span(main.unit))
      })
  }

  /// A day's goals at the size of a letter.
  static func small(_ goals: [ActivityContent.Goal]) -> Node {
    arcs(goals, width: 38, stroke: 4, gap: 1.6, label: nil)
  }

  /// - Parameters:
  ///   - gap: Between two arcs.
  ///   - label: Read for the picture; `nil` if words beside it say the same.
  private static func arcs(
    _ goals: [ActivityContent.Goal], width: Double, stroke: Double, gap: Double, label: String?
  ) -> Node {
    let height = (width / 2).rounded(.down)
    let box = "0 0 \(ChartGeometry.number(width)) \(ChartGeometry.number(height))"
    return tag(
      "svg",
      [
        "class": "arcs", "viewBox": box, "role": label == nil ? nil : "img", "aria-label": label,
        "aria-hidden": label == nil ? "true" : nil,
      ],
      goals.enumerated().map { place, goal in
        let radius = width / 2 - stroke / 2 - Double(place) * (stroke + gap)
        return arc(goal, middle: width / 2, ground: height + 0.5, radius: max(stroke / 2, radius), stroke: stroke)
      })
  }

  private static func arc(
    _ goal: ActivityContent.Goal, middle: Double, ground: Double, radius: Double, stroke: Double
  ) -> Node {
    func text(_ value: Double) -> String { ChartGeometry.number(value) }
    let path =
      "M\(text(middle - radius)) \(text(ground))A\(text(radius)) \(text(radius)) 0 0 1 \(text(middle + radius)) \(text(ground))"
    let share = goal.isPaused ? 0 : min(1, max(0, goal.share ?? 0))
    return tag(
      "g", ["class": "goal-\(goal.hue)\(goal.isPaused ? " off" : "")"],
      tag("path", ["class": "track", "d": path, "stroke-width": text(stroke)]),
      share > 0
        ? tag(
          "path",
          [
            "class": share < 1 ? "go" : "go landed", "d": path, "stroke-width": text(stroke), "pathLength": "100",
            "stroke-dasharray": "\(text(100 * share)) 200",
          ]) : .nothing)
  }
}
