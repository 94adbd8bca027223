package import DailveViewModels

/// The Activity page.
package enum ActivityPage {
  /// - Parameter undo: Address that undoes the action in the notice.
  package static func html(
    _ content: ActivityContent, notice: String? = nil, undo: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: content.navigation.title,
      DayHeader.node(content.navigation, side: AddMenu.node(language, from: .activity), language),
      notice.map { UndoToast.node($0, undo: undo, frame) } ?? .nothing,
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) } ?? .nothing,
      content.empty.map { EmptyState.card($0) } ?? .group(parts(content, frame)))
  }

  private static func parts(_ content: ActivityContent, _ frame: PageFrame) -> [Node] {
    let language = frame.language
    return [
      ProgressNote.node(content.progress), content.week.map { week($0, frame) } ?? .nothing,
      pair(
        content.readiness.map { readiness($0, content.readinessRows, frame) }, content.load.map { load($0, language) }),
      workouts(content, frame),
      pair(best(content, frame), totals(content.totals, language)),
      content.calendar.map { calendar in
        tag(
          "section", ["class": "card text hue-fitness"], tag("h2", [:], .text(language[.activityHalfYear])),
          DayGrid.node(calendar, frame))
      } ?? .nothing,
      cards(content.cards, frame),
    ]
  }

  /// Both nodes side by side if there is room.
  private static func pair(_ first: Node?, _ second: Node?) -> Node {
    guard let first, let second else { return first ?? second ?? .nothing }
    return tag("div", ["class": "two"], first, second)
  }

  private static func week(_ week: ActivityContent.Week, _ frame: PageFrame) -> Node {
    tag(
      "article", ["class": "card hero week-hero hue-activity"],
      tag(
        "div", ["class": "answer"],
        tag(
          "p", ["class": "large"], tag("span", ["class": "words"], .text(frame.language[.activityTime] + ": ")),
          .group(week.pieces.flatMap { [tag("b", [:], .text($0.number)), UnitMark.node($0.unit)] })),
        tag("h2", [:], .text(week.headline)),
        .group(week.sentences.map { tag("p", ["class": "soft"], .text($0)) })),
      WeekBars.node(week, frame))
  }

  /// The ring, the limiting factor, and the parts.
  private static func readiness(_ score: ScoreContent, _ rows: [BarRow], _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "section", ["class": "card text readiness band-\(score.band ?? "none")"],
      tag("h2", [:], .text(score.name)),
      tag(
        "div", ["class": "ready"], ScoreHero.ring(score, language),
        tag("div", [:], tag("h3", [:], .text(score.headline)), tag("p", ["class": "soft"], .text(score.sentence)))),
      BarRows.node(rows),
      score.missingText.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing,
      WhatIfPage.link(.readinessWhatIf, frame), fold(.scoreMethod, score.method, language))
  }

  private static func load(_ load: ActivityContent.Load, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text hue-fitness"], tag("h2", [:], .text(language[.activityLoad])),
      LoadPlot.node(load, language),
      tag(
        "p", ["class": "small"],
        .text([load.weekText, load.easyText, load.missingText].compactMap { $0 }.joined(separator: " "))),
      fold(.scoreMethod, load.method, language))
  }

  private static func fold(_ title: TextKey, _ text: String, _ language: Language) -> Node {
    tag(
      "details", ["class": "fold"], tag("summary", [:], .text(language[title])),
      tag("p", ["class": "small"], .text(text)))
  }

  private static func workouts(_ content: ActivityContent, _ frame: PageFrame) -> Node {
    tag(
      "section", ["class": "cards", "aria-labelledby": "workouts-title"],
      tag(
        "header", [:], tag("h2", ["id": "workouts-title"], .text(frame.language[.activityWorkouts])),
        tag("a", ["class": "link", "href": frame.link(Address.workouts.path)], .text(content.allText))),
      tag(
        "div", ["class": "workout-list hue-activity"],
        content.workouts.map { WorkoutRowView.node($0, from: .activity) }))
  }

  private static func best(_ content: ActivityContent, _ frame: PageFrame) -> Node? {
    guard !content.best.isEmpty else { return nil }
    let language = frame.language
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.activityBest])),
      BestTable.node(content.best, title: language[.activityBest]),
      tag(
        "p", [:],
        tag("a", ["class": "link", "href": frame.link(Address.records.path)], .text(language[.activityRecords]))))
  }

  private static func totals(_ totals: [ActivityContent.Total], _ language: Language) -> Node? {
    guard !totals.isEmpty else { return nil }
    return tag(
      "section", ["class": "card text hue-activity"], tag("h2", [:], .text(language[.activityTotals])),
      .group(totals.map { BestTable.node($0) }))
  }

  private static func cards(_ cards: [Card], _ frame: PageFrame) -> Node {
    guard !cards.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "heart-title"],
      tag("header", [:], tag("h2", ["id": "heart-title"], .text(frame.language[.activityMore]))),
      tag("div", ["class": "grid halves"], cards.map { CardView.link($0, frame) }))
  }
}
