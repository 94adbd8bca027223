package import DailveViewModels

package enum ActivityPage {
  /// - Parameter undo: Address that undoes the action in the notice.
  package static func html(
    _ content: ActivityContent, notice: String? = nil, undo: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: content.navigation.title,
      DayHeader.node(content.navigation, side: AddMenu.node(language, from: .activity), language),
      notice.map { UndoToast.node($0, undo: undo, frame) },
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
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
        .card(language[.activityHalfYear], class: "hue-fitness", DayGrid.node(calendar, frame))
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
          "p", ["class": "large"], .span(frame.language[.activityTime] + ": ", class: "words"),
          .group(week.pieces.flatMap { [.b($0.number), UnitMark.node($0.unit)] })),
        .h2(week.headline),
        .group(week.sentences.map { .p($0, class: "soft") })),
      WeekBars.node(week, frame))
  }

  /// The ring, the limiting factor, and the parts.
  private static func readiness(_ score: ScoreContent, _ rows: [BarRow], _ frame: PageFrame) -> Node {
    let language = frame.language
    return .card(
      score.name, class: "readiness band-\(score.band ?? "none")",
      tag(
        "div", ["class": "ready"], ScoreHero.ring(score, language),
        tag("div", [:], .h3(score.headline), .p(score.sentence, class: "soft"))),
      BarRows.node(rows),
      score.missingText.map { .p($0, class: "small") },
      WhatIfPage.link(.readinessWhatIf, frame), fold(.scoreMethod, score.method, language))
  }

  private static func load(_ load: ActivityContent.Load, _ language: Language) -> Node {
    .card(
      language[.activityLoad], class: "hue-fitness",
      LoadPlot.node(load, language),
      .p([load.weekText, load.easyText, load.missingText].compactMap { $0 }.joined(separator: " "), class: "small"),
      fold(.scoreMethod, load.method, language))
  }

  private static func fold(_ title: TextKey, _ text: String, _ language: Language) -> Node {
    tag("details", ["class": "fold"], .summary(language[title]), .p(text, class: "small"))
  }

  private static func workouts(_ content: ActivityContent, _ frame: PageFrame) -> Node {
    tag(
      "section", ["class": "cards", "aria-labelledby": "workouts-title"],
      tag(
        "header", [:], tag("h2", ["id": "workouts-title"], .text(frame.language[.activityWorkouts])),
        .link(content.allText, to: frame.link(Address.workouts.path), class: "link")),
      tag(
        "div", ["class": "workout-list hue-activity"],
        content.workouts.map { WorkoutRowView.node($0, from: .activity) }))
  }

  private static func best(_ content: ActivityContent, _ frame: PageFrame) -> Node? {
    guard !content.best.isEmpty else { return nil }
    return .card(
      frame[.activityBest],
      BestTable.node(content.best, title: frame[.activityBest]),
      tag("p", [:], .link(frame[.activityRecords], to: frame.link(Address.records.path), class: "link")))
  }

  private static func totals(_ totals: [ActivityContent.Total], _ language: Language) -> Node? {
    guard !totals.isEmpty else { return nil }
    return .card(language[.activityTotals], class: "hue-activity", .group(totals.map { BestTable.node($0) }))
  }

  private static func cards(_ cards: [Card], _ frame: PageFrame) -> Node {
    guard !cards.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "heart-title"],
      tag("header", [:], tag("h2", ["id": "heart-title"], .text(frame.language[.activityMore]))),
      tag("div", ["class": "grid halves"], cards.map { CardView.link($0, frame) }))
  }
}
