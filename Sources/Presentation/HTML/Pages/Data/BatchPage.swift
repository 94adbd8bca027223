package import DailveViewModels

/// One import: what it changed, its problems, and how to undo it.
package enum BatchPage {
  package static func html(_ content: BatchContent, notice: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let heads: [TextKey] = [.dataNew, .dataThere, .dataChanged, .dataGone]
    let facts = zip(heads, content.total).filter { $0.1 != "0" }
    return Layout.document(
      frame, title: content.name,
      // Deliveries are listed by their days.
      content.deliveryDay.map { Layout.backLink(language, to: Address.pushedDay($0).path, .dataDeliveries) }
        ?? Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.header(title: content.name, eyebrow: "\(content.dayText) · \(content.kindText)"),
      Layout.status(notice),
      tag(
        "section", ["class": "card text"],
        .p(content.resultText),
        content.returnText.map { text in
          Node.group([.p(text), .link(language[.backupsTitle], to: Address.backups.path, class: "link")])
        },
        content.zoneText.map { .p($0, class: "soft") },
        // With only new readings, the sentence above says everything.
        facts.count < 2
          ? .nothing
          : tag(
            "dl", ["class": "facts"],
            facts.map { head, value in
              tag("div", [:], .dt(language[head]), .dd(value))
            }),
        content.warning.map { .p($0, class: "soft") },
        content.changesText.map { .p($0, class: "soft") },
        tag(
          "a", ["class": "link", "href": Address.batchReport(content.id).path, "download": ""],
          Icon.data.node, .text(language[.dataReportDownload]))),
      section(language[.dataByType], .dataWhat, content.byType, language),
      section(language[.dataBySource], .dataSource, content.bySource, language),
      section(language[.dataByMonth], .dataMonth, content.byMonth, language),
      .card(
        language[.dataProblems],
        content.problems.isEmpty
          ? .p(language[.dataProblemsNone])
          : tag("ul", [:], content.problems.map { .li($0) })),
      content.canReplay ? replay(content.id, language) : .nothing,
      content.canUndo
        ? tag("section", ["class": "card text"], undo(content.id, of: nil, isDelivery: content.isDelivery, language))
        : .nothing)
  }

  private static func replay(_ id: Int, _ language: Language) -> Node {
    .form(
      to: Address.batchReplay(id).path, class: "card text",
      .p(language[.dataReplayWhy]),
      .button(language[.dataReplay]))
  }

  /// The button to undo an import, behind a confirmation.
  ///
  /// - Parameters:
  ///   - name: Name of the import, for screen readers.
  ///   - isDelivery: True if a device sent it.
  static func undo(_ id: Int, of name: String?, isDelivery: Bool = false, _ language: Language) -> Node {
    let word = language[isDelivery ? .dataUndoDelivery : .dataUndo]
    let named: TextKey = isDelivery ? .dataUndoDeliveryNamed : .dataUndoNamed
    return tag(
      "details", ["class": "fold undo"],
      tag("summary", ["aria-label": name.map { language(named, $0) }], .text(word)),
      .p(language[isDelivery ? .dataUndoDeliverySure : .dataUndoSure]),
      .form(to: Address.batchUndo(id).path, .button(word, class: "danger")))
  }

  private static func section(_ title: String, _ head: TextKey, _ lines: [BatchContent.Line], _ language: Language)
    -> Node
  {
    guard !lines.isEmpty else { return .nothing }
    return .card(title, CountTable.node(title, head: head, lines, language))
  }
}
