package import DailveViewModels

/// Electrocardiograms: the list, and one on millimetre paper.
package enum ElectrocardiogramPage {
  package static func list(_ content: RecordListContent, frame: PageFrame) -> [UInt8] {
    RecordParts.page(
      .ecgListTitle, finding: content.finding, empty: content.empty, span: content.span, frame: frame,
      RecordParts.list(content.rows, title: frame[.ecgListTitle]), .p(frame[.ecgNotJudged], class: "small"))
  }

  package static func html(_ content: ElectrocardiogramContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.ecgTitle], eyebrow: content.dateText,
      back: Layout.backLink(language, to: Address.electrocardiograms.path, .ecgListTitle),
      tag("p", ["class": "finding"], .text(content.finding)),
      tag(
        "section", ["class": "card text recording hue-heart", "aria-label": language[.ecgPicture]],
        content.trace.map { picture($0, language) } ?? .nothing,
        .group(content.notes.map { .p($0, class: "small") }),
        .p(language[.ecgNotJudged], class: "small")),
      content.facts.isEmpty ? .nothing : tag("section", ["class": "card text"], RecordParts.facts(content.facts)),
      content.table.map { table in
        tag(
          "section", ["class": "card text"],
          tag("details", ["class": "voltages"], .summary(table.title), plain(table)))
      },
      tag(
        "p", ["class": "buttons"], .link(language[.healthRecordsOriginal], to: content.originalPath, class: "button")),
      RecordParts.ways(language))
  }

  private static func picture(_ trace: ElectrocardiogramTrace, _ language: Language) -> Node {
    tag(
      "figure", ["class": "strips"], tag("figcaption", ["class": "words"], .text(language[.ecgPicture])),
      Charts.millimetrePaper, .group(trace.strips.map { Charts.electrocardiogram($0, of: trace) }))
  }

  /// A table whose cells need no labels of their own.
  private static func plain(_ table: RecordTable) -> Node {
    tag(
      "table", [:], tag("thead", [:], tag("tr", [:], table.heads.map { tag("th", ["scope": "col"], .text($0)) })),
      tag(
        "tbody", [:],
        table.rows.map { row in
          tag(
            "tr", [:], tag("th", ["scope": "row"], .text(row.first ?? "")),
            .group(row.dropFirst().map { tag("td", [:], .text($0)) }))
        }))
  }
}
