internal import DailveViewModels

/// A week's running total beside that of the week before, readable day by day.
enum CoursePlot {
  private static let width = 700.0
  private static let height = 160.0

  static func node(_ course: ActivityContent.Course, _ language: Language) -> Node {
    let chart = course.chart
    let ticks = Ticks.of((chart.now + chart.before).compactMap { $0 } + [0])
    func geometry(_ values: [Double?]) -> ChartGeometry {
      ChartGeometry(values, width: width, height: height, includes: ticks, fromZero: true, inset: 6, isSlotted: true)
    }
    let (now, before) = (geometry(chart.now), geometry(chart.before))
    let decimals = Ticks.decimals(ticks)
    return Plot(
      finding: course.finding, headline: head(course), svg: picture(chart, now, before, ticks),
      axis: ticks.reversed().map { chart.text($0, decimals: decimals) }, slots: chart.axis, readings: chart.readings,
      heights: zip(now.points, before.points).map { ($0 ?? $1)?.y }, start: chart.shown, legend: chart.legend
    ).node(language)
  }

  private static func head(_ course: ActivityContent.Course) -> Node {
    .group([
      .h2(course.finding, class: "find"), course.sentence.isEmpty ? .nothing : .p(course.sentence, class: "soft"),
    ])
  }

  private static func picture(
    _ chart: CourseChart, _ now: ChartGeometry, _ before: ChartGeometry, _ ticks: [Double]
  ) -> Node {
    func line(_ style: String, _ path: String) -> Node {
      path.isEmpty ? .nothing : tag("path", ["class": style, "d": path])
    }
    let end = now.points.last { $0 != nil } ?? nil
    let earlier = before.points.last { $0 != nil } ?? nil
    return Charts.svg(
      "chart detail course", width, height, label: chart.label,
      ticks.map { tag("path", ["class": "grid", "d": "M0 \(ChartGeometry.number(now.y($0)))H700"]) } + [
        line("gain", between(now, before)), line("before", before.linePath), line("now", now.linePath),
        earlier.map { tag("path", ["class": "dot before-end", "d": before.dotPath([$0])]) } ?? .nothing,
        end.map { tag("path", ["class": "dot newest", "d": now.dotPath([$0])]) } ?? .nothing,
      ])
  }

  /// The area between both lines, over the days that both have.
  private static func between(_ now: ChartGeometry, _ before: ChartGeometry) -> String {
    let both = zip(now.points, before.points).compactMap { a, b in a.flatMap { a in b.map { (a, $0) } } }
    guard both.count > 1 else { return "" }
    func text(_ point: ChartGeometry.Point) -> String {
      "\(ChartGeometry.number(point.x)) \(ChartGeometry.number(point.y))"
    }
    return "M" + (both.map { text($0.0) } + both.reversed().map { text($0.1) }).joined(separator: "L") + "Z"
  }
}
