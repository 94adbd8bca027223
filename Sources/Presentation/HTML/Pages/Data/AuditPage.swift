package import DailveViewModels

/// The audit: our totals compared with Apple's.
package enum AuditPage {
  package static func html(_ content: SourcePresenter.AuditContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.dataAuditTitle],
      back: Layout.backLink(language, to: Address.data.path, .dataTitle),
      .p(language[.dataAuditLead], class: "lead"),
      content.empty.map { EmptyState.card($0) }
        ?? tag(
          "section", ["class": "card text"],
          tag("p", ["class": "lead"], .strong(content.result)),
          .h2(language[.dataAuditEach]),
          tag("ul", [:], content.measures.map { .li($0) })),
      content.worst.isEmpty
        ? .nothing
        : .card(
          language[.dataAuditWorst],
          CountTable.plain(
            language[.dataAuditWorst],
            heads: [TextKey.dataDay, .dataWhat, .dataAuditOurs, .dataAuditApple, .dataAuditWhy, .dataSources].map {
              language[$0]
            },
            rows: content.worst.map { row in
              ([.text(row.day)], [row.measure, row.ours, row.apple, row.reason, row.sources].map { [.text($0)] })
            }, bare: [0, 3, 4], whole: [0, 3, 4])))
  }
}
