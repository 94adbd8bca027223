internal import DailveViewModels

/// Parts that the pages of health records share.
enum RecordParts {
  /// A page of records: the finding, the content and the ways on; or the empty state.
  static func page(
    _ title: TextKey, finding: String, empty: EmptyContent?, span: RecordSpan, frame: PageFrame, _ content: Node...
  ) -> [UInt8] {
    page(frame[title], finding: finding, empty: empty, span: span, frame: frame, .group(content))
  }

  static func page(
    _ title: String, finding: String, empty: EmptyContent?, span: RecordSpan, frame: PageFrame, _ content: Node
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: title, back: back(language),
      empty.map { EmptyState.card($0) }
        ?? .group([finding.isEmpty ? .nothing : tag("p", ["class": "finding"], .text(finding)), content]),
      empty == nil ? steps(span, language) : .nothing, ways(language))
  }

  static func back(_ language: Language) -> Node {
    Layout.backLink(language, to: Address.healthRecords.path, .healthRecordsTitle)
  }

  /// Rows that lead to records.
  static func list(_ rows: [RecordRow], title: String) -> Node {
    tag(
      "section", ["class": "card text", "aria-label": title],
      .entries(
        rows.map { row in
          tag(
            "li", [:],
            tag("a", ["class": "row-open", "href": row.path], .strong(row.title), .span(row.text, class: "soft")))
        }))
  }

  static func table(_ table: RecordTable) -> Node {
    CountTable.plain(
      table.title, heads: table.heads,
      rows: table.rows.map { row in ([.text(row.first ?? "")], row.dropFirst().map { [.text($0)] }) }, style: "records")
  }

  static func facts(_ facts: [Fact]) -> Node {
    facts.isEmpty
      ? .nothing
      : tag("dl", ["class": "settings-of"], facts.map { tag("div", [:], .dt($0.label), .dd($0.text)) })
  }

  /// The ways to newer and earlier records.
  private static func steps(_ span: RecordSpan, _ language: Language) -> Node {
    guard let text = span.text else { return .nothing }
    return tag(
      "nav", ["class": "card text", "aria-label": text],
      .p(text, class: "soft"),
      tag(
        "p", ["class": "buttons"],
        span.laterPath.map { .link(language[.healthRecordsLater], to: $0, class: "link") },
        span.earlierPath.map { .link(language[.healthRecordsEarlier], to: $0, class: "link") }))
  }

  /// The ways to everything else that was imported.
  static func ways(_ language: Language) -> Node {
    tag(
      "p", ["class": "buttons"],
      .link(language[.healthRecordsTypes], to: Address.dataTypes.path, class: "link"),
      .link(language[.healthRecordsSources], to: Address.sources.path, class: "link"))
  }
}
