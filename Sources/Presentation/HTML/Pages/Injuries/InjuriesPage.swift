package import DailveViewModels

/// The Injuries page.
package enum InjuriesPage {
  package static func html(_ content: InjuriesContent, notice: String?, undo: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame.following(), title: language[.injuryTitle],
      Layout.backLink(frame, above: Address.wellness.path, .navWellness),
      Layout.header(
        title: language[.injuryTitle],
        side: content.empty == nil
          ? tag(
            "a", ["class": "button", "href": frame.origin.added(to: Address.injuryNew.path)],
            .text(language[.injuryNew])) : .nothing),
      UndoToast.node(notice, undo: undo, frame),
      tag(
        "div", ["class": "two"],
        tag(
          "section", ["class": "card text"],
          BodyMap.node(content.marks, label: content.mapLabel, language)),
        content.empty.map { EmptyState.card($0) } ?? active(content, frame)),
      statistics(content, language),
      content.past.isEmpty
        ? .nothing
        : tag(
          "section", ["class": "card text"], tag("h2", [:], .text(language[.injuryPastTitle])),
          .group(content.past.map { item($0, isActive: false, frame) })))
  }

  private static func active(_ content: InjuriesContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.injuryActiveTitle])),
      content.active.isEmpty
        ? tag("p", ["class": "soft"], .text(language[.injuryMapNone]))
        : .group(content.active.map { item($0, isActive: true, frame) }))
  }

  private static func item(_ item: InjuriesContent.Item, isActive: Bool, _ frame: PageFrame) -> Node {
    let language = frame.language
    let change = isActive ? Address.injuryClose : Address.injuryReopen
    return tag(
      "article", ["class": "injury", "id": "injury-\(item.line.id)"],
      tag(
        "h3", [:], .text(item.line.text + " "),
        tag("span", ["class": "tag \(item.line.severity)"], .text(item.line.severityText))),
      tag(
        "p", ["class": "soft"], .text([item.line.sinceText, item.daysText].compactMap { $0 }.joined(separator: " · "))),
      item.memo.map { tag("p", [:], .text($0)) } ?? .nothing,
      item.warnings.isEmpty
        ? .nothing
        : .group([
          tag("p", ["class": "small"], .text(language[.injuryLoads])),
          tag(
            "ul", ["class": "warnings"],
            item.warnings.map { warning in
              tag(
                "li", [:], tag("span", ["class": "tag \(warning.level)"], .text(warning.levelText)),
                .text(" " + warning.activities))
            }),
        ]),
      tag("p", ["class": "small"], .text(language[.injuryTraining])),
      MetricDetailPage.facts(item.volume),
      item.risenText.map { tag("p", [:], .text($0)) } ?? .nothing,
      tag(
        "div", ["class": "buttons"],
        tag(
          "form",
          ["method": "post", "action": frame.origin.added(to: change(item.line.id).path), "data-outbox": ""],
          tag("button", ["type": "submit"], .text(language[isActive ? .injuryClose : .injuryReopen]))),
        tag(
          "a",
          [
            "class": "link", "href": frame.origin.added(to: Address.injury(item.line.id).path),
            "aria-label": language(.commonEditNamed, item.line.text),
          ], .text(language[.commonEdit]))))
  }

  private static func statistics(_ content: InjuriesContent, _ language: Language) -> Node {
    guard !content.facts.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card text hue-activity"], tag("h2", [:], .text(language[.injuryStatistics])),
      MetricDetailPage.facts(content.facts), BarRows.node(content.parts))
  }
}
