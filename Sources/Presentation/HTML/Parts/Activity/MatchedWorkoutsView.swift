internal import DailveViewModels

/// Earlier and later workouts on the same route.
enum MatchedWorkoutsView {
  static func node(_ route: WorkoutContent.Route, _ language: Language) -> Node {
    tag(
      "article", ["class": "card text hue-activity"], .h2(language[.workoutRouteTitle]),
      .p(route.says, class: "soft"),
      tag(
        "figure", ["class": "times"], Charts.sparkline(route.times),
        tag("figcaption", ["class": "small"], .text(route.note))),
      tag(
        "details", ["class": "fold"], .summary(language[.workoutVisits]),
        .entries(
          route.visits.map { visit in
            tag(
              "li", [:],
              tag(
                "div", [:],
                visit.path.map { .link(visit.day, to: $0) }
                  ?? .b("\(visit.day) · \(language[.workoutThisOne])"),
                .span(visit.heartRate, class: "soft")), .b(visit.time))
          })))
  }
}
