internal import DailveViewModels

extension Charts {
  /// Stages of a night from top to bottom, as a hypnogram draws them.
  private static let rows = ["awake", "rem", "core", "deep"]

  /// Stages over a night: a block for each stretch, on the row of its stage, and thin lines between neighbours. Without stages
  /// there is one row.
  static func hypnogram(_ night: SleepContent.Hypnogram) -> Node {
    let width = 1000.0
    let hasStages = night.segments.contains { ["rem", "core", "deep"].contains($0.stage) }
    let rows = hasStages ? Self.rows : ["unspecified"]
    let height = Double(rows.count) * 40
    func row(_ stage: String) -> Int {
      hasStages ? rows.firstIndex(of: stage) ?? 2 : 0
    }
    var children: [Node] = (0...rows.count).map { tag("path", ["class": "grid", "d": "M0 \($0 * 40)H1000"]) }
    var joins = ""
    for (a, b) in zip(night.segments, night.segments.dropFirst())
    where b.from - a.to < 0.002 && row(a.stage) != row(b.stage) {
      joins += "M\(ChartGeometry.number(b.from * width)) \(row(a.stage) * 40 + 20)V\(row(b.stage) * 40 + 20)"
    }
    if !joins.isEmpty { children.append(tag("path", ["class": "join", "d": joins])) }
    var paths: [String: String] = [:]
    for segment in night.segments where hasStages || segment.stage != "awake" {
      let top = row(segment.stage) * 40 + 6
      let left = ChartGeometry.number(segment.from * width)
      let right = ChartGeometry.number(max(segment.to, segment.from + 0.003) * width)
      paths[segment.stage, default: ""] += "M\(left) \(top)H\(right)V\(top + 28)H\(left)Z"
    }
    for stage in paths.keys.sorted() {
      children.append(tag("path", ["class": "stage-\(stage)", "d": paths[stage]]))
    }
    return svg("chart hypnogram", width, height, label: night.label, children)
  }

  /// When somebody went to bed and rose: a bar a night, the evening on top.
  static func bedtimes(_ nights: [SleepContent.Bedtime], label: String) -> (svg: Node, grid: [Double]) {
    let low = nights.compactMap(\.bed).min() ?? 180
    let high = nights.compactMap(\.wake).max() ?? 900
    let first = (low / 120).rounded(.down) * 120
    let last = max(first + 240, (high / 120).rounded(.up) * 120)
    let step = last - first > 720 ? 240.0 : 120
    let grid = Array(stride(from: first, through: last, by: step))
    let height = 200.0
    func y(_ minute: Double) -> String { ChartGeometry.number((minute - first) / (last - first) * height) }
    let slot = 700 / Double(max(1, nights.count))
    var bars = ""
    for (index, night) in nights.enumerated() {
      guard let bed = night.bed, let wake = night.wake else { continue }
      let left = ChartGeometry.number(Double(index) * slot + slot * 0.22)
      let right = ChartGeometry.number(Double(index) * slot + slot * 0.78)
      bars += "M\(left) \(y(bed))H\(right)V\(y(wake))H\(left)Z"
    }
    let lines = grid.map { tag("path", ["class": "grid", "d": "M0 \(y($0))H700"]) }
    return (
      svg("chart detail bedtimes", 700, height, label: label, lines + [tag("path", ["class": "bars", "d": bars])]), grid
    )
  }
}
