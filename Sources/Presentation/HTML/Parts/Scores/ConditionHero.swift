internal import DailveViewModels

/// The hero of the condition score: the answer first, then what to do, then why.
enum ConditionHero {
  /// Further content of the hero on Today.
  struct Extras {
    var action: ActionContent?
    var goal: TodayContent.Goal?
    /// Path of the page that explains the score.
    var explanation: String?
    /// Path of the page of the week's training.
    var training = Address.activity.path
    /// A link to follow if there is no score.
    var link: EmptyContent.Link?
  }

  /// - Parameter path: Path of the page, to which the days of the week link.
  static func node(_ hero: TodayContent.Hero, extras: Extras = Extras(), path: String, _ language: Language) -> Node {
    tag(
      "article", ["class": "card hero today band-\(hero.band ?? "none")"],
      tag(
        "div", ["class": "answer"],
        tag(
          "div", ["class": "score beside"], ring(hero, language),
          .h2(hero.headline),
          tag(
            "div", ["class": "why", "data-usual": Marks.usual(hero.usual)], .p(hero.sentence),
            hero.earlyText.map { .p($0, class: "small") },
            hero.score == nil
              ? .nothing
              : extras.explanation.map { .link(language[.todaySeeWhy], to: $0, class: "link") }
                ?? .nothing,
            extras.link.map { .link($0.text, to: $0.path, class: "button") })),
        extras.action.map { action($0, language) },
        badges(hero, language)),
      tag(
        "div", ["class": "course"], trend(hero, path: path, language),
        extras.goal.map { goal($0, extras.training, language) }))
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
    if let earlier = hero.earlier {
      return ScoreRing.node(
        fraction: Double(earlier.score) / 100, text: "\(earlier.score)", caption: earlier.ageText,
        label: language(.morningEarlier, earlier.ageText, "\(earlier.score)", earlier.bandText), isNews: false)
    }
    return ScoreRing.node(fraction: 0, text: "–", caption: nil, label: language[.conditionNone])
  }

  private static func action(_ action: ActionContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "do", "aria-label": language[.todayCoaching]],
      tag("span", ["class": "badge-icon"], icon(action).node),
      tag("div", [:], .h3(action.title), .p(action.reason)))
  }

  private static func icon(_ action: ActionContent) -> Icon {
    switch action.thing {
    case "train": action.intensity == "easy" ? .easy : .train
    case "bed": .sleep
    case "rest", "done": .rest
    case "import": .data
    default: .easy
    }
  }

  private static func badges(_ hero: TodayContent.Hero, _ language: Language) -> Node {
    guard !hero.badges.isEmpty else { return .nothing }
    return tag(
      "div", ["class": "badges", "role": "group", "aria-label": language[.todayHrvBadges]],
      .span(language[.metricHrv], class: "lead"),
      .group(
        hero.badges.map { badge in
          tag("span", ["class": "badge \(badge.tone.rawValue)"], .span(badge.label + " "), .b(badge.text))
        }))
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

  private static func goal(_ goal: TodayContent.Goal, _ path: String, _ language: Language) -> Node {
    tag(
      "a", ["class": "goal", "href": path],
      tag("div", ["class": "line"], .h3(language[.todayGoal]), .span(goal.daysText)),
      tag(
        "div", ["class": "pips", "aria-hidden": "true"],
        (0..<goal.goalDays).map { tag("i", ["class": $0 < goal.activeDays ? "on" : nil]) }),
      tag("div", ["class": "line"], .span(goal.leftText), .span(goal.minutesText)))
  }
}
