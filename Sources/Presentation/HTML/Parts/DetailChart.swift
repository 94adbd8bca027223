internal import DailveViewModels

/// A chart that can be read day by day: geometry in SVG, words in HTML, a native slider for fingers, mouse and keys.
struct DetailChart {
  struct Point {
    var label: String
    var text: String
    var value: Double?
  }

  var points: [Point]
  var before: [Double?] = []
  var trend: [Double?] = []
  var usual: Double?
  var usualRange: [Double]?
  var goal: Double?
  var legend: [MetricDetailContent.Legend] = []
  var style = ChartStyle.area
  var decimals = 0
  var finding: String
  /// Short name of the picture.
  var label: String

  func node(_ language: Language) -> Node {
    let chart = Charts.detail(
      Charts.Detail(
        values: points.map(\.value), before: before, trend: trend, usual: usual, usualRange: usualRange, goal: goal,
        style: style, label: label))
    return Plot(
      finding: finding, svg: chart.svg,
      axis: chart.grid.map { NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : max(1, decimals)) },
      labels: Plot.axisLabels(points.map(\.label)),
      readings: points.map { "\($0.label): \($0.text)" },
      start: points.lastIndex { $0.value != nil } ?? points.count - 1,
      legend: legend, tune: points.map(\.value)
    ).node(language)
  }

  /// The same values as rows.
  static func table(_ points: [Point], day: String, value: String, _ language: Language) -> Node {
    tag(
      "details", ["class": "data"],
      tag("summary", [:], .text(language[.detailTable])),
      tag(
        "table", [:],
        tag(
          "thead", [:],
          tag("tr", [:], tag("th", ["scope": "col"], .text(day)), tag("th", ["scope": "col"], .text(value)))),
        tag(
          "tbody", [:],
          points.reversed().map { point in
            tag("tr", [:], tag("th", ["scope": "row"], .text(point.label)), tag("td", [:], .text(point.text)))
          })))
  }
}

/// The frame of every chart that can be read point by point.
struct Plot {
  var finding: String
  var svg: Node
  /// Words of the grid, from top to bottom.
  var axis: [String]
  /// Words below, evenly spread.
  var labels: [String]
  /// What the slider says, one per point.
  var readings: [String]
  /// Where the slider stands at first.
  var start: Int
  var legend: [MetricDetailContent.Legend] = []
  var style = ""
  /// Values to listen to.
  var tune: [Double?] = []

  func node(_ language: Language) -> Node {
    let start = max(0, start)
    let reading = readings.indices.contains(start) ? readings[start] : language[.commonNoData]
    return tag(
      "figure", ["class": "plot\(style)", "data-plot": ""],
      tag("figcaption", [:], .text(finding)),
      tag("p", ["class": "readout", "aria-hidden": "true"], .text(reading)),
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
            ])),
        tag("div", ["class": "y", "aria-hidden": "true"], axis.map { tag("span", [:], .text($0)) })),
      tag("div", ["class": "x", "aria-hidden": "true"], labels.map { tag("span", [:], .text($0)) }),
      legend.isEmpty
        ? .nothing
        : tag("p", ["class": "legend"], legend.map { tag("span", ["class": "key-\($0.key)"], .text($0.text)) }),
      tune.count { $0 != nil } < 2
        ? .nothing
        : tag(
          "button",
          [
            "type": "button", "class": "play", "hidden": "",
            "data-play": tune.map { $0.map { ChartGeometry.number($0) } ?? "" }.joined(separator: ","),
          ], Icon.play.node, .text(language[.detailPlay])))
  }

  /// At most five, evenly spread, first and last among them.
  static func axisLabels(_ labels: [String]) -> [String] {
    guard labels.count > 5 else { return labels }
    return (0..<5).map { labels[$0 * (labels.count - 1) / 4] }
  }
}
