package import DailveViewModels

/// The overview of records that are more than a number.
package enum HealthRecordsPage {
  package static func html(_ content: HealthRecordsContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.healthRecordsTitle],
      back: Layout.backLink(language, to: Address.data.path, .navData),
      content.empty.map { EmptyState.card($0) }
        ?? .group([
          tag("p", ["class": "finding"], .text(content.finding)),
          tag(
            "nav", ["class": "places", "aria-label": language[.healthRecordsTitle]],
            content.kinds.map { kind in
              tag(
                "a", ["class": "card", "href": kind.path], Icon.list.node, .strong(kind.title),
                .span(kind.text, class: "soft"))
            }),
        ]),
      content.others.isEmpty ? .nothing : others(content.others, language),
      RecordParts.ways(language))
  }

  package static func others(_ content: OtherRecordsContent, frame: PageFrame) -> [UInt8] {
    RecordParts.page(
      content.title, finding: content.finding, empty: nil, span: content.span, frame: frame,
      .card(
        frame[.healthRecordsAlso],
        .group(
          content.records.map { record in
            .group([.h3(record.time), tag("div", ["class": "snippet line"], tag("pre", [:], .code(record.text)))])
          })))
  }

  private static func others(_ others: [HealthRecordsContent.Other], _ language: Language) -> Node {
    .card(
      language[.healthRecordsAlso], .p(language[.healthRecordsAlsoText], class: "soft"),
      CountTable.plain(
        language[.healthRecordsAlso],
        heads: [TextKey.healthRecordsKind, .healthRecordsCount, .dataNewest].map { language[$0] },
        rows: others.map { ([.link($0.name, to: $0.path)], [[.text($0.count)], [.text($0.newest)]]) }, style: "records")
    )
  }
}
