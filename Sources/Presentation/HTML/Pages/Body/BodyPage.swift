package import DailveViewModels

/// The Body page.
package enum BodyPage {
  package static func html(_ content: BodyContent, notice: String?, undo: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame.following(), title: language[.bodyTitle],
      Layout.backLink(frame, above: Address.wellness.path, .navWellness),
      Layout.header(
        title: language[.bodyTitle], eyebrow: content.dateText,
        side: content.empty == nil && content.dateText == nil
          ? tag(
            "a", ["class": "button", "href": frame.origin.added(to: Address.bodyNew.path)], .text(language[.bodyNew]))
          : .nothing),
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
        tag(
          "section", ["class": "card text hue-body brief"], tag("h2", [:], .text(language[.bodyWeightTrend])),
          periods(weight, frame), chart(weight, language))
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
        tag(
          "section", ["class": "card text hue-body brief"], tag("h2", [:], .text(language[.bodyFatTrend])),
          fat(bodyFat, language))
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
            tag(
              "span", ["class": "value"],
              entry.pieces.flatMap { [.text($0.number), tag("small", [:], .text($0.unit + " "))] }),
            tag("span", ["class": "row"], tag("span", ["class": "age"], .text(entry.ageText))),
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
        "fieldset", ["class": "plain"], tag("legend", [:], .text(language[.bodyGoalTitle])),
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
      content.goalNote.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing)
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
    return known < 2 ? tag("p", ["class": "soft"], .text(language[.bodyFatNeeds])) : chart(content, language)
  }

  /// The entries by month, with the newest month open.
  private static func history(_ content: BodyContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "section", ["class": "card text hue-body", "id": "entries"], tag("h2", [:], .text(language[.bodyHistory])),
      content.months.isEmpty
        ? tag("p", ["class": "soft"], .text(language[.bodyHistoryEmpty]))
        : tag(
          "div", ["class": "months"],
          content.months.enumerated().map { index, month in self.month(month, isOpen: index == 0, frame) }),
      content.older.map {
        tag(
          "p", [:],
          tag(
            "a", ["class": "link", "href": frame.origin.added(to: Address.body.path($0, anchor: "entries"))],
            .text(language[.bodyOlder])))
      } ?? .nothing)
  }

  private static func month(_ month: BodyContent.Month, isOpen: Bool, _ frame: PageFrame) -> Node {
    tag(
      "details", ["class": "month", "open": isOpen ? "" : nil],
      tag(
        "summary", [:], tag("b", [:], .text(month.name)),
        tag(
          "span", ["class": "soft"],
          .text([month.meanText, month.countText].compactMap { $0 }.joined(separator: " · ")))
      ),
      tag("ul", ["class": "entries"], month.entries.map { entry($0, frame) }))
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
          tag("strong", [:], .text(entry.texts.first ?? "")),
          rest.isEmpty ? .nothing : tag("span", ["class": "soft"], .text(rest)),
          tag("span", ["class": "soft"], .text("\(entry.dayText) · \(entry.source)")),
          entry.memo.map { tag("span", ["class": "soft"], .text($0)) } ?? .nothing,
          tag("span", ["class": "words"], .text(frame.language[entry.id == nil ? .bodyReading : .commonEdit])))))
  }
}

/// A message about a finished action, with a way to undo it for a while.
enum UndoToast {
  /// - Parameter undo: Address that undoes it.
  static func node(_ text: String?, undo: String?, _ frame: PageFrame) -> Node {
    guard let text, let undo else { return Layout.status(text) }
    return tag(
      "div", ["class": "status toast", "data-toast": ""], tag("p", ["role": "status"], .text(text)),
      tag(
        "form", ["method": "post", "action": frame.origin.added(to: undo), "data-outbox": ""],
        tag("button", ["type": "submit", "class": "link"], .text(frame.language[.commonUndo]))))
  }
}
