internal import DailveViewModels

/// The header of a page that shows a day: the page's name today; on a past day the date, its neighbours and a link to
/// today.
enum DayHeader {
  /// The day above, across the whole width; below it the name of the page and its controls.
  ///
  /// - Parameters:
  ///   - beside: Content beside the day; `side` is beside the page's name. Both are shown only today.
  static func node(_ navigation: DayNavigation, beside: Node = .nothing, side: Node, _ language: Language) -> Node {
    .group([
      tag(
        "header", ["class": "head"],
        tag(
          "p", ["class": "day"],
          navigation.todayPath == nil
            ? step(navigation.previousPath, .back, language[.dayPrevious], relation: "prev") : .nothing,
          .span(navigation.eyebrow),
          navigation.todayPath.map { .link(language[.dayToday], to: $0, class: "link") } ?? beside),
        .h1(navigation.title),
        navigation.todayPath == nil ? side : .nothing),
      strip(navigation, language),
    ])
  }

  private static func strip(_ navigation: DayNavigation, _ language: Language) -> Node {
    guard !navigation.days.isEmpty else { return .nothing }
    return tag(
      "nav", ["class": "day-strip", "aria-label": language[.dayStrip]],
      step(navigation.previousPath, .back, language[.dayPrevious], relation: "prev"),
      tag(
        "ol", [:],
        navigation.days.map { day in
          tag(
            "li", [:],
            tag(
              "a", ["href": day.path, "aria-current": day.isShown ? "date" : nil, "title": day.name],
              .span(day.weekday + " "), .b(day.number)))
        }),
      step(navigation.nextPath, .forward, language[.dayNext], relation: "next"))
  }

  private static func step(_ path: String?, _ icon: Icon, _ name: String, relation: String) -> Node {
    path.map {
      tag("a", ["class": "step", "href": $0, "rel": relation, "aria-label": name, "title": name], icon.node)
    } ?? tag("span", ["class": "step"])
  }
}

/// The `+` menu of entries that a person can make, as a native popover.
enum AddMenu {
  /// - Parameter origin: The current page, to which the back link leads.
  static func node(_ language: Language, from origin: PageOrigin?) -> Node {
    .group([
      tag(
        "button", ["type": "button", "class": "add", "popovertarget": "add", "aria-label": language[.commonAdd]],
        Icon.plus.node),
      tag(
        "div", ["id": "add", "popover": "", "class": "sheet menu"],
        tag("a", ["href": origin.added(to: Address.workoutNew.path)], Icon.run.node, .text(language[.workoutNew])),
        tag("a", ["href": origin.added(to: Address.bodyNew.path)], Icon.body.node, .text(language[.wellnessAddEntry])),
        tag(
          "a", ["href": origin.added(to: Address.injuryNew.path)], Icon.injury.node, .text(language[.wellnessAddInjury])
        )),
    ])
  }
}
