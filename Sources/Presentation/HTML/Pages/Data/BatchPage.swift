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
        tag("p", [:], .text(content.resultText)),
        content.returnText.map { text in
          Node.group([
            tag("p", [:], .text(text)),
            tag("a", ["class": "link", "href": Address.backups.path], .text(language[.backupsTitle])),
          ])
        } ?? .nothing,
        content.zoneText.map { tag("p", ["class": "soft"], .text($0)) } ?? .nothing,
        // With only new readings, the sentence above says everything.
        facts.count < 2
          ? .nothing
          : tag(
            "dl", ["class": "facts"],
            facts.map { head, value in
              tag("div", [:], tag("dt", [:], .text(language[head])), tag("dd", [:], .text(value)))
            }),
        content.warning.map { tag("p", ["class": "soft"], .text($0)) } ?? .nothing,
        content.changesText.map { tag("p", ["class": "soft"], .text($0)) } ?? .nothing,
        tag(
          "a", ["class": "link", "href": Address.batchReport(content.id).path, "download": ""],
          Icon.data.node, .text(language[.dataReportDownload]))),
      section(language[.dataByType], .dataWhat, content.byType, language),
      section(language[.dataBySource], .dataSource, content.bySource, language),
      section(language[.dataByMonth], .dataMonth, content.byMonth, language),
      tag(
        "section", ["class": "card text"], tag("h2", [:], .text(language[.dataProblems])),
        content.problems.isEmpty
          ? tag("p", [:], .text(language[.dataProblemsNone]))
          : tag("ul", [:], content.problems.map { tag("li", [:], .text($0)) })),
      content.canReplay ? replay(content.id, language) : .nothing,
      content.canUndo
        ? tag("section", ["class": "card text"], undo(content.id, of: nil, isDelivery: content.isDelivery, language))
        : .nothing)
  }

  private static func replay(_ id: Int, _ language: Language) -> Node {
    tag(
      "form", ["method": "post", "action": Address.batchReplay(id).path, "class": "card text"],
      tag("p", [:], .text(language[.dataReplayWhy])),
      tag("button", ["type": "submit"], .text(language[.dataReplay])))
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
      tag("p", [:], .text(language[isDelivery ? .dataUndoDeliverySure : .dataUndoSure])),
      tag(
        "form", ["method": "post", "action": Address.batchUndo(id).path],
        tag("button", ["type": "submit", "class": "danger"], .text(word))))
  }

  private static func section(_ title: String, _ head: TextKey, _ lines: [BatchContent.Line], _ language: Language)
    -> Node
  {
    guard !lines.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(title)),
      CountTable.node(title, head: head, lines, language))
  }
}
