internal import DailveViewModels

/// A curve of a workout with the page's cursor on it.
enum WorkoutChart {
  private static let width = 1000.0
  private static let height = 300.0

  /// - Parameter part: The chart's part of the cursor; `nil` for a static chart.
  static func node(_ chart: WorkoutContent.Chart, _ part: CursorHome.Part?, _ language: Language) -> Node {
    let count = max(2, chart.ys.count)
    let xs = chart.xs ?? chart.ys.indices.map { Double($0) / Double(count - 1) }
    let points = zip(xs, chart.ys).map { x, y in
      x.flatMap { x in y.map { ChartGeometry.Point(x: x * width, y: $0 * height) } }
    }
    let now = part.flatMap { points.indices.contains($0.cursor.start) ? points[$0.cursor.start] : nil }
    return tag(
      "figure", ["class": "curve hue-\(chart.family)"],
      part.map { reading($0.cursor) },
      tag(
        "div", ["class": "area"],
        tag(
          "div", ["class": "canvas", "data-trace": part == nil ? nil : "line"],
          Charts.svg(
            "chart course", width, height,
            label: language(.workoutChartLabel, chart.title) + ": " + chart.finding,
            ground(chart) + curve(points, isFilled: chart.isFilled, hasDots: !chart.hasCursor)
              + (part == nil ? [] : mark(now))
          ).adding([
            ("data-x", part == nil || chart.xs == nil ? nil : ChartGeometry.shares(points.map { $0?.x })),
            ("data-y", part == nil ? nil : ChartGeometry.shares(points.map { $0?.y })),
          ]),
          part.flatMap { $0.isHome ? slider($0.cursor, language) : nil }),
        levels(chart.levels), below(chart.below)))
  }

  /// The background: zones as bands, round values as lines.
  private static func ground(_ chart: WorkoutContent.Chart) -> [Node] {
    chart.bands.map { band in
      tag(
        "rect",
        [
          "class": "band zone-\(band.zone)", "y": ChartGeometry.number(band.top * height),
          "width": ChartGeometry.number(width), "height": ChartGeometry.number((band.bottom - band.top) * height),
        ])
    } + lines(chart.levels)
  }

  static func lines(_ levels: [WorkoutContent.Chart.Mark]) -> [Node] {
    levels.map { tag("path", ["class": "grid", "d": "M0 \(ChartGeometry.number($0.place * height))H1000"]) }
  }

  private static func curve(_ points: [ChartGeometry.Point?], isFilled: Bool, hasDots: Bool) -> [Node] {
    // Coordinates are thousandths of the width, so decimals are unnecessary.
    var runs: [[ChartGeometry.Point]] = []
    var isOpen = false
    for point in points {
      guard let point else {
        isOpen = false
        continue
      }
      if isOpen { runs[runs.count - 1].append(point) } else { runs.append([point]) }
      isOpen = true
    }
    func d(_ run: [ChartGeometry.Point]) -> String {
      run.map { "\(ChartGeometry.number($0.x.rounded())) \(ChartGeometry.number($0.y.rounded()))" }
        .joined(separator: "L")
    }
    let long = runs.filter { $0.count > 1 }
    let hills = long.map { run in
      "M\(ChartGeometry.number((run.first?.x ?? 0).rounded())) 300L\(d(run))V300Z"
    }
    let dots = hasDots ? points.compactMap { $0 } : runs.filter { $0.count == 1 }.flatMap { $0 }
    return [
      isFilled ? tag("path", ["class": "hill", "d": hills.joined()]) : .nothing,
      tag("path", ["class": "line", "d": long.map { "M" + d($0) }.joined()]),
      dots.isEmpty
        ? .nothing
        : tag("path", ["class": "dot small", "d": dots.map { "M\(d([$0]))h.01" }.joined()]),
    ]
  }

  private static func mark(_ point: ChartGeometry.Point?) -> [Node] {
    let x = point.map { ChartGeometry.number($0.x.rounded()) }
    let y = point.map { ChartGeometry.number($0.y.rounded()) }
    return [
      tag("path", ["class": "cursor", "d": x.map { "M\($0) 0V300" } ?? ""]),
      tag("path", ["class": "dot newest", "d": x.flatMap { x in y.map { "M\(x) \($0)h.01" } } ?? ""]),
    ]
  }

  /// The values at the cursor, which the control announces to screen readers.
  private static func reading(_ cursor: WorkoutContent.Cursor) -> Node {
    let moment = cursor.moments.indices.contains(cursor.start) ? cursor.moments[cursor.start] : ""
    let parts = moment.utf8.firstIndex(of: UInt8(ascii: " ")).map { (moment[..<$0].dropLast(), moment[$0...]) }
    return tag(
      "p", ["class": "moment", "aria-hidden": "true", "data-reading": ""],
      .b(parts.map { String($0.0) } ?? moment), .text(parts.map { String($0.1) } ?? ""))
  }

  private static func slider(_ cursor: WorkoutContent.Cursor, _ language: Language) -> Node {
    tag(
      "input",
      [
        "type": "range", "id": "cursor", "min": "0", "max": "\(max(0, cursor.moments.count - 1))", "step": "1",
        "value": "\(cursor.start)", "aria-label": language[.workoutCursor],
        "aria-valuetext": cursor.moments.indices.contains(cursor.start) ? cursor.moments[cursor.start] : "",
        "data-moments": cursor.moments.joined(separator: "\u{1F}"),
      ])
  }

  // MARK: Labels, placed by attributes: the policy forbids inline styles

  private static func percent(_ share: Double) -> String { ChartGeometry.number(share * 100) + "%" }

  static func levels(_ levels: [WorkoutContent.Chart.Mark]) -> Node {
    tag(
      "svg", ["class": "levels", "aria-hidden": "true"],
      levels.map { tag("text", ["y": percent($0.place), "dy": ".35em"], .text($0.text)) })
  }

  static func below(_ marks: [WorkoutContent.Chart.Mark]) -> Node {
    tag(
      "svg", ["class": "below", "aria-hidden": "true"],
      marks.map { mark in
        tag(
          "text",
          [
            "x": percent(mark.place), "y": "1em",
            "class": mark.place > 0.99 ? "last" : mark.place < 0.01 ? nil : "inner",
          ],
          .text(mark.text))
      })
  }
}

/// The first chart of the page, which holds the control of the shared cursor.
struct CursorHome {
  enum Place { case heart, pace, climb }

  /// One chart's part of the cursor.
  struct Part {
    var cursor: WorkoutContent.Cursor
    /// True if the control is on this chart.
    var isHome: Bool
  }

  let place: Place?
  private let cursor: WorkoutContent.Cursor?

  init(_ content: WorkoutContent) {
    cursor = content.cursor
    place =
      content.cursor == nil
      ? nil : content.heart?.chart != nil ? .heart : content.pace != nil ? .pace : content.climb != nil ? .climb : nil
  }

  /// The cursor's initial position; `nil` without a cursor.
  var start: Int? { place == nil ? nil : cursor?.start }

  func on(_ other: Place) -> Part? {
    guard place != nil else { return nil }
    return cursor.map { Part(cursor: $0, isHome: other == place) }
  }
}
