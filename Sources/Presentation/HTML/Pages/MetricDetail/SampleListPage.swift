package import DailveViewModels

/// The list of single readings of a type.
package enum SampleListPage {
  package static func html(_ content: SampleListViewModel.Content, notice: String?, frame: PageFrame) -> [UInt8] {
    Layout.document(
      frame, title: "\(frame[.samplesTitle]) · \(content.name)",
      .element(
        tag: "a", attributes: [("class", "back"), ("href", frame.origin.added(to: content.path.path))],
        children: [Icon.back.node, .text(content.name)]),
      Layout.header(title: frame[.samplesTitle], eyebrow: content.days.map(\.text)),
      Layout.status(notice),
      content.empty == nil ? .p(frame[.samplesLead], class: "lead") : .nothing,
      overrides(content, frame),
      tag(
        "section", ["class": "card text hue-\(content.family)", "aria-label": frame[.samplesTitle]],
        content.empty.map { EmptyState.node($0) } ?? list(content, frame),
        content.next.map {
          tag(
            "p", [:],
            .link(
              frame[.samplesOlder],
              to: frame.origin.added(
                to: content.samplesPath.path(
                  "\(content.days.map { $0.query + "&" } ?? "")after=\(AddressText.encoded($0))")
              ), class: "link"))
        },
        content.days == nil || content.empty != nil
          ? .nothing
          : tag(
            "p", [:],
            .link(frame[.detailAllData], to: frame.origin.added(to: content.samplesPath.path), class: "link"))))
  }

  private static func overrides(_ content: SampleListViewModel.Content, _ frame: PageFrame) -> Node {
    guard !content.overrides.isEmpty else { return .nothing }
    return .card(
      frame[.samplesOverrides],
      .entries(
        content.overrides.map { entry in
          tag(
            "li", [:], tag("div", [:], .text(entry.text)),
            form(Address.readingRemove(entry.id).path, content, frame, [.button(frame[.samplesTakeBack])]))
        }))
  }

  private static func list(_ content: SampleListViewModel.Content, _ frame: PageFrame) -> Node {
    var days: [[SampleListViewModel.Content.Row]] = []
    for row in content.rows {
      if days.last?.last?.dayText == row.dayText { days[days.count - 1].append(row) } else { days.append([row]) }
    }
    return .group(
      days.map { rows in
        .group([
          .h2(rows[0].dayText, class: "day-head"),
          tag("ul", ["class": "entries samples"], rows.map { row($0, content, frame) }),
        ])
      })
  }

  private static func row(
    _ row: SampleListViewModel.Content.Row, _ content: SampleListViewModel.Content, _ frame: PageFrame
  ) -> Node {
    tag(
      "li", ["class": row.stateText == nil ? nil : "off"],
      tag(
        "div", [:],
        tag("span", ["class": "reading"], .b(row.valueText), .text(" "), .span(row.clockText, class: "soft")),
        .span([row.source, row.device].compactMap { $0 }.joined(separator: " · "), class: "soft"),
        row.stateText.map { .span($0, class: "small") }),
      row.canChange ? change(row, content, frame) : .nothing)
  }

  private static func change(
    _ row: SampleListViewModel.Content.Row, _ content: SampleListViewModel.Content, _ frame: PageFrame
  ) -> Node {
    let key = Node.group([.hidden("start", "\(row.start)"), .hidden("source", row.source)])
    return tag(
      "details", ["class": "change-reading"],
      tag(
        "summary", ["aria-label": frame.language(.samplesChangeNamed, row.valueText, row.timeText)],
        .text(frame[.samplesChange])),
      tag(
        "div", ["class": "buttons"],
        form(
          Address.readings.path, content, frame,
          [key]
            + row.types.map { .hidden("type[]", $0) } + [
              tag("button", ["type": "submit", "name": "action", "value": "exclude"], .text(frame[.samplesExclude]))
            ]),
        .group(row.numbers.map { correction($0, key, content, frame) })))
  }

  private static func correction(
    _ number: SampleListViewModel.Content.Number, _ key: Node, _ content: SampleListViewModel.Content,
    _ frame: PageFrame
  ) -> Node {
    form(
      Address.readings.path, content, frame,
      [
        key, .hidden("type[]", number.type),
        tag(
          "label", [:], .text(number.label),
          tag(
            "input",
            ["name": "value", "inputmode": "decimal", "enterkeyhint": "done", "autocomplete": "off", "required": ""])),
        tag("button", ["type": "submit", "name": "action", "value": "correct"], .text(frame[.samplesCorrect])),
      ])
  }

  private static func form(
    _ action: String, _ content: SampleListViewModel.Content, _ frame: PageFrame, _ children: [Node]
  ) -> Node {
    .form(
      to: action, class: "inline", marks: ["data-outbox"],
      [
        .hidden("path", content.path.path),
        content.days.map { .hidden("days", $0.query) } ?? .nothing,
        frame.origin.map { .hidden("from", $0.name) } ?? .nothing,
      ] + children)
  }
}
