package import DailveViewModels

package enum BodyPage {
  package static func html(_ content: BodyContent, notice: String?, undo: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame.following(), title: language[.bodyTitle], eyebrow: content.dateText,
      back: Layout.backLink(frame, above: Address.wellness.path, .navWellness),
      side: content.empty == nil && content.dateText == nil
        ? .link(language[.bodyNew], to: frame.origin.added(to: Address.bodyNew.path), class: "button")
        : .nothing,
      UndoToast.node(notice, undo: undo, frame),
      content.empty.map { EmptyState.card($0) } ?? .group(whole(content, frame)),
      ScoreHero.method(content.score.method, details: [content.score.methodDetails], language))
  }

  /// The score with the newest values; on a wide screen, the course of the weight and the parts of the score beside
  /// them.
  private static func whole(_ content: BodyContent, _ frame: PageFrame) -> [Node] {
    let language = frame.language
    let now = [
      ScoreHero.node(content.score, language, more: content.dateText == nil ? goal(content, frame) : .nothing),
      content.latest.isEmpty ? .nothing : latest(content, frame),
    ]
    let course = [
      content.weight.map { weight in
        .card(language[.bodyWeightTrend], class: "hue-body brief", periods(weight, frame), chart(weight, language))
      },
      content.score.value.map {
        ScoreParts.node(
          content.score.parts, sum: $0, missing: content.score.missingText, baseline: content.score.baselineText,
          title: language[.scoreParts], link: { frame.link($0) }, language)
      },
    ].compactMap { $0 }
    return [
      course.isEmpty
        ? .group(now)
        : tag("div", ["class": "columns"], tag("div", [:], now), tag("div", [:], course)),
      content.bodyFat.map { bodyFat in
        .card(language[.bodyFatTrend], class: "hue-body brief", fat(bodyFat, language))
      } ?? .nothing,
      history(content, frame),
    ]
  }

  private static func latest(_ content: BodyContent, _ frame: PageFrame) -> Node {
    tag(
      "section", ["class": "cards", "aria-label": frame.language[.bodyLatest]],
      tag(
        "div", ["class": "grid"],
        content.latest.map { entry in
          let children: [Node] = [
            tag("h2", ["class": "name"], Icon.body.node, .text(entry.name)),
            tag("span", ["class": "value"], entry.pieces.flatMap { [.text($0.number), .small($0.unit + " ")] }),
            tag("span", ["class": "row"], .span(entry.ageText, class: "age")),
          ]
          let mark = Marks.value(entry.metric, entry.value)
          let style = "card metric face short hue-body"
          guard let path = entry.path else { return tag("div", ["class": style, "data-value": mark], children) }
          return tag("a", ["class": style, "href": frame.link(path), "data-value": mark], children)
        }))
  }

  private static func goal(_ content: BodyContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "form",
      [
        "method": "post", "action": frame.origin.added(to: Address.bodyGoal.path), "class": "goal-form",
        "data-outbox": language[.bodyGoalTitle],
      ],
      tag(
        "fieldset", ["class": "plain"], .legend(language[.bodyGoalTitle]),
        .group(
          FormChoices.weightGoals(language).map { goal, text in
            tag(
              "button",
              [
                "type": "submit", "name": "goal", "value": goal,
                "aria-pressed": goal == content.goal ? "true" : "false",
              ],
              .text(text))
          })),
      content.goalNote.map { .p($0, class: "small") })
  }

  private static func periods(_ content: MetricDetailContent, _ frame: PageFrame) -> Node {
    PeriodLinks.node(
      frame.origin.kept(in: content.periods.filter { $0.query != "days=7" }), path: Address.body.path,
      current: content.period, anchor: "weight", frame.language)
  }

  private static func chart(_ content: MetricDetailContent, _ language: Language) -> Node {
    .group([
      MetricDetailPage.chart(content, id: content.metric ?? "body", language),
      content.empty == nil
        ? MetricDetailPage.table(content, id: content.metric ?? "body", value: content.name, language)
        : .nothing,
    ])
  }

  private static func fat(_ content: MetricDetailContent, _ language: Language) -> Node {
    let known = content.points.count { $0.value != nil }
    return known < 2 ? .p(language[.bodyFatNeeds], class: "soft") : chart(content, language)
  }

  /// The entries by month, with the newest month open.
  private static func history(_ content: BodyContent, _ frame: PageFrame) -> Node {
    .card(
      frame[.bodyHistory], class: "hue-body", id: "entries",
      content.months.isEmpty
        ? .p(frame[.bodyHistoryEmpty], class: "soft")
        : tag(
          "div", ["class": "months"],
          content.months.enumerated().map { index, month in self.month(month, isOpen: index == 0, frame) }),
      content.older.map {
        tag(
          "p", [:],
          .link(frame[.bodyOlder], to: frame.origin.added(to: Address.body.path($0, anchor: "entries")), class: "link"))
      })
  }

  private static func month(_ month: BodyContent.Month, isOpen: Bool, _ frame: PageFrame) -> Node {
    tag(
      "details", ["class": "month", "open": isOpen ? "" : nil],
      tag(
        "summary", [:], .b(month.name),
        .span([month.meanText, month.countText].compactMap { $0 }.joined(separator: " · "), class: "soft")
      ),
      .entries(month.entries.map { entry($0, frame) }))
  }

  /// The whole row is a link: to the device's reading, or to the form of the person's own entry.
  private static func entry(_ entry: BodyContent.Row, _ frame: PageFrame) -> Node {
    let rest = entry.texts.dropFirst().joined(separator: " · ")
    return tag(
      "li", [:], tag("span", ["class": "source-icon"], (Icon(rawValue: entry.kind) ?? .app).node),
      tag(
        "div", [:],
        tag(
          "a", ["class": "row-open", "href": entry.id == nil ? entry.path : frame.origin.added(to: entry.path)],
          .strong(entry.texts.first ?? ""),
          rest.isEmpty ? .nothing : .span(rest, class: "soft"),
          .span("\(entry.dayText) · \(entry.source)", class: "soft"),
          entry.memo.map { .span($0, class: "soft") },
          .span(frame.language[entry.id == nil ? .bodyReading : .commonEdit], class: "words"))))
  }
}

/// A message about a finished action, with a way to undo it for a while.
enum UndoToast {
  /// - Parameter undo: Address that undoes it.
  static func node(_ text: String?, undo: String?, _ frame: PageFrame) -> Node {
    guard let text, let undo else { return Layout.status(text) }
    return tag(
      "div", ["class": "status toast", "data-toast": ""], tag("p", ["role": "status"], .text(text)),
      .form(
        to: frame.origin.added(to: undo), marks: ["data-outbox"], .button(frame.language[.commonUndo], class: "link")))
  }
}
