internal import DailveViewModels

/// A list of names and values, each with a proportional bar.
enum BarRows {
  static func node(_ rows: [BarRow]) -> Node {
    tag(
      "dl", ["class": "bar-rows"],
      rows.map { row in
        tag("div", ["class": row.tone], .dt(row.label), .dd(row.text), row.share.map { bar($0) })
      })
  }

  private static func bar(_ share: Double) -> Node {
    tag(
      "dd", ["class": "share", "aria-hidden": "true"],
      tag(
        "svg", ["class": "bar", "viewBox": "0 0 100 8", "preserveAspectRatio": "none"],
        tag("rect", ["class": "rest", "y": "1", "width": "100", "height": "6"]),
        tag(
          "rect",
          ["class": "plus", "y": "1", "width": ChartGeometry.number(100 * min(1, max(0, share))), "height": "6"])))
  }
}
