package import DailveViewModels

/// Importing, and what is in the store.
package enum DataPage {
  package static func html(_ content: DataViewModel.Content, state: ImportPanelState, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.dataTitle],
      Layout.header(title: language[.dataTitle]),
      ImportPanel.node(language, progress: state),
      tag(
        "section", ["class": "card text"], tag("h2", [:], .text(language[.dataImports])),
        content.batches.isEmpty
          ? tag("p", [:], .text(language[.dataImportsNone]))
          : tag("ul", ["class": "batches"], content.batches.map { batch($0, language) })),
      tag(
        "section", ["class": "card text"], tag("h2", [:], .text(language[.dataTypes])),
        tag("p", ["class": "soft"], .text(content.sizeText)), types(content, language)))
  }

  private static func batch(_ batch: DataViewModel.Batch, _ language: Language) -> Node {
    tag(
      "li", [:], tag("strong", [:], .text(batch.name)), tag("span", ["class": "soft"], .text(batch.dayText)),
      tag("p", [:], .text(batch.resultText)),
      batch.problems.isEmpty
        ? .nothing
        : tag(
          "details", [:], tag("summary", [:], .text(language[.importProblems])),
          tag("ul", [:], batch.problems.map { tag("li", [:], .text($0)) })))
  }

  private static func types(_ content: DataViewModel.Content, _ language: Language) -> Node {
    guard !content.types.isEmpty else { return .nothing }
    let heads: [TextKey] = [.dataType, .dataCount, .dataFirst, .dataLast, .dataSources]
    return tag(
      "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": language[.dataTypes]],
      tag(
        "table", [:],
        tag("thead", [:], tag("tr", [:], heads.map { tag("th", ["scope": "col"], .text(language[$0])) })),
        tag(
          "tbody", [:],
          content.types.map { row in
            tag(
              "tr", [:], tag("th", ["scope": "row"], .text(row.name)),
              .group([row.countText, row.first, row.last, row.sources].map { tag("td", [:], .text($0)) }))
          })))
  }
}
