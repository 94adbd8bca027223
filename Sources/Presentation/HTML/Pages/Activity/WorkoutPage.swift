package import DailveViewModels

package enum WorkoutPage {
  /// - Parameters:
  ///   - undo: Address that undoes the action in the notice.
  ///   - actions: The person's options for this workout: effort, notes, joining, separating.
  package static func html(
    _ content: WorkoutContent, notice: String? = nil, undo: String? = nil, actions: WorkoutActions? = nil,
    zonesPath: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let cursor = CursorHome(content)
    return Layout.page(
      frame, title: content.title, eyebrow: content.when,
      back: Layout.backLink(frame, above: Address.activity.path, .navActivity),
      notice.map { UndoToast.node($0, undo: undo, frame) },
      content.banner.map { tag("p", ["class": "banner", "role": "status"], Icon.clock.node, .text($0)) },
      WorkoutHero.node(content, cursor, language),
      content.parts.map { table($0) },
      content.heart.map { heart($0, content, cursor, zonesPath, language) },
      columns(content, cursor, zonesPath, language),
      measures(content, language),
      actions.map { WorkoutActionsView.node($0, frame) },
      notes(content, hasForm: actions != nil, language),
      downloads(content, language))
  }

  private static func card(_ title: String, _ children: [Node]) -> Node {
    tag("article", ["class": "card text hue-activity"], [.h2(title)] + children)
  }

  // MARK: Heart rate

  private static func heart(
    _ heart: WorkoutContent.Heart, _ content: WorkoutContent, _ cursor: CursorHome, _ zonesPath: String?,
    _ language: Language
  ) -> Node {
    tag(
      "article", ["class": "card text hue-heart"], .h2(language[.workoutHeartRate]),
      heart.finding.isEmpty ? .nothing : .p(heart.finding, class: "soft"),
      heart.chart.map { WorkoutChart.node($0, cursor.on(.heart), language) },
      heart.zones.isEmpty ? .nothing : HeartRateZoneRows.node(heart.zones, label: language[.workoutHeartRate]),
      heart.recovery.map { .p($0) },
      heart.zones.isEmpty
        ? .nothing
        : small(heart.note, link: zonesPath, language[.workoutChangeZones]),
      cursor.place == .heart ? courseTable(content) : .nothing)
  }

  /// The source of a number, with a link to change it.
  private static func small(_ note: String, link: String?, _ text: String) -> Node {
    tag("p", ["class": "small"], .text(note), link.map { .group([" ", .link(text, to: $0)]) })
  }

  private static func courseTable(_ content: WorkoutContent) -> Node {
    content.cursor.map { fold($0.table) } ?? .nothing
  }

  private static func fold(_ table: WorkoutContent.Table) -> Node {
    tag("details", ["class": "fold"], .summary(table.title), WorkoutTable.node(table, label: table.title))
  }

  // MARK: Two columns

  /// Splits and similar tables on one side, curves on the other.
  private static func columns(
    _ content: WorkoutContent, _ cursor: CursorHome, _ zonesPath: String?, _ language: Language
  ) -> Node {
    let tables =
      [content.splits, content.laps, content.swim, content.efforts].compactMap { $0 }.map(table)
      + [content.route.map { MatchedWorkoutsView.node($0, language) }].compactMap { $0 }
    let curves = [
      content.pace.map { curve($0, .pace, content, cursor, language) },
      content.climb.map { curve($0, .climb, content, cursor, language) },
      content.power.map { power($0, zonesPath, language) },
    ].compactMap { $0 }
    if tables.isEmpty && curves.isEmpty { return .nothing }
    if tables.isEmpty || curves.isEmpty { return tag("div", ["class": "two"], tables + curves) }
    return tag("div", ["class": "columns"], tag("div", [:], tables), tag("div", [:], curves))
  }

  private static func table(_ table: WorkoutContent.Table) -> Node {
    card(
      table.title,
      [
        table.says.map { .p($0, class: "soft") } ?? .nothing,
        table.bars.map { WorkoutBars.node($0) } ?? .nothing,
        WorkoutTable.node(table, label: table.title),
        .group(table.notes.map { .p($0, class: "small") }),
        .group(table.details.map(fold)),
      ])
  }

  private static func curve(
    _ chart: WorkoutContent.Chart, _ place: CursorHome.Place, _ content: WorkoutContent, _ cursor: CursorHome,
    _ language: Language
  ) -> Node {
    card(
      chart.title,
      [
        .p(chart.finding, class: "soft"), WorkoutChart.node(chart, cursor.on(place), language),
        .group(chart.notes.map { .p($0, class: "small") }),
        cursor.place == place ? courseTable(content) : .nothing,
      ])
  }

  private static func power(_ power: WorkoutContent.Power, _ zonesPath: String?, _ language: Language) -> Node {
    card(
      language[.workoutPower],
      [
        .p(power.says, class: "soft"),
        power.note.map { small($0, link: zonesPath, language[.powerChangeThreshold]) } ?? .nothing,
        power.curve.map { curve in
          .group([WorkoutChart.node(curve, nil, language), .p(curve.finding, class: "small")])
        } ?? .nothing,
        power.table.map(fold) ?? .nothing,
      ])
  }

  // MARK: Cards

  private static func measures(_ content: WorkoutContent, _ language: Language) -> Node {
    guard !content.form.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards"], tag("header", [:], .h2(content.formTitle)),
      tag(
        "div", ["class": "grid"],
        content.form.map { measure in
          tag(
            "article", ["class": "card metric face hue-activity"], .h3(measure.name, class: "name"),
            Charts.sparkline(measure.course),
            tag("p", ["class": "value"], .text(measure.number), UnitMark.node(measure.unit)),
            tag("p", ["class": "row"], measure.usual.map { .text($0) }))
        }))
  }

  /// - Parameter hasForm: True if the page has a form that contains the memo.
  private static func notes(_ content: WorkoutContent, hasForm: Bool, _ language: Language) -> Node {
    let about =
      content.about.isEmpty
      ? Node.nothing
      : card(language[.workoutAbout], [WorkoutHero.facts(content.about)])
    let memos =
      content.memos.isEmpty || hasForm
      ? Node.nothing
      : card(language[.workoutNotes], content.memos.map { .p($0) })
    let cards = [about, memos, recordings(content, language)].filter { if case .group = $0 { false } else { true } }
    return cards.count == 1 ? cards[0] : tag("div", ["class": "two"], cards)
  }

  private static func recordings(_ content: WorkoutContent, _ language: Language) -> Node {
    guard !content.recordings.isEmpty else { return .nothing }
    return card(
      language[.workoutRecordedBy],
      [
        .entries(
          content.recordings.map { recording in
            tag(
              "li", [:],
              tag(
                "div", [:], .b(recording.source),
                recording.counts.isEmpty ? .nothing : .span(recording.counts, class: "soft"),
                recording.says.isEmpty ? .nothing : .span(recording.says, class: "soft")))
          }),
        content.recordings.count > 1
          ? small(language[.workoutCountsOnce], link: content.sourcesPath, language[.workoutOrderOfSources]) : .nothing,
      ])
  }

  private static func downloads(_ content: WorkoutContent, _ language: Language) -> Node {
    guard let downloads = content.downloads else { return .nothing }
    return tag(
      "form", ["class": "card text", "method": "get", "action": downloads.gpx ?? downloads.csv],
      .h2(language[.workoutDownload]),
      .p(language[.workoutDownloadText], class: "soft"),
      downloads.cutText.map { text in
        tag("label", ["class": "check"], tag("input", ["type": "checkbox", "name": "cut", "value": "1"]), .span(text))
      },
      tag(
        "div", ["class": "buttons"],
        downloads.gpx.map { button($0, language[.workoutGPX]) },
        downloads.csv.map { button($0, language[.workoutCSV]) }))
  }

  private static func button(_ path: String, _ text: String) -> Node {
    tag("button", ["type": "submit", "formaction": path], .text(text))
  }
}
