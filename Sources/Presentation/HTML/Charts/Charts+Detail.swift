internal import DailveViewModels

extension Charts {
  /// A long chart with grid, usual range and usual value.
  struct Detail {
    var values: [Double?]
    /// The period before, faint.
    var before: [Double?] = []
    /// A smoothed line through the values.
    var trend: [Double?] = []
    var usual: Double?
    var usualRange: [Double]?
    /// A level that is wanted.
    var goal: Double?
    var style = ChartStyle.area
    var label: String
  }

  /// The chart, and the lines of its grid for the words beside it: values from top to bottom.
  static func detail(_ detail: Detail) -> (svg: Node, grid: [Double]) {
    let width = 700.0
    let height = 240.0
    let isBars = detail.style == .bars
    let levels = (detail.usual.map { [$0] } ?? []) + (detail.goal.map { [$0] } ?? [])
    let ticks = Ticks.of(
      (detail.values + detail.before + detail.trend).compactMap { $0 } + (isBars ? [0] : [])
        + (detail.usualRange ?? []).map { isBars ? max(0, $0) : $0 } + levels)
    func geometry(_ values: [Double?]) -> ChartGeometry {
      ChartGeometry(values, width: width, height: height, includes: ticks, fromZero: isBars, isSlotted: true)
    }
    let main = geometry(detail.values)
    func level(_ style: String, _ value: Double) -> Node {
      tag("path", ["class": style, "d": "M0 \(ChartGeometry.number(main.y(value)))H700"])
    }
    var children: [Node] = ticks.map { level("grid", $0) }
    if let range = detail.usualRange, range.count == 2 {
      let top = ChartGeometry.number(main.y(range[1]))
      let bottom = ChartGeometry.number(main.y(isBars ? max(0, range[0]) : range[0]))
      children.append(tag("path", ["class": "band", "d": "M0 \(top)H700V\(bottom)H0Z"]))
    }
    if let usual = detail.usual { children.append(level("usual", usual)) }
    if let goal = detail.goal { children.append(level("goal", goal)) }
    func line(_ style: String, _ values: [Double?]) {
      let path = geometry(values).linePath
      if !path.isEmpty { children.append(tag("path", ["class": style, "d": path])) }
    }
    if !detail.before.isEmpty { line("before", detail.before) }
    switch detail.style {
    case .bars: children.append(tag("path", ["class": "bars", "d": bars(detail.values, main)]))
    case .area:
      let area = main.areaPath
      if !area.isEmpty { children.append(tag("path", ["class": "fill", "d": area])) }
      children += points(main, line: true, dots: detail.values.count <= 31)
    case .dots: children += points(main, line: detail.trend.isEmpty, dots: true)
    }
    let trend = geometry(detail.trend).joinedPath
    if !trend.isEmpty { children.append(tag("path", ["class": "trend-line", "d": trend])) }
    return (svg("chart detail", width, height, label: detail.label, children), ticks.reversed())
  }

  /// The line, its dots (only days on their own where there are many), and the newest one larger and open.
  private static func points(_ geometry: ChartGeometry, line: Bool, dots: Bool) -> [Node] {
    var children: [Node] = []
    let path = geometry.linePath
    if line, !path.isEmpty { children.append(tag("path", ["class": "line", "d": path])) }
    let marked =
      dots || !line ? geometry.points.compactMap { $0 } : geometry.runs.filter { $0.count == 1 }.flatMap { $0 }
    if !marked.isEmpty {
      let size = geometry.points.count > 100 ? "dot small" : "dot"
      children.append(tag("path", ["class": size, "d": geometry.dotPath(marked)]))
    }
    if let newest = geometry.points.last(where: { $0 != nil }) ?? nil {
      let path = geometry.dotPath([newest])
      children.append(tag("path", ["class": "dot newest", "d": path]))
      children.append(tag("path", ["class": "dot hole", "d": path]))
    }
    return children
  }

  private static func bars(_ values: [Double?], _ geometry: ChartGeometry) -> String {
    let slot = geometry.width / Double(max(1, values.count))
    let base = ChartGeometry.number(geometry.y(0))
    let gap = values.count > 100 ? 0.08 : 0.16
    return values.enumerated().compactMap { index, value -> String? in
      guard let value else { return nil }
      let left = ChartGeometry.number(Double(index) * slot + slot * gap)
      let right = ChartGeometry.number(Double(index) * slot + slot * (1 - gap))
      return "M\(left) \(base)V\(ChartGeometry.number(geometry.y(value)))H\(right)V\(base)Z"
    }.joined()
  }
}
