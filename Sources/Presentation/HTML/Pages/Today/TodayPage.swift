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
      frame, title: content.navigation.title, TodaySky.node(content, frame),
      imported?.node(language) ?? Layout.status(saved ? language[.todayPinsSaved] : notice),
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
      misunderstood.map { MisunderstoodBanner.node($0, language) },
      content.overview.map { overview($0, frame) },
      content.overview == nil
        ? tag(
          "div", ["class": "board"], TodayBoard.first(content, frame),
          hidesInjuries ? .nothing : injuries(content, frame), TodayBoard.rest(content, frame))
        : hidesInjuries ? .nothing : injuries(content, frame),
      content.zoneNotice.map { zone($0, language) },
      content.sourceQuestion.map { SourceQuestion.banner($0, language) },
      content.overview == nil ? pinnedCards(content, pinned, frame) : .nothing)
  }

  private static func injuries(_ content: TodayContent, _ frame: PageFrame) -> Node {
    InjuryBanner.node(
      content.injuries, more: content.moreInjuries, back: frame.pastDay == nil ? Address.today.path : nil,
      frame.language)
  }

  private static func pinnedCards(_ content: TodayContent, _ pinned: [String], _ frame: PageFrame) -> Node {
    let language = frame.language
    let cards = content.pinned.filter { content.unrecorded?.metrics.contains($0.metric) != true }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "pinned-title"],
      tag("header", [:], tag("h2", ["id": "pinned-title"], .text(language[.todayPinned])), editor(pinned, language)),
      cards.isEmpty ? .nothing : tag("div", ["class": "grid trio"], cards.map { CardView.node($0, frame) }),
      content.unrecorded.map { unrecorded($0.text, language) })
  }

  private static func zone(_ text: String, _ language: Language) -> Node {
    tag(
      "div", ["class": "banner"],
      tag("p", [:], .text(text + " "), .link(language[.todayZoneChoose], to: Address.settings.path, class: "link")))
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
