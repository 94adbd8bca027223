/// Charts as SVG. They contain geometry only: words are HTML around them, colours come from the style sheet.
enum Charts {
  static func svg(_ name: String, _ width: Double, _ height: Double, label: String?, _ children: [Node]) -> Node {
    tag(
      "svg",
      [
        "class": name, "viewBox": "0 0 \(ChartGeometry.number(width)) \(ChartGeometry.number(height))",
        "preserveAspectRatio": "none", "role": label == nil ? nil : "img", "aria-label": label,
        "aria-hidden": label == nil ? "true" : nil,
      ], children)
  }

  /// A small line, or bars from zero, without words; the text beside it describes it.
  ///
  /// - Parameter leastSpan: The smallest difference that fills the height.
  static func sparkline(_ values: [Double?], leastSpan: Double = 0, isBars: Bool = false) -> Node {
    guard values.contains(where: { $0 != nil }) else {
      return svg("spark", 100, 32, label: nil, [tag("path", ["class": "none", "d": "M2 16H98"])])
    }
    if isBars { return sparkbars(values, leastSpan: leastSpan) }
    let known = values.compactMap { $0 }
    let low = known.min() ?? 0
    let high = known.max() ?? 0
    let room = max(0, leastSpan - (high - low)) / 2
    let geometry = ChartGeometry(values, width: 96, height: 32, includes: [low - room, high + room], inset: 5)
    let shifted = geometry.points.map { $0.map { ChartGeometry.Point(x: $0.x + 2, y: $0.y) } }
    var children: [Node] = []
    let line = geometry.linePath
    if !line.isEmpty { children.append(tag("path", ["class": "line", "transform": "translate(2 0)", "d": line])) }
    let islands = geometry.runs.filter { $0.count == 1 }.flatMap { $0 }.map {
      ChartGeometry.Point(x: $0.x + 2, y: $0.y)
    }
    // Scattered dots show no trend: a thin line leads the eye from one to the next, dashed because it is not measured.
    if islands.count > 1, islands.count * 2 > known.count {
      children.append(tag("path", ["class": "line bridge", "transform": "translate(2 0)", "d": geometry.joinedPath]))
    }
    let size = values.count > 31 ? "dot small" : "dot"
    if !islands.isEmpty { children.append(tag("path", ["class": size, "d": geometry.dotPath(islands)])) }
    if let last = shifted.last ?? nil {
      children.append(tag("path", ["class": "dot newest", "d": geometry.dotPath([last])]))
    }
    return svg("spark", 100, 32, label: nil, children)
  }

  /// The last bar stands out, because its day may be unfinished.
  private static func sparkbars(_ values: [Double?], leastSpan: Double) -> Node {
    let geometry = ChartGeometry(values, width: 100, height: 32, includes: [leastSpan], fromZero: true, isSlotted: true)
    let half = 50 / Double(max(1, values.count)) * 0.62
    func bar(_ point: ChartGeometry.Point) -> String {
      // Even a tiny value gets a visible bar.
      let top = ChartGeometry.number(min(point.y, 31))
      return "M\(ChartGeometry.number(point.x - half)) 32V\(top)H\(ChartGeometry.number(point.x + half))V32Z"
    }
    var children: [Node] = []
    let earlier = geometry.points.dropLast().compactMap { $0 }.map(bar).joined()
    if !earlier.isEmpty { children.append(tag("path", ["class": "bars earlier", "d": earlier])) }
    if let last = geometry.points.last ?? nil { children.append(tag("path", ["class": "bars", "d": bar(last)])) }
    return svg("spark", 100, 32, label: nil, children)
  }

  /// The week in the hero: dots, a line, and the band of "good" scores.
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
        ["class": "dot", "transform": shift, "d": geometry.dotPath(geometry.points.dropLast().compactMap { $0 })]),
    ]
    if let newest = geometry.points.last ?? nil {
      children.append(tag("path", ["class": "dot newest", "transform": shift, "d": geometry.dotPath([newest])]))
    }
    return svg("chart week", 700, 72, label: label, children)
  }
}
