package import DailveViewModels

package enum TodayPage {
  /// - Parameters:
  ///   - saved: True if pinned cards were just saved.
  ///   - notice: The result of another form.
  package static func html(
    _ content: TodayContent, pinned: [String], saved: Bool, hidesInjuries: Bool = false,
    misunderstood: TodayViewModel.Misunderstood? = nil, imported: ImportedNotice? = nil, notice: String? = nil,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: content.navigation.title,
      DayHeader.node(
        content.navigation,
        beside: tag(
          "a", ["class": "refresh", "href": Address.today.path, "data-refresh": ""], Icon.refresh.node,
          .span(language[.commonRefresh] + " ", class: "words"),
          content.updatedText.map { .span($0) }),
        side: AddMenu.node(language, from: .today), language),
      imported?.node(language) ?? Layout.status(saved ? language[.todayPinsSaved] : notice),
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
      misunderstood.map { MisunderstoodBanner.node($0, language) },
      content.zoneNotice.map { zone($0, language) },
      content.sourceQuestion.map { SourceQuestion.banner($0, language) },
      content.overview == nil ? .nothing : content.morning.map(morning) ?? .nothing,
      content.overview.map { overview($0, frame) },
      hidesInjuries
        ? .nothing
        : InjuryBanner.node(
          content.injuries, more: content.moreInjuries, back: frame.pastDay == nil ? Address.today.path : nil, language),
      content.overview == nil ? .group(day(content, pinned: pinned, frame)) : .nothing)
  }

  private static func day(_ content: TodayContent, pinned: [String], _ frame: PageFrame) -> [Node] {
    let language = frame.language
    return [
      ConditionHero.node(
        content.hero,
        extras: .init(
          action: content.action, goal: content.goal, explanation: frame.link(Address.condition.path),
          training: frame.link(Address.activity.path)),
        path: Address.today.path,
        language),
      section(
        "pinned", language[.todayPinned],
        content.pinned.filter { content.unrecorded?.metrics.contains($0.metric) != true }, frame,
        side: editor(pinned, language), note: content.unrecorded.map { unrecorded($0.text, language) }),
      section("signals", language[.todaySignals], content.signals, frame),
      section("activity", language[.todayActivity], content.activity, frame),
    ]
  }

  private static func zone(_ text: String, _ language: Language) -> Node {
    tag(
      "div", ["class": "banner"],
      tag("p", [:], .text(text + " "), .link(language[.todayZoneChoose], to: Address.settings.path, class: "link")))
  }

  /// The state of the morning, if no hero shows it.
  private static func morning(_ morning: MorningContent) -> Node {
    EmptyState.card(EmptyContent(title: morning.title, text: morning.text))
  }

  /// For old data: an overview, and where to see them.
  private static func overview(_ overview: TodayContent.Overview, _ frame: PageFrame) -> Node {
    let language = frame.language
    return .group([
      EmptyState.card(
        EmptyContent(
          title: overview.title,
          text: [overview.text, overview.newestText].filter { !$0.isEmpty }.joined(separator: " "),
          link: .init(text: overview.seeText, path: overview.seePath),
          also: frame.pastDay == nil
            ? .init(text: language[.todayOldImport], path: Address.data.path) : nil)),
      overview.metrics.isEmpty ? .nothing : mostComplete(overview, language),
    ])
  }

  private static func mostComplete(_ overview: TodayContent.Overview, _ language: Language) -> Node {
    tag(
      "section", ["class": "cards", "aria-labelledby": "complete-title"],
      tag("header", [:], tag("h2", ["id": "complete-title"], .text(language[.todayOverviewMetrics]))),
      tag(
        "div", ["class": "grid"],
        overview.metrics.map { metric in
          tag(
            "a", ["class": "card metric face hue-\(metric.family)", "href": PageOrigin.today.added(to: metric.path)],
            tag("h3", ["class": "name"], Icon(rawValue: metric.family)?.node, .text(metric.name)),
            .span(metric.daysText, class: "value"),
            .span(metric.untilText, class: "age"))
        }))
  }

  private static func section(
    _ id: String, _ title: String, _ cards: [Card], _ frame: PageFrame, side: Node = .nothing,
    note: Node? = nil
  ) -> Node {
    guard !cards.isEmpty || note != nil else { return .nothing }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "\(id)-title"],
      tag("header", [:], tag("h2", ["id": "\(id)-title"], .text(title)), side),
      cards.isEmpty ? .nothing : tag("div", ["class": "grid"], cards.map { CardView.node($0, frame) }), note)
  }

  /// One sentence instead of several empty cards, with a link to choose others.
  private static func unrecorded(_ text: String, _ language: Language) -> Node {
    tag(
      "div", ["class": "card text"],
      tag(
        "div", ["class": "empty"], .p(text, class: "title"),
        tag(
          "p", ["class": "buttons"],
          tag("button", ["type": "button", "popovertarget": "pins"], .text(language[.todayPinsChoose])))))
  }

  /// Three pickers in a sheet. As a native popover it opens and closes without a script.
  private static func editor(_ pinned: [String], _ language: Language) -> Node {
    .group([
      tag("button", ["type": "button", "class": "link", "popovertarget": "pins"], .text(language[.commonEdit])),
      tag(
        "div", ["id": "pins", "popover": "", "class": "sheet", "role": "dialog", "aria-labelledby": "pins-title"],
        tag(
          "form",
          ["method": "post", "action": Address.todayPins.path, "data-outbox": language[.todayPinsTitle]],
          tag("h2", ["id": "pins-title"], .text(language[.todayPinsTitle])),
          .group(
            (0..<3).map { slot in
              tag(
                "label", [:], .text(language(.todayPinsSlot, "\(slot + 1)")),
                tag(
                  "select", ["name": "pin[]"],
                  FormChoices.pins(language).map { name, text in
                    tag(
                      "option",
                      ["value": name, "selected": pinned.indices.contains(slot) && pinned[slot] == name ? "" : nil],
                      .text(text))
                  }))
            }),
          tag(
            "div", ["class": "buttons"],
            .button(language[.commonSave], class: "primary"),
            tag(
              "button", ["type": "button", "popovertarget": "pins", "popovertargetaction": "hide"],
              .text(language[.importCancel]))))),
    ])
  }
}
