package import DailveViewModels

/// The list of single readings of a type.
package enum SampleListPage {
  package static func html(_ content: SampleListViewModel.Content, notice: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: "\(language[.samplesTitle]) · \(content.name)",
      .element(
        tag: "a", attributes: [("class", "back"), ("href", frame.origin.added(to: content.path.path))],
        children: [Icon.back.node, .text(content.name)]),
      Layout.header(
        title: language[.samplesTitle],
        eyebrow: content.days.map(\.text)),
      Layout.status(notice),
      content.empty == nil ? tag("p", ["class": "lead"], .text(language[.samplesLead])) : .nothing,
      overrides(content, frame),
      tag(
        "section", ["class": "card text hue-\(content.family)", "aria-label": language[.samplesTitle]],
        content.empty.map { EmptyState.node($0) } ?? list(content, frame),
        content.next.map {
          tag(
            "p", [:],
            tag(
              "a",
              [
                "class": "link",
                "href": frame.origin.added(
                  to: content.samplesPath.path(
                    "\(content.days.map { $0.query + "&" } ?? "")after=\(AddressText.encoded($0))")
                ),
              ],
              .text(language[.samplesOlder])))
        } ?? .nothing,
        content.days == nil || content.empty != nil
          ? .nothing
          : tag(
            "p", [:],
            tag(
              "a", ["class": "link", "href": frame.origin.added(to: content.samplesPath.path)],
              .text(language[.detailAllData])))))
  }

  private static func overrides(_ content: SampleListViewModel.Content, _ frame: PageFrame) -> Node {
    guard !content.overrides.isEmpty else { return .nothing }
    let language = frame.language
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.samplesOverrides])),
      tag(
        "ul", ["class": "entries"],
        content.overrides.map { entry in
          tag(
            "li", [:], tag("div", [:], .text(entry.text)),
            form(
              Address.readingRemove(entry.id).path, content, frame,
              [tag("button", ["type": "submit"], .text(language[.samplesTakeBack]))]))
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
          tag("h2", ["class": "day-head"], .text(rows[0].dayText)),
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
        tag(
          "span", ["class": "reading"], tag("b", [:], .text(row.valueText)), .text(" "),
          tag("span", ["class": "soft"], .text(row.clockText))),
        tag("span", ["class": "soft"], .text([row.source, row.device].compactMap { $0 }.joined(separator: " · "))),
        row.stateText.map { tag("span", ["class": "small"], .text($0)) } ?? .nothing),
      row.canChange ? change(row, content, frame) : .nothing)
  }

  private static func change(
    _ row: SampleListViewModel.Content.Row, _ content: SampleListViewModel.Content, _ frame: PageFrame
  ) -> Node {
    let language = frame.language
    let key = Node.group([
      tag("input", ["type": "hidden", "name": "start", "value": "\(row.start)"]),
      tag("input", ["type": "hidden", "name": "source", "value": row.source]),
    ])
    return tag(
      "details", ["class": "change-reading"],
      tag(
        "summary", ["aria-label": language(.samplesChangeNamed, row.valueText, row.timeText)],
        .text(language[.samplesChange])),
      tag(
        "div", ["class": "buttons"],
        form(
          Address.readings.path, content, frame,
          [key]
            + row.types.map { tag("input", ["type": "hidden", "name": "type[]", "value": $0]) } + [
              tag("button", ["type": "submit", "name": "action", "value": "exclude"], .text(language[.samplesExclude]))
            ]),
        .group(row.numbers.map { correction($0, key, content, frame) })))
  }

  private static func correction(
    _ number: SampleListViewModel.Content.Number, _ key: Node, _ content: SampleListViewModel.Content,
    _ frame: PageFrame
  ) -> Node {
    let language = frame.language
    return form(
      Address.readings.path, content, frame,
      [
        key, tag("input", ["type": "hidden", "name": "type[]", "value": number.type]),
        tag(
          "label", [:], .text(number.label),
          tag(
            "input",
            ["name": "value", "inputmode": "decimal", "enterkeyhint": "done", "autocomplete": "off", "required": ""])),
        tag("button", ["type": "submit", "name": "action", "value": "correct"], .text(language[.samplesCorrect])),
      ])
  }

  private static func form(
    _ action: String, _ content: SampleListViewModel.Content, _ frame: PageFrame, _ children: [Node]
  ) -> Node {
    tag(
      "form", ["method": "post", "action": action, "class": "inline", "data-outbox": ""],
      [
        tag("input", ["type": "hidden", "name": "path", "value": content.path.path]),
        content.days.map { tag("input", ["type": "hidden", "name": "days", "value": $0.query]) } ?? .nothing,
        frame.origin.map { tag("input", ["type": "hidden", "name": "from", "value": $0.name]) } ?? .nothing,
      ] + children)
  }
}
