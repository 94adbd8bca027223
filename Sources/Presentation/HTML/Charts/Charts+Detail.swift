internal import DailveViewModels

extension Charts {
  /// A large chart with grid, usual range and usual value. Values are in the unit of the axis.
  struct Detail {
    var values: [Double?]
    /// Lowest and highest value of each point, drawn as bars behind the values.
    var ranges: [[Double]?] = []
    /// The previous period, drawn faintly.
    var before: [Double?] = []
    /// A smoothed line through the values.
    var trend: [Double?] = []
    /// A second series, drawn as a line.
    var companion: [Double?] = []
    var usual: Double?
    var usualRange: [Double]?
    /// A goal, drawn as a level line.
    var goal: Double?
    var style = ChartStyle.area
    /// The smallest difference that fills the height; `limits` are the possible values.
    var leastSpan = 0.0
    var limits = -Double.infinity ... .infinity
    var label: String

    /// The ends of a scale at least `leastSpan` wide; empty for bars, which start at zero.
    private var least: [Double] {
      let finite = contents.filter(\.isFinite)
      guard style != .bars, let low = finite.min(), let high = finite.max(), high - low < leastSpan else { return [] }
      let middle = (low + high) / 2
      let bottom = max(limits.lowerBound, min(middle - leastSpan / 2, limits.upperBound - leastSpan))
      return [bottom, min(limits.upperBound, bottom + leastSpan)]
    }

    /// All values that the scale must contain.
    fileprivate var known: [Double] { contents + least }

    private var contents: [Double] {
      let isBars = style == .bars
      let lines = (values + before + trend + companion).compactMap { $0 }
      let range = (usualRange ?? []).map { isBars ? max(0, $0) : $0 }
      return lines + ranges.compactMap { $0 }.joined() + (isBars ? [0] : []) + range + [usual, goal].compactMap { $0 }
    }
  }

  private static let width = 700.0
  private static let height = 240.0

  /// The chart, the values of its grid lines from top to bottom, and the y coordinate of each value.
  static func detail(_ detail: Detail) -> (svg: Node, grid: [Double], heights: [Double?]) {
    let isBars = detail.style == .bars
    let ticks = Ticks.of(detail.known)
    func geometry(_ values: [Double?]) -> ChartGeometry {
      ChartGeometry(values, width: width, height: height, includes: ticks, fromZero: isBars, isSlotted: true)
    }
    func path(_ style: String, _ path: String) -> Node {
      path.isEmpty ? .nothing : tag("path", ["class": style, "d": path])
    }
    let main = geometry(detail.values)
    func level(_ style: String, _ value: Double) -> Node {
      path(style, "M0 \(ChartGeometry.number(main.y(value)))H700")
    }
    var children: [Node] = ticks.map { level("grid", $0) }
    if let range = detail.usualRange, range.count == 2 {
      let top = ChartGeometry.number(main.y(range[1]))
      let bottom = ChartGeometry.number(main.y(isBars ? max(0, range[0]) : range[0]))
      children.append(path("band", "M0 \(top)H700V\(bottom)H0Z"))
    }
    if let usual = detail.usual { children.append(level("usual", usual)) }
    if let goal = detail.goal { children.append(level("goal", goal)) }
    children.append(path("before", geometry(detail.before).linePath))
    switch detail.style {
    case .bars: children.append(path("bars", bars(detail.values, main)))
    case .area:
      // An area below the line is meaningful only if the axis starts at zero.
      if main.low == 0 { children.append(path("fill", main.areaPath)) }
      children += points(main, line: true, dots: detail.values.count <= 31)
    case .dots: children += points(main, line: detail.trend.isEmpty, dots: true)
    case .ranges, .pairs: children += ranges(detail, main, geometry(detail.companion))
    }
    children.append(path("trend-line", geometry(detail.trend).joinedPath))
    return (
      svg("chart detail", width, height, label: detail.label, children), ticks.reversed(), main.points.map { $0?.y }
    )
  }

  /// A bar from the lowest to the highest value of each point, with a mark at its value or, for pairs, at both ends;
  /// and the companion line.
  private static func ranges(_ detail: Detail, _ main: ChartGeometry, _ companion: ChartGeometry) -> [Node] {
    let size = detail.values.count > 60 ? " thin" : detail.values.count > 10 ? " medium" : ""
    let ends = zip(main.points, detail.ranges).compactMap { point, range -> (x: Double, low: Double, high: Double)? in
      guard let point, let range, range.count == 2 else { return nil }
      return (point.x, range[0], range[1])
    }
    let stems = ends.map { end in
      let x = ChartGeometry.number(end.x)
      return "M\(x) \(ChartGeometry.number(main.y(end.low)))V\(ChartGeometry.number(main.y(end.high)))"
    }.joined()
    var children = [tag("path", ["class": "stems\(size)\(detail.style == .pairs ? " pair" : "")", "d": stems])]
    let line = companion.joinedPath
    if !line.isEmpty { children.append(tag("path", ["class": "companion", "d": line])) }
    if detail.style == .pairs, !ends.isEmpty {
      let low = ends.map { ChartGeometry.Point(x: $0.x, y: main.y($0.low)) }
      children.append(tag("path", ["class": "dot", "d": main.dotPath(low)]))
    }
    if detail.style == .ranges {
      // A halo separates the marks from their bars.
      let marks = main.dotPath(main.points.compactMap { $0 })
      children.append(tag("path", ["class": "dot halo\(detail.values.count > 60 ? " small" : "")", "d": marks]))
    }
    return children + points(main, line: false, dots: true, small: 60)
  }

  /// The line, its dots (only those of single values if there are many), and the newest one larger and hollow.
  ///
  /// - Parameter small: With more points than this, dots are small.
  private static func points(_ geometry: ChartGeometry, line: Bool, dots: Bool, small: Int = 100) -> [Node] {
    var children: [Node] = []
    let path = geometry.linePath
    if line, !path.isEmpty { children.append(tag("path", ["class": "line", "d": path])) }
    let marked =
      dots || !line ? geometry.points.compactMap { $0 } : geometry.runs.filter { $0.count == 1 }.flatMap { $0 }
    if !marked.isEmpty {
      let size = geometry.points.count > small ? "dot small" : "dot"
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
