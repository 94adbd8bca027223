internal import DailveViewModels

/// A chart that can be read day by day: geometry in SVG, words in HTML, and a native slider for touch, mouse and
/// keyboard.
struct DetailChart {
  struct Point {
    var label: String
    var text: String
    var value: Double?
    var axis: AxisLabel?
    /// Lowest and highest value, if the point has a range.
    var range: [Double]?
    /// Query for the readings behind the point.
    var query: String?
  }

  /// Id of the chart on its page.
  var id: String
  var points: [Point]
  /// Unit after the topmost number of the axis, unless it is obvious.
  var axisUnit: String?
  /// The smallest difference that fills the height; `limits` are the possible values.
  var leastSpan = 0.0
  var limits = -Double.infinity ... .infinity
  var before: [Double?] = []
  var trend: [Double?] = []
  /// A second series, drawn as a line.
  var companion: [Double?] = []
  var usual: Double?
  var usualRange: [Double]?
  var goal: Double?
  var legend: [ChartLegend] = []
  var style = ChartStyle.area
  var decimals = 0
  var finding: String
  /// Replaces the finding, for pages that show it larger.
  var headline: Node?
  /// The choice of period, between finding and plot.
  var controls: Node = .nothing
  /// Accessible name of the picture.
  var label: String
  /// Path of the list of readings, to which a point's query is appended.
  var readings: String?
  var more: [ChartMenu.Link] = []

  func node(_ language: Language) -> Node {
    let chart = Charts.detail(
      Charts.Detail(
        values: points.map(\.value), ranges: points.map(\.range), before: before, trend: trend, companion: companion,
        usual: usual, usualRange: usualRange, goal: goal, style: style, leastSpan: leastSpan, limits: limits,
        label: label))
    let decimals = Ticks.decimals(chart.grid, atLeast: decimals)
    return Plot(
      finding: finding, headline: headline, svg: chart.svg,
      axis: chart.grid.enumerated().map { index, value in
        let number = NumberFormat.text(value, decimals: decimals)
        return index == 0 ? axisUnit.map { language(.detailAxis, number, $0) } ?? number : number
      },
      slots: points.map(\.axis), readings: points.map { "\($0.label): \($0.text)" },
      heights: chart.heights, start: points.lastIndex { $0.value != nil } ?? points.count - 1, legend: legend,
      controls: controls,
      menu: ChartMenu(id: id, tune: points.map(\.value), links: more).node(language),
      path: readings, queries: points.map(\.query)
    ).node(language)
  }

  /// The same values as a table, opened by the menu of the chart with this id; without scripts it opens by itself.
  ///
  /// - Parameter readings: Path of the list of readings, to which a point's query is appended.
  static func table(
    _ id: String, _ points: [Point], day: String, value: String, readings: String? = nil, _ language: Language
  ) -> Node {
    func head(_ point: Point) -> Node {
      guard let readings, let query = point.query else { return .text(point.label) }
      return .link(point.label, to: "\(readings)?\(query)")
    }
    return tag(
      // Paper has three columns for short texts, and two for long ones.
      "details", ["class": points.contains { $0.text.count > 16 } ? "data long" : "data", "id": "\(id)-table"],
      .summary(language[.detailTable]),
      tag(
        "table", [:],
        tag(
          "thead", [:],
          tag("tr", [:], tag("th", ["scope": "col"], .text(day)), tag("th", ["scope": "col"], .text(value)))),
        tag(
          "tbody", [:],
          points.reversed().map { point in
            tag(
              "tr", ["class": point.value == nil ? "none" : nil], tag("th", ["scope": "row"], head(point)),
              tag("td", [:], .text(point.text)))
          })))
  }
}

extension DetailChart.Point {
  init(_ point: ChartPoint) {
    self.init(
      label: point.label, text: point.text, value: point.value, axis: point.axis, range: point.range,
      query: point.query)
  }
}
