internal import DailveViewModels

extension Charts {
  /// Fitness and fatigue over days, with dotted continuations. Both start at zero, so that the gap between them can be
  /// compared.
  static func load(_ chart: LoadChart) -> (svg: Node, grid: [Double], heights: [Double?]) {
    let (width, height) = (700.0, 180.0)
    let all = (chart.fitness + chart.fatigue + chart.resting + chart.repeating).compactMap { $0 }
    let ticks = Ticks.of(all + [0])
    func geometry(_ values: [Double?]) -> ChartGeometry {
      ChartGeometry(values, width: width, height: height, includes: ticks, fromZero: true, isSlotted: true)
    }
    func line(_ style: String, _ values: [Double?]) -> Node {
      let path = geometry(values).linePath
      return path.isEmpty ? .nothing : tag("path", ["class": style, "d": path])
    }
    let fitness = geometry(chart.fitness)
    let levels = ticks.map { tag("path", ["class": "grid", "d": "M0 \(ChartGeometry.number(fitness.y($0)))H700"]) }
    let now = fitness.points.last { $0 != nil } ?? nil
    return (
      svg(
        "chart detail load", width, height, label: chart.label,
        levels + [
          line("fatigue", chart.fatigue), line("repeating", chart.repeating), line("resting", chart.resting),
          line("fitness", chart.fitness),
          now.map { tag("path", ["class": "dot newest", "d": fitness.dotPath([$0])]) } ?? .nothing,
        ]), ticks.reversed(),
      (0..<chart.fitness.count).map { (fitness.points[$0] ?? geometry(chart.resting).points[$0])?.y }
    )
  }
}
