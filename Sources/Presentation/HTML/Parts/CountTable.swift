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
      }, style: "counts")
  }

  /// The roles are those that the elements have anyway; some browsers forget them when rows become blocks.
  ///
  /// - Parameters:
  ///   - rows: The head of a row, and its cells.
  ///   - bare: Columns whose cells say by themselves what they are: blocks show them without their head.
  ///   - whole: Columns that have a line of a block for themselves.
  ///   - style: Of the table, where it needs less or more room than others.
  static func plain(
    _ title: String, heads: [String], rows: [(head: [Node], cells: [[Node]])], bare: Set<Int> = [],
    whole: Set<Int> = [], style: String? = nil
  ) -> Node {
    tag(
      // One column needs no head in every row.
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
                    tag("span", ["class": "head"], .text(head)), tag("span", [:], cell))
                }))
          })))
  }

  /// Blocks leave out what is nothing; columns have to have something there.
  private static func isZero(_ cell: [Node]) -> Bool {
    guard cell.count == 1, case .text(let text) = cell[0] else { return false }
    return text == "0" || text == "–"
  }
}
