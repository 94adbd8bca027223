internal import DailveViewModels

/// Tables of new, known, changed and gone items, and plain tables. Where columns do not fit, each row becomes a block
/// with the column heads as labels.
enum CountTable {
  /// Columns that contain only zeros are omitted.
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
      }, style: "counts")
  }

  /// A table whose roles repeat the elements' own, which some browsers drop when rows become blocks.
  ///
  /// - Parameters:
  ///   - rows: The head and the cells of each row.
  ///   - bare: Columns whose cells need no label in a block.
  ///   - whole: Columns that take a whole line of a block.
  ///   - style: CSS class of a table that needs less or more room than others.
  static func plain(
    _ title: String, heads: [String], rows: [(head: [Node], cells: [[Node]])], bare: Set<Int> = [],
    whole: Set<Int> = [], style: String? = nil
  ) -> Node {
    tag(
      // A single column needs no label in every row.
      "div", ["class": ["stack", heads.count == 2 ? "single" : nil, style].compactMap { $0 }.joined(separator: " ")],
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
                zip(heads.dropFirst(), row.cells).enumerated().map { column, entry in
                  let (head, cell) = entry
                  let styles = [
                    isZero(cell) ? "zero" : nil, bare.contains(column) ? "bare" : nil,
                    whole.contains(column) ? "whole" : nil,
                  ].compactMap { $0 }
                  return tag(
                    "td", ["role": "cell", "class": styles.isEmpty ? nil : styles.joined(separator: " ")],
                    .span(head, class: "head"), tag("span", [:], cell))
                }))
          })))
  }

  /// True for a cell without content, which blocks can omit but columns cannot.
  private static func isZero(_ cell: [Node]) -> Bool {
    guard cell.count == 1, case .text(let text) = cell[0] else { return false }
    return text == "0" || text == "–"
  }
}
