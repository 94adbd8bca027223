internal import DailveViewModels

extension Charts {
  /// Bedtimes and wake times: one bar per night, with the evening at the top.
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
