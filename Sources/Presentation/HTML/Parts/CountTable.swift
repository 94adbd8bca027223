internal import DailveViewModels

/// Tables of what is new, there, changed, gone; and plain ones.
enum CountTable {
  static func node(_ title: String, head: TextKey, _ lines: [BatchContent.Line], _ language: Language) -> Node {
    guard !lines.isEmpty else { return .nothing }
    return plain(
      title,
      heads: [language[head]] + [TextKey.dataNew, .dataThere, .dataChanged, .dataGone].map { language[$0] },
      rows: lines.map { line in ([.text(line.name)], line.counts.map { [.text($0)] }) })
  }

  /// - Parameter rows: The head of a row, and its cells.
  static func plain(_ title: String, heads: [String], rows: [(head: [Node], cells: [[Node]])]) -> Node {
    tag(
      "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": title],
      tag(
        "table", [:],
        tag("thead", [:], tag("tr", [:], heads.map { tag("th", ["scope": "col"], .text($0)) })),
        tag(
          "tbody", [:],
          rows.map { row in
            tag(
              "tr", [:], tag("th", ["scope": "row"], row.head), .group(row.cells.map { tag("td", [:], $0) }))
          })))
  }
}
