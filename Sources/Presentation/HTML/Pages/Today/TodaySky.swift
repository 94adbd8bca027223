internal import DailveViewModels

/// The top of Today: the day, the week, the score and what it means.
enum TodaySky {
  static func node(_ content: TodayContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return Sky.node(
      content.sky, class: "band-\(content.sky.band)", bar(content, language),
      content.overview == nil
        ? tag("div", ["class": "wide"], week(content.hero, language), reply(content, frame))
        : content.morning.map { tag("div", ["class": "reply"], .h2($0.title, class: "say"), .p($0.text, class: "why")) }
    )
  }

  private static func bar(_ content: TodayContent, _ language: Language) -> Node {
    let navigation = content.navigation
    let isToday = navigation.todayPath == nil
    return tag(
      "div", ["class": "sky-bar"],
      .h1(navigation.title), .p(content.shortDateText, class: "date"),
      isToday
        ? tag(
          "a", ["class": "refresh", "href": Address.today.path, "data-refresh": ""],
          .span(language[.commonRefresh] + " ", class: "words"),
          content.ageText.map {
            .group([tag("span", ["aria-hidden": "true"], .text($0)), .span(content.updatedText ?? "", class: "words")])
          }, Icon.refresh.node)
        : .link(language[.dayToday], to: navigation.todayPath, class: "link"),
      isToday ? nil : step(navigation.previousPath, .back, language[.dayPrevious], relation: "prev"),
      step(navigation.nextPath, .forward, language[.dayNext], relation: "next"),
      isToday ? AddMenu.node(language, from: .today) : .nothing)
  }

  private static func step(_ path: String?, _ icon: Icon, _ name: String, relation: String) -> Node? {
    path.map {
      tag("a", ["class": "step", "href": $0, "rel": relation, "aria-label": name, "title": name], icon.node)
    }
  }

  /// Seven days, each with its score as a ring; the shown day has its number.
  private static func week(_ hero: TodayContent.Hero, _ language: Language) -> Node {
    tag(
      "nav", ["class": "day-strip", "aria-label": language[.dayStrip]],
      tag(
        "ol", [:],
        hero.week.map { day in
          let name =
            day.score.map { language(.todayStripDay, day.label, "\($0)") } ?? language(.todayStripNoScore, day.label)
          return tag(
            "li", [:],
            tag(
              "a",
              [
                "href": "\(Address.today.path)?day=\(day.day)", "aria-current": day.isToday ? "date" : nil,
                "aria-label": name,
              ],
              .span(day.label),
              day.isToday ? .b(day.score.map(String.init) ?? "–") : ScoreRing.mini(day.score)))
        }))
  }

  private static func reply(_ content: TodayContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    let hero = content.hero
    let parts: [Node] = [
      ConditionRing.node(hero, language), .h2(hero.headline, class: "say"),
      tag(
        "p", ["class": "why", "data-usual": Marks.usual(hero.usual)], .span(hero.reason ?? hero.sentence),
        hero.score == nil ? .nothing : Icon.forward.node),
    ]
    return tag(
      "div", ["class": "reply"],
      hero.score == nil
        ? tag("div", ["class": "answer"], parts)
        : tag("a", ["class": "answer", "href": frame.link(Address.condition.path)], parts),
      hero.earlyText.map { .p($0, class: "small") }, Versus.node(hero, language),
      content.morning.map { acts($0, language) })
  }

  /// While the night is missing: bring data in by hand, or see what helps.
  private static func acts(_ morning: MorningContent, _ language: Language) -> Node {
    tag(
      "p", ["class": "acts"],
      tag("a", ["class": "button", "href": Address.data.path], Icon.data.node, .text(language[.todayImport])),
      .link(language[.todayWhatHelps], to: morning.path, class: "button quiet"))
  }
}
