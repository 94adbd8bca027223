internal import DailveViewModels

/// Tables of what is new, there, changed, gone; and plain ones. Where there is no room for columns, each row becomes a block of
/// its own with the heads repeated as labels.
enum CountTable {
  /// A column that is zero all the way down says nothing and is left out.
  static func node(_ title: String, head: TextKey, _ lines: [BatchContent.Line], _ language: Language) -> Node {
    guard !lines.isEmpty else { return .nothing }
    let columns = [TextKey.dataNew, .dataThere, .dataChanged, .dataGone].enumerated().filter { index, _ in
      lines.contains { $0.counts.indices.contains(index) && $0.counts[index] != "0" }
    }
    return plain(
      title, heads: [language[head]] + columns.map { language[$0.element] },
      rows: lines.map { line in
        (
          [.text(line.name)],
          columns.map { column in
            [.text(line.counts.indices.contains(column.offset) ? line.counts[column.offset] : "0")]
          }
        )
      })
  }

  /// The roles are those that the elements have anyway; some browsers forget them when rows become blocks.
  ///
  /// - Parameter rows: The head of a row, and its cells.
  static func plain(_ title: String, heads: [String], rows: [(head: [Node], cells: [[Node]])]) -> Node {
    tag(
      "div", ["class": "stack"],
      tag(
        "table", ["role": "table", "aria-label": title],
        tag(
          "thead", ["role": "rowgroup"],
          tag("tr", ["role": "row"], heads.map { tag("th", ["scope": "col", "role": "columnheader"], .text($0)) })),
        tag(
          "tbody", ["role": "rowgroup"],
          rows.map { row in
            tag(
              "tr", ["role": "row"], tag("th", ["scope": "row", "role": "rowheader"], row.head),
              .group(
                zip(heads.dropFirst(), row.cells).map { head, cell in
                  tag(
                    "td", ["role": "cell", "class": isZero(cell) ? "zero" : nil],
                    tag("span", ["class": "head"], .text(head)), tag("span", [:], cell))
                }))
          })))
  }

  /// Blocks leave out what is nothing; columns have to have something there.
  private static func isZero(_ cell: [Node]) -> Bool {
    guard cell.count == 1, case .text("0") = cell[0] else { return false }
    return true
  }
}
