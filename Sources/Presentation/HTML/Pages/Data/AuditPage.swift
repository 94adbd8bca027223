package import DailveViewModels

/// The audit: our totals compared with Apple's.
package enum AuditPage {
  package static func html(_ content: SourcePresenter.AuditContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.dataAuditTitle],
      Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.header(title: language[.dataAuditTitle]),
      tag("p", ["class": "lead"], .text(language[.dataAuditLead])),
      content.empty.map { EmptyState.card($0) }
        ?? tag(
          "section", ["class": "card text"],
          tag("p", ["class": "lead"], tag("strong", [:], .text(content.result))),
          tag("h2", [:], .text(language[.dataAuditEach])),
          tag("ul", [:], content.measures.map { tag("li", [:], .text($0)) })),
      content.worst.isEmpty
        ? .nothing
        : tag(
          "section", ["class": "card text"], tag("h2", [:], .text(language[.dataAuditWorst])),
          CountTable.plain(
            language[.dataAuditWorst],
            heads: [TextKey.dataDay, .dataWhat, .dataAuditOurs, .dataAuditApple, .dataAuditWhy, .dataSources].map {
              language[$0]
            },
            rows: content.worst.map { row in
              (
                [.text(row.day)],
                [row.measure, row.ours, row.apple, row.reason, row.sources].map { [.text($0)] }
              )
            }, bare: [0, 3, 4], whole: [0, 3, 4])))
  }
}
