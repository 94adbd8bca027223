internal import DailveViewModels

/// Bars of a workout's laps or lengths; the table beside them has their values.
enum WorkoutBars {
  private static let width = 1000.0
  private static let height = 300.0
  /// Share of a bar's slot.
  private static let gap = 0.2

  static func node(_ chart: WorkoutContent.Bars) -> Node {
    let room = width / Double(max(1, chart.bars.count))
    let bars = chart.bars.enumerated().map { index, bar in
      let tall = min(1, max(0, bar.share)) * height
      return tag(
        "rect",
        [
          "class": "lap kind-\(min(bar.kind, 3))", "x": ChartGeometry.number((Double(index) + gap / 2) * room),
          "y": ChartGeometry.number(height - tall), "width": ChartGeometry.number(room * (1 - gap)),
          "height": ChartGeometry.number(tall),
        ])
    }
    return tag(
      "figure", ["class": "curve laps hue-activity"],
      tag("figcaption", ["class": "soft"], .b(chart.title), .text(" " + chart.finding)),
      tag(
        "div", ["class": "area"],
        tag(
          "div", ["class": "canvas"],
          Charts.svg(
            "chart course", width, height,
            label: chart.title + " " + chart.finding,
            WorkoutChart.lines(chart.levels) + bars)),
        WorkoutChart.levels(chart.levels), WorkoutChart.below(chart.below)),
      chart.kinds.count < 2
        ? .nothing
        : tag(
          "p", ["class": "legend"],
          chart.kinds.enumerated().map { index, kind in
            tag(
              "span", [:],
              tag(
                "svg", ["class": "key-lap", "aria-hidden": "true"],
                tag("rect", ["class": "lap kind-\(min(index, 3))", "width": "100%", "height": "100%"])),
              .text(kind))
          }))
  }
}
