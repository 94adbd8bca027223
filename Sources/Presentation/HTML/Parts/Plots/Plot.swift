internal import DailveViewModels

/// The frame of every chart that is readable point by point.
struct Plot {
  var finding: String
  /// Replaces the finding, for pages that show it larger.
  var headline: Node?
  var svg: Node
  /// Labels of the grid lines, from top to bottom.
  var axis: [String]
  /// Labels below, one slot per point.
  var slots: [AxisLabel?] = []
  /// The texts of the slider, one per point.
  var readings: [String]
  /// The y coordinate of each point in the picture; if empty, no point is marked.
  var heights: [Double?] = []
  /// The slider's initial position.
  var start: Int
  var legend: [ChartLegend] = []
  var style = ""
  /// The choice of period, between finding and plot.
  var controls: Node = .nothing
  var menu: Node = .nothing
  /// Path of the list of readings; `queries` has the query of each point.
  var path: String?
  var queries: [String?] = []

  func node(_ language: Language) -> Node {
    let start = max(0, start)
    let reading = readings.indices.contains(start) ? readings[start] : language[.commonNoData]
    return tag(
      "figure", ["class": "plot\(style)", "data-plot": ""],
      tag("figcaption", [:], headline ?? .p(finding)),
      tag("p", ["class": "readout", "aria-hidden": "true"]),
      menu, controls,
      tag(
        "div", ["class": "area"],
        tag(
          "div", ["class": "canvas"], svg,
          tag(
            "input",
            [
              "type": "range", "min": "0", "max": "\(max(0, readings.count - 1))", "step": "1", "value": "\(start)",
              "aria-label": language[.detailScrub], "aria-valuetext": reading,
              "data-points": readings.joined(separator: "\u{1F}"),
              "data-heights": heights.isEmpty
                ? nil : heights.map { $0.map { ChartGeometry.number($0) } ?? "" }.joined(separator: " "),
            ])),
        tag("div", ["class": "y", "aria-hidden": "true"], axis.map { .span($0) }),
        below),
      path.map { path in
        tag(
          "a",
          [
            "class": "link readings", "hidden": "", "href": "\(path)", "data-path": path,
            "data-queries": queries.map { $0 ?? "" }.joined(separator: " "),
          ], .text(language[.detailReadings]))
      },
      legend.isEmpty
        ? .nothing
        : tag("p", ["class": "legend"], legend.map { .span($0.text, class: "key-\($0.key)") }))
  }

  /// One slot per point, of equal width.
  private var below: Node {
    tag(
      "div",
      ["class": "x slots\(slots.count <= 8 ? " few" : slots.count <= 45 ? "" : " long")", "aria-hidden": "true"],
      slots.map { slot in
        guard let slot else { return tag("i", [:]) }
        return tag(
          "i", ["class": slot.isMinor ? "minor" : nil],
          tag("span", [:], .text(slot.text), slot.detail.map { .b($0) }))
      })
  }
}
