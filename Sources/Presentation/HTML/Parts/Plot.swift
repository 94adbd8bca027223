internal import DailveViewModels

/// The frame of every chart that can be read point by point.
struct Plot {
  var finding: String
  /// The finding as large as the page wants it.
  var headline: Node?
  var svg: Node
  /// Words of the grid, from top to bottom.
  var axis: [String]
  /// Words below, one place per point, each under its point.
  var slots: [AxisLabel?] = []
  /// What the slider says, one per point.
  var readings: [String]
  /// How far down each point lies, in the units of the picture; without, none is marked.
  var heights: [Double?] = []
  /// Where the slider stands at first.
  var start: Int
  var legend: [MetricDetailContent.Legend] = []
  var style = ""
  /// What chooses the period, between finding and plot.
  var controls: Node = .nothing
  var menu: Node = .nothing
  /// Address of the readings behind the points, and what is added to it for each.
  var path: String?
  var queries: [String?] = []

  func node(_ language: Language) -> Node {
    let start = max(0, start)
    let reading = readings.indices.contains(start) ? readings[start] : language[.commonNoData]
    return tag(
      "figure", ["class": "plot\(style)", "data-plot": ""],
      tag("figcaption", [:], headline ?? tag("p", [:], .text(finding))),
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
        tag("div", ["class": "y", "aria-hidden": "true"], axis.map { tag("span", [:], .text($0)) }),
        below),
      path.map { path in
        tag(
          "a",
          [
            "class": "link readings", "hidden": "", "href": "\(path)", "data-path": path,
            "data-queries": queries.map { $0 ?? "" }.joined(separator: " "),
          ], .text(language[.detailReadings]))
      } ?? .nothing,
      legend.isEmpty
        ? .nothing
        : tag("p", ["class": "legend"], legend.map { tag("span", ["class": "key-\($0.key)"], .text($0.text)) }))
  }

  /// One place per point, as wide as the point's share of the plot.
  private var below: Node {
    tag(
      "div",
      ["class": "x slots\(slots.count <= 8 ? " few" : slots.count <= 45 ? "" : " long")", "aria-hidden": "true"],
      slots.map { slot in
        guard let slot else { return tag("i", [:]) }
        return tag(
          "i", ["class": slot.isMinor ? "minor" : nil],
          tag("span", [:], .text(slot.text), slot.detail.map { tag("b", [:], .text($0)) } ?? .nothing))
      })
  }
}
