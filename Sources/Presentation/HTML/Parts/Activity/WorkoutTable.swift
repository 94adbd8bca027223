internal import DailveViewModels

/// Splits, laps, lengths, efforts: rows with a bar behind their second column.
enum WorkoutTable {
  static func node(_ table: WorkoutContent.Table, label: String) -> Node {
    tag(
      // The region scrolls if its columns do not fit, and keys can reach it.
      "div", ["class": "splits", "role": "group", "aria-label": label, "tabindex": "0"],
      tag(
        "table", ["aria-label": label],
        tag("thead", [:], tag("tr", [:], table.heads.map { tag("th", ["scope": "col"], .text($0)) })),
        tag(
          "tbody", [:],
          table.rows.map { row in
            tag(
              "tr", ["class": row.isMarked ? "marked" : nil],
              row.cells.enumerated().map { column, cell in
                column == 0
                  ? tag("th", ["scope": "row"], .text(cell))
                  : column == 1 && row.share != nil
                    ? barred(cell, row.share ?? 0)
                    : tag(
                      "td", ["data-head": table.heads.indices.contains(column) ? table.heads[column] : nil], .text(cell)
                    )
              })
          })))
  }

  private static func barred(_ text: String, _ share: Double) -> Node {
    tag(
      "td", ["class": "barred"],
      tag(
        "svg", ["aria-hidden": "true"],
        tag("rect", ["width": ChartGeometry.number(min(1, max(0, share)) * 100) + "%", "height": "100%", "rx": "6"])),
      .b(text))
  }
}
