package import DailveViewModels

/// Overwritten and deleted entries, with links to restore them.
package enum VersionHistoryPage {
  /// - Parameter isOfOneEntry: True if it shows only the earlier versions of one entry.
  package static func html(
    _ content: VersionHistoryContent, isOfOneEntry: Bool, notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.historyTitle],
      isOfOneEntry
        ? Layout.backLink(language, to: Address.history.path, .historyTitle)
        : Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.header(title: language[.historyTitle]),
      Layout.status(notice),
      content.elsewhere.map { tag("p", ["class": "banner"], Icon.warning.node, .text($0)) },
      content.empty.map { EmptyState.card($0) }
        ?? .group([.p(language[.historyLead], class: "lead")] + content.items.map { item($0, language) }),
      content.olderPath.map { .link(language[.historyOlder], to: $0, class: "link") })
  }

  private static func item(_ item: VersionHistoryContent.Item, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"],
      .p(item.kind, class: "soft"),
      .h2(item.title),
      item.isElsewhere
        ? tag("p", [:], .span(language[.historyReplaced], class: "tag moderate")) : .nothing,
      .p(item.beforeText, class: "small"),
      .p(item.afterText, class: "small"),
      item.rows.isEmpty
        ? .nothing
        : CountTable.plain(
          item.title, heads: [TextKey.historyField, .historyBefore, .historyAfter].map { language[$0] },
          rows: item.rows.map { row in ([.text(row.label)], [[.text(row.before)], [.text(row.after)]]) }),
      item.restore.map(form))
  }

  private static func form(_ restore: VersionHistoryContent.Restore) -> Node {
    .form(
      to: Address.historyRestore(restore.entry).path, class: "buttons", marks: ["data-outbox"],
      .hidden("stamp", "\(restore.milliseconds)"),
      .hidden("device", restore.device),
      OutboxPanel.base(restore.base),
      tag("button", ["type": "submit", "aria-label": restore.label], .text(restore.text)))
  }
}
