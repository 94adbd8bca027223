package import DailveViewModels

/// Clinical records: the list, and one with its file as the clinic sent it.
package enum ClinicalRecordPage {
  package static func list(_ content: RecordListContent, frame: PageFrame) -> [UInt8] {
    RecordParts.page(
      .clinicalTitle, finding: content.finding, empty: content.empty, span: content.span, frame: frame,
      RecordParts.list(content.rows, title: frame[.clinicalTitle]))
  }

  package static func html(_ content: ClinicalRecordContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: content.title,
      back: Layout.backLink(language, to: Address.clinicalRecords.path, .clinicalTitle),
      tag("p", ["class": "finding"], .text(content.finding)),
      content.facts.isEmpty ? .nothing : tag("section", ["class": "card text"], RecordParts.facts(content.facts)),
      .card(
        language[.clinicalOriginal],
        content.original.map { text in
          tag(
            "div", ["class": "snippet line"],
            tag("pre", ["tabindex": "0", "role": "region", "aria-label": language[.clinicalOriginal]], .code(text)))
        } ?? .p(language[.clinicalMissing]),
        content.cutText.map { .p($0, class: "small") },
        content.originalPath.map { path in
          tag("p", ["class": "buttons"], .link(language[.healthRecordsOriginal], to: path, class: "button"))
        }),
      RecordParts.ways(language))
  }
}
