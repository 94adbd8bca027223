/// Charts as SVG: geometry only, words are HTML around it. Colours come from the style sheet.
enum Charts {
  private static func svg(_ name: String, _ width: Double, _ height: Double, label: String?, _ children: [Node]) -> Node
  {
    tag(
      "svg",
      [
        "class": name, "viewBox": "0 0 \(ChartGeometry.number(width)) \(ChartGeometry.number(height))",
        "preserveAspectRatio": "none", "role": label == nil ? nil : "img", "aria-label": label,
        "aria-hidden": label == nil ? "true" : nil,
      ], children)
  }

  /// A small line without words; what it shows is in the text beside it.
  static func sparkline(_ values: [Double?]) -> Node {
    guard values.contains(where: { $0 != nil }) else {
      return svg("spark", 100, 32, label: nil, [tag("path", ["class": "none", "d": "M2 16H98"])])
    }
    let geometry = ChartGeometry(values, width: 96, height: 32, inset: 5)
    let shifted = geometry.points.map { $0.map { ChartGeometry.Point(x: $0.x + 2, y: $0.y) } }
    var children: [Node] = []
    let line = geometry.linePath
    if !line.isEmpty { children.append(tag("path", ["class": "line", "transform": "translate(2 0)", "d": line])) }
    let islands = geometry.runs.filter { $0.count == 1 }.flatMap { $0 }.map {
      ChartGeometry.Point(x: $0.x + 2, y: $0.y)
    }
    if !islands.isEmpty { children.append(tag("path", ["class": "dot", "d": geometry.dotPath(islands)])) }
    if let last = shifted.last ?? nil {
      children.append(tag("path", ["class": "dot newest", "d": geometry.dotPath([last])]))
    }
    return svg("spark", 100, 32, label: nil, children)
  }

  /// The week in the hero: dots, line, and the band of "good" scores.
  static func week(_ scores: [Int?], label: String) -> Node {
    let values = scores.map { $0.map(Double.init) }
    let geometry = ChartGeometry(values, width: 600, height: 72, includes: [55, 85], inset: 8)
    let top = ChartGeometry.number(geometry.y(80))
    let bottom = ChartGeometry.number(geometry.y(60))
    let shift = "translate(50 0)"
    var children = [
      tag("path", ["class": "band", "d": "M20 \(top)H680V\(bottom)H20Z"]),
      tag("path", ["class": "line", "transform": shift, "d": geometry.linePath]),
      tag(
        "path",
        [
          "class": "dot", "transform": shift,
          "d": geometry.dotPath(geometry.points.dropLast().compactMap { $0 }),
        ]),
    ]
    if let newest = geometry.points.last ?? nil {
      children.append(
        tag(
          "path", ["class": "dot newest", "transform": shift, "d": geometry.dotPath([newest])]))
    }
    return svg("chart week", 700, 72, label: label, children)
  }

  /// A long chart with grid, usual range and usual value.
  struct Detail {
    var values: [Double?]
    var usual: Double?
    var usualRange: [Double]?
    var isBars: Bool
    var label: String
  }

  /// The chart, and the lines of its grid for the words beside it: values from top to bottom.
  static func detail(_ detail: Detail) -> (svg: Node, grid: [Double]) {
    let width = 700.0
    let height = 240.0
    let ticks = Ticks.of(
      detail.values.compactMap { $0 } + (detail.isBars ? [0] : []) + (detail.usualRange ?? [])
        + (detail.usual.map { [$0] } ?? []))
    let geometry = ChartGeometry(
      detail.values, width: width, height: height, includes: ticks, fromZero: detail.isBars)
    var children: [Node] = ticks.map {
      tag("path", ["class": "grid", "d": "M0 \(ChartGeometry.number(geometry.y($0)))H700"])
    }
    if let range = detail.usualRange, range.count == 2 {
      let top = ChartGeometry.number(geometry.y(range[1]))
      let bottom = ChartGeometry.number(geometry.y(range[0]))
      children.append(tag("path", ["class": "band", "d": "M0 \(top)H700V\(bottom)H0Z"]))
    }
    if let usual = detail.usual {
      children.append(tag("path", ["class": "usual", "d": "M0 \(ChartGeometry.number(geometry.y(usual)))H700"]))
    }
    if detail.isBars {
      children.append(tag("path", ["class": "bars", "d": bars(detail.values, geometry)]))
    } else {
      children.append(tag("path", ["class": "line", "d": geometry.linePath]))
      if detail.values.count <= 100 {
        children.append(
          tag("path", ["class": "dot", "d": geometry.dotPath(geometry.points.dropLast().compactMap { $0 })]))
      }
      if let newest = geometry.points.last ?? nil {
        children.append(tag("path", ["class": "dot newest", "d": geometry.dotPath([newest])]))
      }
    }
    return (svg("chart detail", width, height, label: detail.label, children), ticks.reversed())
  }

  private static func bars(_ values: [Double?], _ geometry: ChartGeometry) -> String {
    let slot = geometry.width / Double(max(1, values.count))
    let base = ChartGeometry.number(geometry.y(0))
    return values.enumerated().compactMap { index, value -> String? in
      guard let value else { return nil }
      let left = ChartGeometry.number(Double(index) * slot + slot * 0.15)
      let right = ChartGeometry.number(Double(index) * slot + slot * 0.85)
      return "M\(left) \(base)V\(ChartGeometry.number(geometry.y(value)))H\(right)V\(base)Z"
    }.joined()
  }
}

/// Round numbers for a grid.
enum Ticks {
  /// Two to five values that enclose all of `values`, in order.
  static func of(_ values: [Double]) -> [Double] {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return [0, 1] }
    let span = max(high - low, max(high.magnitude * 0.02, 0.1))
    var unit = 1.0
    while unit > span / 3 { unit /= 10 }
    while unit * 10 <= span / 3 { unit *= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * unit }.first { span / $0 <= 4 } ?? unit * 10
    var tick = (low / step).rounded(.down) * step
    var ticks: [Double] = []
    while tick < high + step - 1e-9, ticks.count < 8 {
      ticks.append(tick)
      tick += step
    }
    return ticks.count > 1 ? ticks : [tick - step, tick]
  }
}
