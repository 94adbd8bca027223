internal import DailveViewModels

/// A night's stages over time: bars in one row per stage, with full hours below. Positions are percentages of the
/// width, so that corners stay round on any screen.
enum HypnogramView {
  static func node(_ night: SleepContent.Hypnogram, _ language: Language) -> Node {
    let hasStages = night.rows.count > 1
    return tag(
      "figure", ["class": "plot rows night" + (hasStages ? "" : " one"), "data-plot": ""],
      tag("figcaption", [:], .text(night.span), .span(" " + night.label, class: "words")),
      tag("p", ["class": "readout", "aria-hidden": "true"], .text(night.moments.first ?? "")),
      tag(
        "div", ["class": "area"],
        tag("div", ["class": "canvas"], ground(night), bars(night, hasStages), slider(night, language)),
        tag("div", ["class": "y", "aria-hidden": "true"], night.rows.map { .span($0.name) }),
        hours(night)))
  }

  /// Lines between the rows and at full hours, on which the cursor moves.
  private static func ground(_ night: SleepContent.Hypnogram) -> Node {
    let rows = night.rows.count
    let height = rows * 40
    let lines = (0...rows).map { tag("path", ["class": "grid", "d": "M0 \($0 * 40)H1000"]) }
    let hours = night.hours.map {
      tag("path", ["class": "grid", "d": "M\(ChartGeometry.number($0.place * 1000)) 0V\(height)"])
    }
    return Charts.svg("chart hypnogram", 1000, Double(height), label: night.label, lines + hours)
  }

  /// Connectors come first, so that the bars cover them.
  private static func bars(_ night: SleepContent.Hypnogram, _ hasStages: Bool) -> Node {
    let height = 100 / Double(max(1, night.rows.count))
    func row(_ stage: String) -> Int { hasStages ? night.rows.firstIndex { $0.stage == stage } ?? 2 : 0 }
    func percent(_ share: Double) -> String { ChartGeometry.number(share * 100) + "%" }
    func middle(_ stage: String) -> String { percent((Double(row(stage)) + 0.5) * height / 100) }
    let joins = zip(night.segments, night.segments.dropFirst()).compactMap { a, b -> Node? in
      guard hasStages, b.from - a.to < 0.002, row(a.stage) != row(b.stage) else { return nil }
      return tag(
        "line",
        ["class": "join", "x1": percent(b.from), "x2": percent(b.from), "y1": middle(a.stage), "y2": middle(b.stage)])
    }
    let bars = night.segments.compactMap { segment -> Node? in
      guard hasStages || segment.stage != "awake" else { return nil }
      let width = max(0.009, segment.to - segment.from)
      // A radius above half the width would turn a narrow bar into a spindle.
      return tag(
        "rect",
        [
          "class": "stage-\(segment.stage)", "x": percent(segment.from),
          "y": percent((Double(row(segment.stage)) + 0.16) * height / 100),
          "width": percent(width), "height": percent(0.68 * height / 100),
          "rx": width < 0.02 ? "1" : width < 0.04 ? "2.5" : "4",
        ])
    }
    return tag("svg", ["class": "bars-over", "aria-hidden": "true"], joins + bars)
  }

  private static func slider(_ night: SleepContent.Hypnogram, _ language: Language) -> Node {
    tag(
      "input",
      [
        "type": "range", "min": "0", "max": "\(max(0, night.moments.count - 1))", "step": "1", "value": "0",
        "aria-label": language[.sleepScrub], "aria-valuetext": night.moments.first ?? language[.commonNoData],
        "data-points": night.moments.joined(separator: "\u{1F}"),
      ])
  }

  /// SVG text, positioned by attributes, because the content security policy forbids inline styles.
  private static func hours(_ night: SleepContent.Hypnogram) -> Node {
    tag(
      "svg", ["class": "hours", "aria-hidden": "true"],
      night.hours.map { hour in
        tag(
          "foreignObject",
          ["x": ChartGeometry.number(hour.place * 100 - 12) + "%", "y": "0", "width": "24%", "height": "100%"],
          .p(hour.label))
      })
  }
}
