internal import DailveViewModels

/// The head of the Activity page: a running track with the day's goals and the days around it.
enum ClayHeader {
  static func node(_ content: ActivityContent, _ frame: PageFrame) -> Node {
    let hero = content.hero
    return tag(
      "header", ["class": hero.goals.count == 1 ? "clay one" : "clay"],
      lanes, bar(content.navigation, frame),
      tag(
        "div", ["class": hero.goals.isEmpty ? "track-side bare" : "track-side"],
        hero.goals.isEmpty ? .nothing : GoalDome.node(hero),
        hero.facts.isEmpty ? .nothing : facts(hero.facts), days(hero, frame)),
      tag(
        "svg", ["class": "field", "viewBox": "0 0 393 40", "preserveAspectRatio": "none", "aria-hidden": "true"],
        tag("path", ["d": "M0 40V34Q196 -8 393 34V40Z"])))
  }

  /// The name of the page, or a past day's date, with the ways to other days.
  private static func bar(_ navigation: DayNavigation, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "div", ["class": "sky-bar"],
      .h1(navigation.title), .p(navigation.eyebrow, class: "date"),
      step(navigation.previousPath, .back, language[.dayPrevious], relation: "prev"),
      step(navigation.nextPath, .forward, language[.dayNext], relation: "next"),
      navigation.todayPath.map { .link(language[.dayToday], to: $0, class: "link") }
        ?? AddMenu.node(language, from: .activity))
  }

  private static func step(_ path: String?, _ icon: Icon, _ name: String, relation: String) -> Node {
    path.map {
      tag("a", ["class": "step", "href": $0, "rel": relation, "aria-label": name, "title": name], icon.node)
    } ?? .nothing
  }

  private static func facts(_ facts: [ActivityContent.HeroFact]) -> Node {
    tag(
      "dl", ["class": "tri"],
      facts.map { fact in
        tag(
          "div", ["class": fact.hue.map { "goal-\($0)" }],
          tag("dt", [:], .text(fact.label)),
          tag("dd", [:], .text(fact.number), fact.detail.map { .small($0) }))
      })
  }

  private static func days(_ hero: ActivityContent.Hero, _ frame: PageFrame) -> Node {
    tag(
      "nav", ["class": "wk", "aria-label": frame.language[.dayStrip]],
      hero.days.map { day in
        tag(
          "a", ["href": day.path, "aria-current": day.isShown ? "date" : nil, "title": day.name],
          day.goals.isEmpty ? .nothing : GoalDome.small(day.goals),
          .span(day.weekday),
          .span(day.text, class: "words"))
      })
  }

  /// The lanes of the track, which are the same on every day.
  private static var lanes: Node {
    tag(
      "svg",
      ["class": "lanes", "viewBox": "0 0 393 400", "preserveAspectRatio": "xMidYMin slice", "aria-hidden": "true"],
      stride(from: 138, through: 663, by: 21).map { radius in
        tag("circle", ["cx": "196.5", "cy": "190", "r": "\(radius)"])
      })
  }
}
