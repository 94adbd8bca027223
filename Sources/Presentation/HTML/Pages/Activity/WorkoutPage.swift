package import DailveViewModels

/// The page of one workout.
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
    return Layout.document(
      frame, title: content.title,
      Layout.backLink(frame, above: Address.activity.path, .navActivity),
      Layout.header(title: content.title, eyebrow: content.when),
      notice.map { UndoToast.node($0, undo: undo, frame) } ?? .nothing,
      content.banner.map { tag("p", ["class": "banner", "role": "status"], Icon.clock.node, .text($0)) } ?? .nothing,
      WorkoutHero.node(content, cursor, language),
      content.heart.map { heart($0, content, cursor, zonesPath, language) } ?? .nothing,
      columns(content, cursor, zonesPath, language),
      measures(content, language),
      actions.map { WorkoutActionsView.node($0, frame) } ?? .nothing,
      notes(content, hasForm: actions != nil, language),
      downloads(content, language))
  }

  private static func card(_ title: String, _ children: [Node]) -> Node {
    tag("article", ["class": "card text hue-activity"], [tag("h2", [:], .text(title))] + children)
  }

  // MARK: Heart rate

  private static func heart(
    _ heart: WorkoutContent.Heart, _ content: WorkoutContent, _ cursor: CursorHome, _ zonesPath: String?,
    _ language: Language
  ) -> Node {
    tag(
      "article", ["class": "card text hue-heart"], tag("h2", [:], .text(language[.workoutHeartRate])),
      heart.finding.isEmpty ? .nothing : tag("p", ["class": "soft"], .text(heart.finding)),
      heart.chart.map { WorkoutChart.node($0, cursor.on(.heart), language) } ?? .nothing,
      heart.zones.isEmpty ? .nothing : HeartRateZoneRows.node(heart.zones, label: language[.workoutHeartRate]),
      heart.recovery.map { tag("p", [:], .text($0)) } ?? .nothing,
      heart.zones.isEmpty
        ? .nothing
        : small(heart.note, link: zonesPath, language[.workoutChangeZones]),
      cursor.place == .heart ? courseTable(content) : .nothing)
  }

  /// The source of a number, with a link to change it.
  private static func small(_ note: String, link: String?, _ text: String) -> Node {
    tag(
      "p", ["class": "small"], .text(note),
      link.map { .group([" ", tag("a", ["href": $0], .text(text))]) } ?? .nothing)
  }

  private static func courseTable(_ content: WorkoutContent) -> Node {
    content.cursor.map { fold($0.table) } ?? .nothing
  }

  private static func fold(_ table: WorkoutContent.Table) -> Node {
    tag(
      "details", ["class": "fold"], tag("summary", [:], .text(table.title)),
      WorkoutTable.node(table, label: table.title))
  }

  // MARK: Two columns

  /// Splits and similar tables on one side, curves on the other.
  private static func columns(
    _ content: WorkoutContent, _ cursor: CursorHome, _ zonesPath: String?, _ language: Language
  ) -> Node {
    let tables =
      [content.parts, content.splits, content.laps, content.swim, content.efforts].compactMap { $0 }.map {
        table in
        card(
          table.title,
          [
            table.says.map { tag("p", ["class": "soft"], .text($0)) } ?? .nothing,
            table.bars.map { WorkoutBars.node($0) } ?? .nothing,
            WorkoutTable.node(table, label: table.title),
            .group(table.notes.map { tag("p", ["class": "small"], .text($0)) }),
            .group(table.details.map(fold)),
          ])
      } + [content.route.map { MatchedWorkoutsView.node($0, language) }].compactMap { $0 }
    let curves = [
      content.pace.map { curve($0, .pace, content, cursor, language) },
      content.climb.map { curve($0, .climb, content, cursor, language) },
      content.power.map { power($0, zonesPath, language) },
    ].compactMap { $0 }
    if tables.isEmpty && curves.isEmpty { return .nothing }
    if tables.isEmpty || curves.isEmpty { return tag("div", ["class": "two"], tables + curves) }
    return tag("div", ["class": "columns"], tag("div", [:], tables), tag("div", [:], curves))
  }

  private static func curve(
    _ chart: WorkoutContent.Chart, _ place: CursorHome.Place, _ content: WorkoutContent, _ cursor: CursorHome,
    _ language: Language
  ) -> Node {
    card(
      chart.title,
      [
        tag("p", ["class": "soft"], .text(chart.finding)), WorkoutChart.node(chart, cursor.on(place), language),
        .group(chart.notes.map { tag("p", ["class": "small"], .text($0)) }),
        cursor.place == place ? courseTable(content) : .nothing,
      ])
  }

  private static func power(_ power: WorkoutContent.Power, _ zonesPath: String?, _ language: Language) -> Node {
    card(
      language[.workoutPower],
      [
        tag("p", ["class": "soft"], .text(power.says)),
        power.note.map { small($0, link: zonesPath, language[.powerChangeThreshold]) } ?? .nothing,
        power.curve.map { curve in
          .group([
            WorkoutChart.node(curve, nil, language), tag("p", ["class": "small"], .text(curve.finding)),
          ])
        } ?? .nothing,
        power.table.map(fold) ?? .nothing,
      ])
  }

  // MARK: Cards

  private static func measures(_ content: WorkoutContent, _ language: Language) -> Node {
    guard !content.form.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards"], tag("header", [:], tag("h2", [:], .text(content.formTitle))),
      tag(
        "div", ["class": "grid"],
        content.form.map { measure in
          tag(
            "article", ["class": "card metric face hue-activity"], tag("h3", ["class": "name"], .text(measure.name)),
            Charts.sparkline(measure.course),
            tag("p", ["class": "value"], .text(measure.number), UnitMark.node(measure.unit)),
            tag("p", ["class": "row"], measure.usual.map { .text($0) } ?? .nothing))
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
      : card(language[.workoutNotes], content.memos.map { tag("p", [:], .text($0)) })
    let cards = [about, memos, recordings(content, language)].filter { if case .group = $0 { false } else { true } }
    return cards.count == 1 ? cards[0] : tag("div", ["class": "two"], cards)
  }

  private static func recordings(_ content: WorkoutContent, _ language: Language) -> Node {
    guard !content.recordings.isEmpty else { return .nothing }
    return card(
      language[.workoutRecordedBy],
      [
        tag(
          "ul", ["class": "entries"],
          content.recordings.map { recording in
            tag(
              "li", [:],
              tag(
                "div", [:], tag("b", [:], .text(recording.source)),
                recording.counts.isEmpty ? .nothing : tag("span", ["class": "soft"], .text(recording.counts)),
                recording.says.isEmpty ? .nothing : tag("span", ["class": "soft"], .text(recording.says))))
          }),
        content.recordings.count > 1
          ? small(
            language[.workoutCountsOnce], link: content.sourcesPath,
            language[.workoutOrderOfSources]) : .nothing,
      ])
  }

  private static func downloads(_ content: WorkoutContent, _ language: Language) -> Node {
    guard let downloads = content.downloads else { return .nothing }
    return tag(
      "form", ["class": "card text", "method": "get", "action": downloads.gpx ?? downloads.csv],
      tag("h2", [:], .text(language[.workoutDownload])),
      tag("p", ["class": "soft"], .text(language[.workoutDownloadText])),
      downloads.cutText.map { text in
        tag(
          "label", ["class": "check"], tag("input", ["type": "checkbox", "name": "cut", "value": "1"]),
          tag("span", [:], .text(text)))
      } ?? .nothing,
      tag(
        "div", ["class": "buttons"],
        downloads.gpx.map { button($0, language[.workoutGPX]) } ?? .nothing,
        downloads.csv.map { button($0, language[.workoutCSV]) } ?? .nothing))
  }

  private static func button(_ path: String, _ text: String) -> Node {
    tag("button", ["type": "submit", "formaction": path], .text(text))
  }
}
