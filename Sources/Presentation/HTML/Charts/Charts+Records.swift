internal import DailveViewModels

extension Charts {
  /// The paper below the strips of a page; the other strips refer to it by its id.
  static let millimetrePaper = tag(
    "svg", ["class": "paper", "width": "0", "height": "0", "aria-hidden": "true"],
    tag(
      "defs", [:],
      tag(
        "pattern", ["id": "millimetres", "width": "10", "height": "10", "patternUnits": "userSpaceOnUse"],
        tag("path", ["class": "fine", "d": "M10 0H0V10"])),
      tag(
        "pattern", ["id": "squares", "width": "50", "height": "50", "patternUnits": "userSpaceOnUse"],
        tag("path", ["class": "bold", "d": "M50 0H0V50"]))))

  /// A strip of an electrocardiogram on millimetre paper. One unit is a tenth of a millimetre, and it keeps its proportions.
  static func electrocardiogram(_ strip: ElectrocardiogramTrace.Strip, of trace: ElectrocardiogramTrace) -> Node {
    let (width, height) = (ElectrocardiogramTrace.width, trace.high - trace.low)
    func sheet(_ pattern: String) -> Node {
      tag("rect", ["width": "\(width)", "height": "\(height)", "fill": "url(#\(pattern))"])
    }
    return tag(
      "svg",
      ["class": "ecg", "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-label": strip.label],
      sheet("millimetres"), sheet("squares"),
      tag("path", ["class": "edge", "d": "M0 0H\(width)V\(height)H0Z"]),
      tag("path", ["class": "trace", "d": strip.lines.map { path($0, top: trace.high) }.joined()]))
  }

  /// Steps from point to point take half the room of positions. y grows downwards, as in SVG.
  private static func path(_ line: [ElectrocardiogramTrace.Point], top: Int) -> String {
    guard let first = line.first else { return "" }
    var path = "M\(first.x) \(top - first.y)"
    // A lone voltage is a dot.
    path += line.count == 1 ? "h1" : "l"
    var last = first
    for (index, point) in line.dropFirst().enumerated() {
      let (x, y) = (point.x - last.x, last.y - point.y)
      if index > 0, x >= 0 { path += " " }
      path += y < 0 ? "\(x)\(y)" : "\(x) \(y)"
      last = point
    }
    return path
  }

  /// The lines of both ears. The left one has squares on a dashed line, the right one dots on a solid line.
  static func hearing(_ chart: HearingContent.Chart, label: String) -> Node {
    let (width, height) = (700.0, 240.0)
    let span = Double(chart.loudest - chart.softest)
    func point(_ level: HearingContent.Level) -> String {
      let x = (level.octave + 0.5) / 7 * width
      let y = (level.level - Double(chart.softest)) / span * height
      return "\(ChartGeometry.number(min(max(x, 4), width - 4))) \(ChartGeometry.number(min(max(y, 0), height)))"
    }
    func ear(_ levels: [HearingContent.Level], _ style: String) -> [Node] {
      guard !levels.isEmpty else { return [] }
      let points = levels.map(point)
      return [
        points.count > 1
          ? tag("path", ["class": "line \(style)", "d": "M" + points.joined(separator: "L")]) : Node.nothing,
        tag("path", ["class": "ear \(style)", "d": points.map { "M\($0)h.01" }.joined()]),
      ]
    }
    let grid = levels(chart).map { level in
      let y = ChartGeometry.number(Double(level - chart.softest) / span * height)
      return tag("path", ["class": "grid", "d": "M0 \(y)H700"])
    }
    return svg(
      "chart detail hearing", width, height, label: label,
      grid + ear(chart.left, "left-ear") + ear(chart.right, "right-ear"))
  }

  /// Levels with a grid line, from top to bottom.
  static func levels(_ chart: HearingContent.Chart) -> [Int] {
    Array(stride(from: chart.softest, through: chart.loudest, by: 20))
  }
}
