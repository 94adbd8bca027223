internal import DailveViewModels

/// A chart that can be read day by day: geometry in SVG, words in HTML, a native slider for fingers, mouse and keys.
struct DetailChart {
  struct Point {
    var label: String
    var text: String
    var value: Double?
  }

  var points: [Point]
  var usual: Double?
  var usualRange: [Double]?
  var legend: [String]
  var isBars = false
  var decimals = 0
  var finding: String

  func node(_ language: Language) -> Node {
    let chart = Charts.detail(
      Charts.Detail(
        values: points.map(\.value), usual: usual, usualRange: usualRange, isBars: isBars, label: finding))
    let labels = Self.axisLabels(points.map(\.label))
    let last = points.last { $0.value != nil }
    return tag(
      "figure", ["class": "plot", "data-plot": ""],
      tag("figcaption", [:], .text(finding)),
      tag(
        "p", ["class": "readout", "aria-hidden": "true"],
        .text(last.map { "\($0.label): \($0.text)" } ?? language[.commonNoData])),
      tag(
        "div", ["class": "area"],
        tag(
          "div", ["class": "canvas"], chart.svg,
          tag(
            "input",
            [
              "type": "range", "min": "0", "max": "\(max(0, points.count - 1))", "step": "1",
              "value": "\(max(0, points.count - 1))", "aria-label": language[.detailScrub],
              "aria-valuetext": points.last.map { "\($0.label): \($0.text)" },
              "data-points": points.map { "\($0.label): \($0.text)" }.joined(separator: "\u{1F}"),
            ])),
        tag(
          "div", ["class": "y", "aria-hidden": "true"],
          chart.grid.map {
            tag("span", [:], .text(NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : max(1, decimals))))
          })),
      tag("div", ["class": "x", "aria-hidden": "true"], labels.map { tag("span", [:], .text($0)) }),
      legend.isEmpty
        ? .nothing
        : tag(
          "p", ["class": "legend"],
          legend.enumerated().map { index, text in
            tag("span", ["class": index == 0 && usualRange != nil ? "key-band" : "key-usual"], .text(text))
          }))
  }

  /// At most five, evenly spread, first and last among them.
  private static func axisLabels(_ labels: [String]) -> [String] {
    guard labels.count > 5 else { return labels }
    return (0..<5).map { labels[$0 * (labels.count - 1) / 4] }
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
