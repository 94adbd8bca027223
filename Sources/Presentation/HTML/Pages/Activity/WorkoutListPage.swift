package import DailveViewModels

package enum WorkoutListPage {
  package static func html(_ content: WorkoutListContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame.following(), title: language[.workoutsTitle], eyebrow: content.months.isEmpty ? nil : content.summary,
      back: Layout.backLink(frame, above: frame.link(Address.activity.path), .navActivity),
      ProgressNote.node(content.progress),
      content.calendar.map { calendar($0, language) },
      form(content.filter, language), removals(content.filter.current, language),
      content.empty.map { EmptyState.card($0) },
      .group(content.months.enumerated().map { index, month in section(month, index) }),
      pages(content, language))
  }

  /// A GET form: its fields are the address of the list.
  private static func form(_ filter: WorkoutListContent.Filter, _ language: Language) -> Node {
    func select(_ field: WorkoutListQuery.Field, _ label: TextKey, _ choices: [WorkoutListContent.Choice]) -> Node {
      guard choices.count > 2 || choices.contains(where: { $0.isChosen && !$0.value.isEmpty }) else { return .nothing }
      return tag(
        "label", [:], .text(language[label]),
        tag(
          "select", ["name": field.rawValue],
          choices.map {
            tag(
              "option", ["value": $0.value.isEmpty ? " " : $0.value, "selected": $0.isChosen ? "" : nil], .text($0.text)
            )
          }))
    }
    return tag(
      "details", ["class": "card fold filters", "open": filter.current.isEmpty ? nil : ""],
      .summary(language[.workoutsFilter]),
      tag(
        "form", ["method": "get", "action": Address.workouts.path, "role": "search"],
        filter.day.map { .hidden("day", $0) },
        tag(
          "label", [:], .text(language[.workoutsSearch]),
          tag(
            "input",
            [
              "type": "search", "name": WorkoutListQuery.Field.q.rawValue, "value": filter.text,
              "enterkeyhint": "search", "autocomplete": "off", "maxlength": "\(WorkoutListQuery.longest)",
              "aria-describedby": "h-search",
            ]), tag("small", ["id": "h-search"], .text(language[.workoutsSearchHint]))),
        select(.type, .workoutsActivity, filter.activities), select(.period, .workoutsPeriod, filter.periods),
        select(.source, .workoutsSource, filter.sources),
        .button(language[.workoutsShow], class: "primary")))
  }

  /// The months of a year, and the other years.
  private static func calendar(_ calendar: WorkoutListContent.Calendar, _ language: Language) -> Node {
    func row(_ style: String, _ links: [WorkoutListContent.Link]) -> Node {
      guard !links.isEmpty else { return .nothing }
      return tag(
        "p", ["class": style],
        links.map { link in
          tag(
            "a",
            [
              "href": Address.workouts.path(link.query), "aria-label": link.label,
              "aria-current": link.isChosen ? "true" : nil,
            ], .text(link.text + " "))
        })
    }
    return tag(
      "nav", ["class": "month-links", "aria-label": language[.workoutsByMonth]],
      row("years", calendar.years), row("months", calendar.months))
  }

  private static func removals(_ current: [WorkoutListContent.Removal], _ language: Language) -> Node {
    guard !current.isEmpty else { return .nothing }
    return tag(
      "ul", ["class": "removals", "aria-label": language[.workoutsCurrent]],
      current.map { entry in
        tag(
          "li", [:],
          tag(
            "a", ["class": "removal", "href": Address.workouts.path(entry.query), "aria-label": entry.label],
            .text(entry.text), Icon.close.node))
      })
  }

  private static func section(_ month: WorkoutListContent.Month, _ index: Int) -> Node {
    tag(
      "section", ["class": "cards", "aria-labelledby": "month-\(index)"],
      tag(
        "header", ["class": "month-head"], tag("h2", ["id": "month-\(index)"], .text(month.title)),
        .p(month.totals, class: "soft")),
      tag("div", ["class": "workout-list hue-activity"], month.rows.map { WorkoutRowView.node($0, from: .workouts) }))
  }

  private static func pages(_ content: WorkoutListContent, _ language: Language) -> Node {
    guard content.older != nil || content.newest != nil else { return .nothing }
    return tag(
      "p", ["class": "travel"],
      content.newest.map {
        .link(language[.workoutsNewest], to: Address.workouts.path($0), class: "link")
      },
      content.older.map {
        tag("a", ["class": "link", "rel": "next", "href": Address.workouts.path($0)], .text(language[.workoutsOlder]))
      })
  }
}
