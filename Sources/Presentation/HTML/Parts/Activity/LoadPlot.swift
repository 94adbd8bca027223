internal import DailveViewModels

/// The chart of fitness and fatigue, readable day by day.
enum LoadPlot {
  static func node(_ load: ActivityContent.Load, _ language: Language) -> Node {
    let chart = load.chart
    let drawn = Charts.load(chart)
    let decimals = Ticks.decimals(drawn.grid)
    return .group([
      Plot(
        finding: load.finding, svg: drawn.svg,
        axis: drawn.grid.map { NumberFormat.text($0, decimals: decimals) }, slots: chart.axis,
        readings: chart.readings, heights: drawn.heights, start: chart.today, legend: chart.legend,
        menu: ChartMenu(id: "load", tune: chart.fitness.compactMap { $0 }).node(language)
      ).node(language),
      table(chart, language),
    ])
  }

  private static func table(_ chart: LoadChart, _ language: Language) -> Node {
    tag(
      "details", ["class": "data long", "id": "load-table"], .summary(language[.detailTable]),
      tag(
        "table", [:],
        tag("thead", [:], tag("tr", [:], chart.heads.map { tag("th", ["scope": "col"], .text($0)) })),
        tag(
          "tbody", [:],
          chart.rows.map { row in
            tag("tr", [:], tag("th", ["scope": "row"], .text(row.label)), tag("td", [:], .text(row.text)))
          })))
  }
}
