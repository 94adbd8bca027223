package import DailveViewModels

/// The Today page.
package enum TodayPage {
  /// - Parameter saved: Pinned cards were just saved.
  package static func html(
    _ content: TodayContent, pinned: [String], allowed: [String], saved: Bool, hidesInjuries: Bool = false,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.todayTitle],
      Layout.header(
        title: language[.todayTitle], eyebrow: content.dateText,
        side: tag(
          "a", ["class": "refresh", "href": "/", "data-refresh": ""], Icon.refresh.node,
          tag("span", ["class": "words"], .text(language[.commonRefresh])),
          tag("span", [:], .text(content.updatedText)))),
      Layout.status(saved ? language[.todayPinsSaved] : nil),
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) } ?? .nothing,
      content.overview.map { overview($0, language) } ?? .nothing,
      hidesInjuries ? .nothing : InjuryBanner.node(content.injuries, more: content.moreInjuries, back: "/", language),
      content.overview == nil ? .group(day(content, pinned: pinned, allowed: allowed, language)) : .nothing)
  }

  private static func day(_ content: TodayContent, pinned: [String], allowed: [String], _ language: Language) -> [Node]
  {
    [
      HeroView.node(content.hero, language, isLinked: true),
      tag(
        "div", ["class": "two"], content.coaching.map { suggestion($0, language) } ?? .nothing,
        content.goal.map { goal($0, language) } ?? .nothing),
      section("pinned", language[.todayPinned], content.pinned, language, side: editor(pinned, allowed, language)),
      section("signals", language[.todaySignals], content.signals, language),
      section("activity", language[.todayActivity], content.activity, language),
    ]
  }

  /// For data that end long ago: what there is, and where to look at it.
  private static func overview(_ overview: TodayContent.Overview, _ language: Language) -> Node {
    .group([
      tag(
        "section", ["class": "card text", "aria-labelledby": "overview-title"],
        tag("h2", ["id": "overview-title"], .text(overview.title)),
        tag("p", [:], .text(overview.text)), tag("p", [:], .text(overview.newestText)),
        tag(
          "p", ["class": "buttons"],
          tag("a", ["class": "button", "href": "/?day=\(overview.newestDay)"], .text(language[.todayOldSee])),
          tag("a", ["class": "link", "href": "/data"], .text(language[.todayOldImport])))),
      tag(
        "section", ["class": "cards", "aria-labelledby": "complete-title"],
        tag("header", [:], tag("h2", ["id": "complete-title"], .text(language[.todayOverviewMetrics]))),
        tag(
          "div", ["class": "grid"],
          overview.metrics.map { metric in
            tag(
              "a", ["class": "card metric face hue-\(metric.family)", "href": metric.path],
              tag("h3", ["class": "name"], Icon(rawValue: metric.family)?.node ?? .nothing, .text(metric.name)),
              tag("span", ["class": "value"], .text(metric.daysText)),
              tag("span", ["class": "age"], .text(metric.untilText)))
          })),
    ])
  }

  private static func suggestion(_ suggestion: TodayContent.Suggestion, _ language: Language) -> Node {
    tag(
      "section", ["class": "card do", "aria-label": language[.todayCoaching]],
      tag("span", ["class": "badge-icon"], (Icon(rawValue: suggestion.kind) ?? .easy).node),
      tag("div", [:], tag("h2", [:], .text(suggestion.title)), tag("p", [:], .text(suggestion.reason))))
  }

  private static func goal(_ goal: TodayContent.Goal, _ language: Language) -> Node {
    tag(
      "section", ["class": "card goal", "aria-label": language[.todayGoal]],
      tag(
        "div", ["class": "line"], tag("h2", [:], .text(language[.todayGoal])),
        tag("span", [:], .text(goal.daysText))),
      tag(
        "div", ["class": "pips", "aria-hidden": "true"],
        (0..<goal.goalDays).map { tag("i", ["class": $0 < goal.activeDays ? "on" : nil]) }),
      tag(
        "div", ["class": "line"], tag("span", [:], .text(goal.leftText)), tag("span", [:], .text(goal.minutesText))))
  }

  private static func section(
    _ id: String, _ title: String, _ cards: [TodayContent.Card], _ language: Language, side: Node = .nothing
  ) -> Node {
    guard !cards.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "\(id)-title"],
      tag("header", [:], tag("h2", ["id": "\(id)-title"], .text(title)), side),
      tag("div", ["class": "grid"], cards.map { CardView.node($0, language) }))
  }

  /// Three pickers in a sheet. A native popover: it opens, closes and traps the keyboard without any script.
  private static func editor(_ pinned: [String], _ allowed: [String], _ language: Language) -> Node {
    .group([
      tag("button", ["type": "button", "class": "link", "popovertarget": "pins"], .text(language[.commonEdit])),
      tag(
        "div", ["id": "pins", "popover": "", "class": "sheet", "role": "dialog", "aria-labelledby": "pins-title"],
        tag(
          "form", ["method": "post", "action": "/today/pins"],
          tag("h2", ["id": "pins-title"], .text(language[.todayPinsTitle])),
          .group(
            (0..<3).map { slot in
              tag(
                "label", [:], .text(language(.todayPinsSlot, "\(slot + 1)")),
                tag(
                  "select", ["name": "pin"],
                  allowed.map { name in
                    tag(
                      "option",
                      ["value": name, "selected": pinned.indices.contains(slot) && pinned[slot] == name ? "" : nil],
                      .text(language.text("metric.\(name)")))
                  }))
            }),
          tag(
            "div", ["class": "buttons"],
            tag("button", ["type": "submit", "class": "primary"], .text(language[.commonSave])),
            tag(
              "button", ["type": "button", "popovertarget": "pins", "popovertargetaction": "hide"],
              .text(language[.commonClose]))))),
    ])
  }
}
