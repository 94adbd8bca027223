internal import DailveViewModels

/// Records, totals and half a year, each a row that opens in place.
enum LookBack {
  static func node(_ content: ActivityContent, _ frame: PageFrame) -> Node {
    let rows = [
      content.records.map { records($0, frame) }, content.totals.map { totals($0, frame) },
      content.calendar.map { calendar($0, frame) },
    ].compactMap { $0 }
    guard !rows.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "back-list", "aria-labelledby": "back-title"],
      tag("header", [:], tag("h2", ["id": "back-title"], .text(frame[.activityBack]))),
      tag("div", ["class": "card doors"], rows))
  }

  /// - Parameters:
  ///   - look: A small picture of the content.
  ///   - content: Shown when the row is open; a row without any does not open.
  private static func door(
    _ hue: String, _ icon: Icon, _ title: String, _ text: String, look: Node, _ content: [Node]
  ) -> Node {
    let face: [Node] = [
      tag("span", ["class": "tile s soft"], icon.node),
      tag("span", ["class": "what"], .b(title + " "), .span(text + " ", class: "soft")), look,
    ]
    if content.isEmpty { return tag("div", ["class": "door hue-\(hue)"], face) }
    return tag("details", ["class": "door hue-\(hue)"], [tag("summary", [:], face)] + content)
  }

  private static func records(_ records: ActivityContent.Records, _ frame: PageFrame) -> Node {
    door(
      "body", .medal, frame[.recordsTitle], records.text, look: medals(records.medals),
      records.best.isEmpty && !records.hasPage
        ? []
        : [
          records.best.isEmpty ? .nothing : BestTable.node(records.best, title: frame[.activityBest]),
          records.hasPage
            ? tag("p", [:], .link(frame[.activityRecords], to: frame.link(Address.records.path), class: "link"))
            : .nothing,
        ])
  }

  /// The newest medals; nothing without any.
  private static func medals(_ places: [Int]) -> Node {
    guard !places.isEmpty else { return .nothing }
    return tag("span", ["class": "medals", "aria-hidden": "true"], places.map { MedalMark.node($0) })
  }

  private static func totals(_ totals: ActivityContent.Totals, _ frame: PageFrame) -> Node {
    door(
      "activity", .fitness, frame[.activityTotals], totals.text, look: bars(totals.months),
      totals.periods.map { BestTable.node($0) })
  }

  private static func bars(_ months: [Double]) -> Node {
    guard !months.isEmpty else { return .nothing }
    let step = 72 / Double(months.count)
    return tag(
      "svg", ["class": "look", "viewBox": "0 0 72 44", "aria-hidden": "true"],
      months.enumerated().map { place, share in
        let height = max(1.5, 42 * min(1, max(0, share)))
        return tag(
          "rect",
          [
            "class": place == months.count - 1 ? "bar on" : "bar", "x": ChartGeometry.number(Double(place) * step),
            "y": ChartGeometry.number(44 - height), "width": ChartGeometry.number(step * 0.75),
            "height": ChartGeometry.number(height), "rx": "1.5",
          ])
      })
  }

  private static func calendar(_ calendar: ActivityContent.Calendar, _ frame: PageFrame) -> Node {
    door(
      "fitness", .calendar, frame[.activityHalfYear], calendar.finding, look: grid(calendar),
      [DayGrid.node(calendar, frame)])
  }

  /// The last twelve weeks.
  private static func grid(_ calendar: ActivityContent.Calendar) -> Node {
    tag(
      "svg", ["class": "look", "viewBox": "0 0 72 44", "aria-hidden": "true"],
      calendar.weeks.suffix(12).enumerated().flatMap { column, week in
        week.days.enumerated().map { row, day in
          tag(
            "rect",
            [
              "class": "l\(day.level)", "x": "\(6 * column)", "y": "\(6 * row + 1)", "width": "5", "height": "5",
              "rx": "1.5",
            ])
        }
      })
  }
}

/// A medal in the metal of its place.
enum MedalMark {
  /// - Parameter place: From 1 to 3.
  static func node(_ place: Int) -> Node {
    tag("span", ["class": "medal place-\(min(3, max(1, place)))"], Icon.medal.node)
  }
}
