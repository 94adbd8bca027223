internal import DailveViewModels

/// Seven days as bars, each made of its time in zones.
enum WeekBars {
  static func node(_ week: ActivityContent.Week, _ frame: PageFrame) -> Node {
    tag(
      "div", ["class": "week"],
      tag(
        "ol", ["class": "week-bars", "aria-label": frame.language[.activityZoneBars]],
        week.days.map { day in
          let inside: [Node] = [
            bar(day.parts),
            .span(day.text, class: "words"),
            tag("span", ["class": "label", "aria-hidden": "true"], .span(day.weekday + " "), .b(day.minutes)),
          ]
          return tag(
            "li", ["class": day.isShown ? "shown" : nil],
            day.path.map { tag("a", ["href": frame.link($0)], inside) } ?? tag("div", [:], inside))
        }),
      legend(week.legend))
  }

  private static func bar(_ parts: [HeartRateZonePart]) -> Node {
    var bottom = 100.0
    return tag(
      "svg", ["class": "stack-bar", "viewBox": "0 0 10 100", "preserveAspectRatio": "none", "aria-hidden": "true"],
      parts.map { part in
        let height = 100 * part.share
        bottom -= height
        return tag(
          "rect",
          [
            "class": "z\(part.zone)", "y": ChartGeometry.number(max(0, bottom)), "width": "10",
            "height": ChartGeometry.number(max(0.4, height - 1)),
          ])
      })
  }

  static func legend(_ keys: [HeartRateZoneKey]) -> Node {
    guard !keys.isEmpty else { return .nothing }
    return tag(
      "p", ["class": "legend zone-keys", "aria-hidden": "true"],
      keys.map { .span($0.text, class: "key-zone z\($0.zone)") })
  }
}
