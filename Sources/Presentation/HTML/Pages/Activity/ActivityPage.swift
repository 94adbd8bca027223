package import DailveViewModels

package enum ActivityPage {
  /// - Parameter undo: Address that undoes the action in the notice.
  package static func html(
    _ content: ActivityContent, notice: String? = nil, undo: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    Layout.document(
      frame, title: content.navigation.title, ClayHeader.node(content, frame),
      notice.map { UndoToast.node($0, undo: undo, frame) },
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
      content.empty.map { EmptyState.card($0) } ?? parts(content, frame))
  }

  private static func parts(_ content: ActivityContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return .group([
      ProgressNote.node(content.progress),
      tag(
        "div", ["class": "board activity-board"],
        content.hero.rule.map { .p($0, class: "small rule") },
        content.readiness.map { readiness($0, content.readinessRows, frame) },
        workouts(content, frame),
        content.course.map { course($0, content.week, frame) },
        content.load.map { load($0, language) },
        LookBack.node(content, frame),
        content.invitation.map { invitation($0) }),
      cards(content.cards, frame),
    ])
  }

  /// The week against the last one; its goal; its days by zone, on request.
  private static func course(
    _ course: ActivityContent.Course, _ week: ActivityContent.Week?, _ frame: PageFrame
  ) -> Node {
    tag(
      "article", ["class": "card week-hero hue-activity"],
      CoursePlot.node(course, frame.language),
      week.map { week in
        .group([
          tag(
            "p", ["class": "goal-line"], .b(week.headline),
            .span(" " + week.sentences.joined(separator: " "), class: "soft")),
          tag("details", ["class": "fold"], .summary(frame[.activityZonesFold]), WeekBars.node(week, frame)),
        ])
      })
  }

  private static func invitation(_ invitation: EmptyContent) -> Node {
    tag(
      "section", ["class": "invite hue-activity"], tag("span", ["class": "tile s soft"], Icon.plus.node),
      tag(
        "div", [:], .h2(invitation.title), invitation.text.map { .p($0, class: "soft") },
        invitation.link.map { .link($0.text, to: $0.path, class: "link") }))
  }

  /// The ring, the limiting factor, and the parts.
  private static func readiness(_ score: ScoreContent, _ rows: [BarRow], _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "section", ["class": "card readiness band-\(score.band ?? "none")"],
      .h2(score.name, class: "words"),
      tag(
        "div", ["class": "ready"], ScoreHero.ring(score, language),
        tag("div", [:], .h3(score.headline), .p(score.sentence, class: "soft"))),
      tag(
        "details", ["class": "fold parts"], .summary(language(.activityPartsFold, score.value.map { "\($0)" } ?? "–")),
        BarRows.node(rows), score.missingText.map { .p($0, class: "small") }, .p(score.method, class: "small"),
        WhatIfPage.link(.readinessWhatIf, frame)))
  }

  private static func load(_ load: ActivityContent.Load, _ language: Language) -> Node {
    .card(
      language[.activityLoad], class: "load-card hue-fitness",
      LoadPlot.node(load, language),
      .p([load.weekText, load.easyText, load.missingText].compactMap { $0 }.joined(separator: " "), class: "small"),
      fold(.scoreMethod, load.method, language))
  }

  private static func fold(_ title: TextKey, _ text: String, _ language: Language) -> Node {
    tag("details", ["class": "fold"], .summary(language[title]), .p(text, class: "small"))
  }

  private static func workouts(_ content: ActivityContent, _ frame: PageFrame) -> Node {
    guard let cover = content.cover else { return .nothing }
    return tag(
      "section", ["class": "works", "aria-labelledby": "workouts-title"],
      tag(
        "header", [:], tag("h2", ["id": "workouts-title"], .text(frame.language[.activityWorkouts])),
        .link(content.allText, to: frame.link(Address.workouts.path), class: "link")),
      tag(
        "div", ["class": "workout-list hue-activity"], CoverView.node(cover, from: .activity),
        .group(content.workouts.map { WorkoutRowView.node($0, from: .activity) })))
  }

  private static func cards(_ cards: [Card], _ frame: PageFrame) -> Node {
    guard !cards.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "heart-title"],
      tag("header", [:], tag("h2", ["id": "heart-title"], .text(frame.language[.activityMore]))),
      tag("div", ["class": "grid halves"], cards.map { CardView.link($0, frame) }))
  }
}
