internal import DailveViewModels

/// Records as rows: what, how much, when. The roles repeat the elements' own, which some browsers drop when rows become
/// blocks.
enum BestTable {
  static func node(_ rows: [ActivityContent.Best], title: String) -> Node {
    tag(
      "div", ["class": "fit"],
      tag(
        "table", ["class": "best", "role": "table", "aria-label": title],
        tag(
          "tbody", ["role": "rowgroup"],
          rows.map { row in
            tag(
              "tr", ["role": "row"], tag("th", ["scope": "row", "role": "rowheader"], .text(row.label)),
              tag("td", ["role": "cell"], .b(row.value), mark(row)),
              tag("td", ["role": "cell"], .link(row.dateText, to: row.path)))
          })))
  }

  private static func mark(_ row: ActivityContent.Best) -> Node {
    row.mark.map { .group([.text(" "), .span($0, class: "mark")]) } ?? .nothing
  }

  /// A period compared with the previous one.
  static func node(_ total: ActivityContent.Total) -> Node {
    func head(_ text: String) -> Node { tag("th", ["scope": "col", "role": "columnheader"], .text(text)) }
    return tag(
      "div", ["class": "fit"],
      tag(
        "table", ["class": "best totals", "role": "table", "aria-label": total.title],
        tag(
          "thead", ["role": "rowgroup"],
          tag("tr", ["role": "row"], tag("td", ["role": "cell"]), head(total.title), head(total.beforeTitle))),
        tag(
          "tbody", ["role": "rowgroup"],
          total.rows.map { row in
            tag(
              "tr", ["role": "row"], tag("th", ["scope": "row", "role": "rowheader"], .text(row.label)),
              tag("td", ["role": "cell"], .b(row.value)),
              tag("td", ["role": "cell", "class": "soft"], .text(row.before)))
          })))
  }
}
