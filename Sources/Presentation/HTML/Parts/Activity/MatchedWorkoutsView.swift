internal import DailveViewModels

/// Earlier and later workouts on the same route.
enum MatchedWorkoutsView {
  static func node(_ route: WorkoutContent.Route, _ language: Language) -> Node {
    tag(
      "article", ["class": "card text hue-activity"], tag("h2", [:], .text(language[.workoutRouteTitle])),
      tag("p", ["class": "soft"], .text(route.says)),
      tag(
        "figure", ["class": "times"], Charts.sparkline(route.times),
        tag("figcaption", ["class": "small"], .text(route.note))),
      tag(
        "details", ["class": "fold"], tag("summary", [:], .text(language[.workoutVisits])),
        tag(
          "ul", ["class": "entries"],
          route.visits.map { visit in
            tag(
              "li", [:],
              tag(
                "div", [:],
                visit.path.map { tag("a", ["href": $0], .text(visit.day)) }
                  ?? tag("b", [:], .text("\(visit.day) · \(language[.workoutThisOne])")),
                tag("span", ["class": "soft"], .text(visit.heartRate))), tag("b", [:], .text(visit.time)))
          })))
  }
}
