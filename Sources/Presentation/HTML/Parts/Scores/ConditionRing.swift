internal import DailveViewModels

enum ConditionRing {
  /// The day's score; else the progress towards the first one, or an earlier score.
  static func node(_ hero: TodayContent.Hero, _ language: Language) -> Node {
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
        label: language(.morningEarlier, earlier.ageText, "\(earlier.score)", earlier.bandText), isNews: false,
        isPast: true)
    }
    return ScoreRing.node(fraction: 0, text: "–", caption: nil, label: language[.conditionNone])
  }
}

/// HRV against yesterday, 14 and 60 days, in one quiet line.
enum Versus {
  static func node(_ hero: TodayContent.Hero, _ language: Language) -> Node {
    guard !hero.badges.isEmpty else { return .nothing }
    return tag(
      "p", ["class": "versus", "role": "group", "aria-label": language[.todayHrvBadges]],
      .span(language[.metricHrv] + " "),
      .group(
        hero.badges.map { badge in
          tag("span", ["class": "badge \(badge.tone.rawValue)"], .span(badge.label + " "), .b(badge.text))
        }))
  }
}
