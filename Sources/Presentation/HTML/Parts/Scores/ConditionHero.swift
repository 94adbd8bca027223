internal import DailveViewModels

/// The hero of the Condition page: the score, its reasons and its week.
enum ConditionHero {
  /// - Parameters:
  ///   - link: A link to follow if there is no score.
  ///   - path: Path of the page, to which the days of the week link.
  static func node(_ hero: TodayContent.Hero, link: EmptyContent.Link?, path: String, _ language: Language) -> Node {
    tag(
      "article", ["class": "card hero today band-\(hero.band ?? "none")"],
      tag(
        "div", ["class": "answer"],
        tag(
          "div", ["class": "score beside"], ConditionRing.node(hero, language),
          .h2(hero.headline),
          tag(
            "div", ["class": "why", "data-usual": Marks.usual(hero.usual)], .p(hero.sentence),
            hero.earlyText.map { .p($0, class: "small") },
            link.map { .link($0.text, to: $0.path, class: "button") })),
        Versus.node(hero, language)),
      tag("div", ["class": "course"], trend(hero, path: path, language)))
  }

  /// The week, each day with its score and a link.
  private static func trend(_ hero: TodayContent.Hero, path: String, _ language: Language) -> Node {
    guard hero.week.contains(where: { $0.score != nil }) else { return .nothing }
    let words = hero.week.map { "\($0.label) \($0.score.map(String.init) ?? language[.commonNoData])" }
    return tag(
      "figure", ["class": "trend"],
      Charts.week(hero.week.map(\.score), label: language[.todayTrendLabel] + ": " + words.joined(separator: ", ")),
      tag(
        "div", ["class": "days"],
        hero.week.map { day in
          let text: [Node] = [.text(day.label + " "), tag("i", [:], .text(day.score.map(String.init) ?? "–"))]
          return day.isToday ? tag("b", [:], text) : tag("a", ["href": "\(path)?day=\(day.day)"], text)
        }),
      tag("figcaption", [:], .text([hero.trendText, hero.bandRangeText].compactMap { $0 }.joined(separator: " "))))
  }
}
