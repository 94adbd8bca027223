package import DailveViewModels

/// States of mind over time, and as a table.
package enum StateOfMindPage {
  package static func html(_ content: StateOfMindContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return RecordParts.page(
      .mindTitle, finding: content.points.isEmpty ? content.finding : "", empty: content.empty, span: content.span,
      frame: frame,
      content.points.isEmpty ? .nothing : chart(content, language),
      content.table.map { table in tag("section", ["class": "card text"], .h2(table.title), RecordParts.table(table)) }
        ?? .nothing)
  }

  private static func chart(_ content: StateOfMindContent, _ language: Language) -> Node {
    let chart = DetailChart(
      id: "mind", points: content.points.map { DetailChart.Point($0) }, leastSpan: 2, limits: -1...1, style: .dots,
      decimals: 1, finding: content.finding, label: language[.mindChart])
    return tag(
      "section", ["class": "card text hue-vitals", "aria-label": language[.mindValence]],
      chart.node(language), .p(language[.mindChart], class: "small"),
      DetailChart.table("mind", chart.points, day: language[.dataDay], value: language[.mindValence], language))
  }
}
