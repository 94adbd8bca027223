internal import DailveViewModels

/// The hero: one answer first.
enum HeroView {
  /// - Parameter isLinked: Whether to lead on to the page that explains the score.
  static func node(_ hero: TodayContent.Hero, _ language: Language, isLinked: Bool) -> Node {
    tag(
      "article", ["class": "card hero band-\(hero.band ?? "none")"],
      tag(
        "div", ["class": "score"], ring(hero, language),
        tag("h2", [:], .text(hero.headline)),
        tag(
          "div", ["class": "why", "data-usual": Marks.usual(hero.usual)], tag("p", [:], .text(hero.sentence)),
          hero.earlyText.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing,
          hero.score == nil || !isLinked
            ? .nothing : tag("a", ["class": "link", "href": "/condition"], .text(language[.todaySeeWhy])))),
      badges(hero, language),
      trend(hero, language))
  }

  private static func ring(_ hero: TodayContent.Hero, _ language: Language) -> Node {
    if let score = hero.score, let band = hero.bandText {
      return ScoreRing.node(
        fraction: Double(score) / 100, text: "\(score)", caption: band,
        label: language(.todayConditionOf100, "\(score)", band))
    }
    if let have = hero.baselineDays, let need = hero.baselineNeeded {
      return ScoreRing.node(
        fraction: Double(have) / Double(need), text: "\(have)/\(need)", caption: nil,
        label: language(.todayLearningLabel, "\(have)", "\(need)"))
    }
    return ScoreRing.node(fraction: 0, text: "–", caption: nil, label: language[.conditionNone])
  }

  private static func badges(_ hero: TodayContent.Hero, _ language: Language) -> Node {
    guard !hero.badges.isEmpty else { return .nothing }
    return tag(
      "div", ["class": "badges", "role": "group", "aria-label": language[.todayHrvBadges]],
      tag("span", ["class": "lead"], .text(language[.metricHrv])),
      .group(
        hero.badges.map { badge in
          tag(
            "span", ["class": "badge \(badge.tone.rawValue)"], .text(badge.label + " "),
            tag("b", [:], .text(badge.text)))
        }))
  }

  private static func trend(_ hero: TodayContent.Hero, _ language: Language) -> Node {
    guard hero.week.contains(where: { $0.score != nil }) else { return .nothing }
    let words = hero.week.map { "\($0.label) \($0.score.map(String.init) ?? language[.commonNoData])" }
    return tag(
      "figure", ["class": "trend"],
      Charts.week(hero.week.map(\.score), label: language[.todayTrendLabel] + ": " + words.joined(separator: ", ")),
      tag(
        "div", ["class": "days", "aria-hidden": "true"],
        hero.week.map { day in
          tag(
            day.isToday ? "b" : "span", [:], .text(day.label), tag("i", [:], .text(day.score.map(String.init) ?? "–")))
        }),
      hero.trendText.map { tag("figcaption", [:], .text($0)) } ?? .nothing)
  }
}
