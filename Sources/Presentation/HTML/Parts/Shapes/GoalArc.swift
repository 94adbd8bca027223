/// The half arc of a goal: it rises on the left and lands on the right when the goal is reached.
enum GoalArc {
  /// The colours of goals, always in this order.
  enum Hue: String, CaseIterable { case move, exercise, steps }

  private static let path = "M4.5 38.5A34 34 0 0 1 72.5 38.5"

  /// - Parameters:
  ///   - share: Reached part of the goal; from 1 on it has landed. `nil` if unknown.
  ///   - isPaused: True for a goal that does not count today.
  static func node(_ share: Double?, hue: Hue, isPaused: Bool = false) -> Node {
    let share = isPaused ? 0 : share ?? 0
    let hasLanded = share >= 1
    return tag(
      "svg",
      [
        "class": "arc-shape goal-\(hue.rawValue)\(isPaused ? " off" : "")",
        "viewBox": hasLanded ? "0 0 77 46" : "0 0 77 38", "aria-hidden": "true",
      ],
      // The inner picture ends at the ground, and so does the round end of the line.
      tag(
        "svg", ["viewBox": "0 0 77 38", "width": "77", "height": "38"],
        tag("path", ["class": "track", "d": path]),
        share > 0
          ? tag(
            "path",
            [
              "class": hasLanded ? "go landed" : "go", "d": path, "pathLength": "100",
              "stroke-dasharray": "\(ChartGeometry.number(100 * min(1, share))) 200",
            ]) : .nothing),
      hasLanded
        ? tag(
          "g", ["class": "landing", "transform": "translate(72.5 37.5)"],
          tag("circle", ["r": "9"]), tag("path", ["d": "M-3.6.2-1 2.8 3.8-2.6"]))
        : .nothing)
  }
}
