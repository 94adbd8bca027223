internal import DailveViewModels

/// Half a year of days as squares, one column per week. A pointer reaches the days in the picture; keys and screen
/// readers reach them in the table below, so that stepping through the page does not take half a year of stops.
enum DayGrid {
  private static let step = 13.0
  private static let side = 10.5

  static func node(_ calendar: ActivityContent.Calendar, _ frame: PageFrame) -> Node {
    .group([
      tag("div", ["class": "year-grid", "aria-hidden": "true"], months(calendar), picture(calendar, frame)),
      tag(
        "p", ["class": "legend grade-key", "aria-hidden": "true"],
        .span(frame[.activityHalfYearNone]),
        tag("span", ["class": "grades"], (0...4).map { tag("i", ["class": "l\($0)"]) }),
        .span(frame[.activityHalfYearMost])),
      table(calendar, frame),
    ])
  }

  private static func months(_ calendar: ActivityContent.Calendar) -> Node {
    tag("div", ["class": "months-over"], calendar.months.map { tag("i", [:], .span($0 ?? "")) })
  }

  private static func picture(_ calendar: ActivityContent.Calendar, _ frame: PageFrame) -> Node {
    let width = Double(calendar.weeks.count) * step - (step - side)
    return tag(
      "svg",
      [
        "class": "days-grid",
        "viewBox": "0 0 \(ChartGeometry.number(width)) \(ChartGeometry.number(7 * step - (step - side)))",
      ],
      calendar.weeks.enumerated().flatMap { column, week in
        week.days.enumerated().map { row, day in
          let square = tag(
            "rect",
            [
              "class": "l\(day.level)", "x": ChartGeometry.number(Double(column) * step),
              "y": ChartGeometry.number(Double(row) * step), "width": ChartGeometry.number(side),
              "height": ChartGeometry.number(side), "rx": "2.5",
            ], day.path == nil ? .nothing : tag("title", [:], .text(day.text)))
          return day.path.map { tag("a", ["href": frame.link($0), "tabindex": "-1"], square) } ?? square
        }
      })
  }

  /// Weeks with workouts, the newest first.
  private static func table(_ calendar: ActivityContent.Calendar, _ frame: PageFrame) -> Node {
    tag(
      "details", ["class": "fold days-table"], .summary(frame[.activityHalfYearTable]),
      tag(
        "table", [:],
        tag(
          "thead", [:],
          tag(
            "tr", [:],
            [TextKey.activityWeekColumn, .activityDaysColumn, .activityWeekMinutes].map {
              tag("th", ["scope": "col"], .text(frame[$0]))
            })),
        tag(
          "tbody", [:],
          calendar.weeks.reversed().filter { $0.days.contains { $0.path != nil } }.map { week in
            tag(
              "tr", [:], tag("th", ["scope": "row"], .text(week.label)),
              tag(
                "td", ["class": "day-links"],
                week.days.compactMap { day in
                  day.path.map { tag("a", ["href": frame.link($0), "title": day.text], .text(day.number)) }
                }), tag("td", [:], .text(week.minutesText)))
          })))
  }
}
