package import DailveViewModels

package enum InjuriesPage {
  package static func html(_ content: InjuriesContent, notice: String?, undo: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame.following(), title: language[.injuryTitle],
      back: Layout.backLink(frame, above: Address.wellness.path, .navWellness),
      side: content.empty == nil
        ? .link(language[.injuryNew], to: frame.origin.added(to: Address.injuryNew.path), class: "button") : .nothing,
      UndoToast.node(notice, undo: undo, frame),
      tag(
        "div", ["class": "two"],
        tag("section", ["class": "card text"], BodyMap.node(content.marks, label: content.mapLabel, language)),
        content.empty.map { EmptyState.card($0) } ?? active(content, frame)),
      statistics(content, language),
      content.past.isEmpty
        ? .nothing
        : .card(language[.injuryPastTitle], .group(content.past.map { item($0, isActive: false, frame) })))
  }

  private static func active(_ content: InjuriesContent, _ frame: PageFrame) -> Node {
    .card(
      frame[.injuryActiveTitle],
      content.active.isEmpty
        ? .p(frame[.injuryMapNone], class: "soft")
        : .group(content.active.map { item($0, isActive: true, frame) }))
  }

  private static func item(_ item: InjuriesContent.Item, isActive: Bool, _ frame: PageFrame) -> Node {
    let change = isActive ? Address.injuryClose : Address.injuryReopen
    return tag(
      "article", ["class": "injury", "id": "injury-\(item.line.id)"],
      tag("h3", [:], .text(item.line.text + " "), .span(item.line.severityText, class: "tag \(item.line.severity)")),
      .p([item.line.sinceText, item.daysText].compactMap { $0 }.joined(separator: " · "), class: "soft"),
      item.memo.map { .p($0) },
      item.warnings.isEmpty
        ? .nothing
        : .group([
          .p(frame[.injuryLoads], class: "small"),
          tag(
            "ul", ["class": "warnings"],
            item.warnings.map { warning in
              tag("li", [:], .span(warning.levelText, class: "tag \(warning.level)"), .text(" " + warning.activities))
            }),
        ]),
      .p(frame[.injuryTraining], class: "small"),
      MetricDetailPage.facts(item.volume),
      item.risenText.map { .p($0) },
      tag(
        "div", ["class": "buttons"],
        .form(
          to: frame.origin.added(to: change(item.line.id).path), marks: ["data-outbox"],
          .button(frame[isActive ? .injuryClose : .injuryReopen])),
        tag(
          "a",
          [
            "class": "link", "href": frame.origin.added(to: Address.injury(item.line.id).path),
            "aria-label": frame.language(.commonEditNamed, item.line.text),
          ], .text(frame[.commonEdit]))))
  }

  private static func statistics(_ content: InjuriesContent, _ language: Language) -> Node {
    guard !content.facts.isEmpty else { return .nothing }
    return .card(
      language[.injuryStatistics], class: "hue-activity",
      MetricDetailPage.facts(content.facts), BarRows.node(content.parts))
  }
}
