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
      content.elsewhere.map { tag("p", ["class": "banner"], Icon.warning.node, .text($0)) } ?? .nothing,
      content.empty.map { EmptyState.card($0) }
        ?? .group(
          [tag("p", ["class": "lead"], .text(language[.historyLead]))] + content.items.map { item($0, language) }),
      content.olderPath.map { tag("a", ["class": "link", "href": $0], .text(language[.historyOlder])) } ?? .nothing)
  }

  private static func item(_ item: VersionHistoryContent.Item, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"],
      tag("p", ["class": "soft"], .text(item.kind)),
      tag("h2", [:], .text(item.title)),
      item.isElsewhere
        ? tag("p", [:], tag("span", ["class": "tag moderate"], .text(language[.historyReplaced]))) : .nothing,
      tag("p", ["class": "small"], .text(item.beforeText)),
      tag("p", ["class": "small"], .text(item.afterText)),
      item.rows.isEmpty
        ? .nothing
        : CountTable.plain(
          item.title, heads: [TextKey.historyField, .historyBefore, .historyAfter].map { language[$0] },
          rows: item.rows.map { row in ([.text(row.label)], [[.text(row.before)], [.text(row.after)]]) }),
      item.restore.map(form) ?? .nothing)
  }

  private static func form(_ restore: VersionHistoryContent.Restore) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": Address.historyRestore(restore.entry).path, "class": "buttons", "data-outbox": "",
      ],
      tag("input", ["type": "hidden", "name": "stamp", "value": "\(restore.milliseconds)"]),
      tag("input", ["type": "hidden", "name": "device", "value": restore.device]),
      OutboxPanel.base(restore.base),
      tag("button", ["type": "submit", "aria-label": restore.label], .text(restore.text)))
  }
}
