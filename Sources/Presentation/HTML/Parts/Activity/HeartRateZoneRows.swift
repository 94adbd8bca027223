internal import DailveViewModels

/// Time in each heart-rate zone.
enum HeartRateZoneRows {
  static func node(_ zones: [WorkoutContent.Zone], label: String) -> Node {
    let longest = max(1e-9, zones.map(\.share).max() ?? 1)
    return tag(
      "table", ["class": "zones", "aria-label": label],
      tag(
        "tbody", [:],
        zones.map { zone in
          tag(
            "tr", ["class": "zone-\(zone.number)"],
            tag(
              "th", ["scope": "row"], .span(zone.name),
              .small([zone.word, zone.range].filter { !$0.isEmpty }.joined(separator: " · "))),
            tag(
              "td", ["class": "share", "aria-hidden": "true"],
              tag(
                "svg", ["class": "bar", "viewBox": "0 0 100 8", "preserveAspectRatio": "none"],
                tag("rect", ["class": "rest", "y": "1", "width": "100", "height": "6"]),
                tag(
                  "rect",
                  [
                    "class": "plus", "y": "1", "width": ChartGeometry.number(zone.share / longest * 92), "height": "6",
                  ]))),
            tag("td", [:], .text(zone.time)))
        }))
  }
}
