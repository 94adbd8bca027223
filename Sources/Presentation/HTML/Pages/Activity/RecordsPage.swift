package import DailveViewModels

/// The personal records.
package enum RecordsPage {
  package static func html(_ content: RecordsContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.recordsTitle],
      back: Layout.backLink(language, to: frame.link(Address.activity.path), .navActivity),
      ProgressNote.node(content.progress),
      content.empty.map { EmptyState.card($0) } ?? .group(parts(content, frame)))
  }

  private static func parts(_ content: RecordsContent, _ frame: PageFrame) -> [Node] {
    let language = frame.language
    return [
      medals(content.medals, language),
      .group(content.efforts.map { efforts($0, language) }), races(content.races, language),
      tag(
        "div", ["class": "two"],
        content.longest.isEmpty
          ? .nothing
          : .card(language[.recordsLongest], BestTable.node(content.longest, title: language[.recordsLongest])),
        counts(content, language)),
      years(content, frame),
    ]
  }

  private static func medals(_ medals: [RecordsContent.Medal], _ language: Language) -> Node {
    guard !medals.isEmpty else { return .nothing }
    return .card(
      language(.medalsLately, "\(RecordsContent.recentFor)"),
      tag(
        "ul", ["class": "medal-list"],
        medals.map { medal in
          tag(
            "li", [:], MedalMark.node(medal.place), tag("span", [:], .b(medal.value + " "), .span(medal.label)),
            .link(medal.dateText, to: medal.path, class: "when"))
        }))
  }

  private static func efforts(_ efforts: RecordsContent.Efforts, _ language: Language) -> Node {
    let heads = [TextKey.recordsDistance, .recordsFirst, .recordsSecond, .recordsThird, .recordsFall]
    return .card(
      efforts.title, class: "hue-activity",
      CountTable.plain(
        efforts.title, heads: heads.map { language[$0] },
        rows: efforts.rows.map { row in
          let best = (0..<3).map { place in row.best.indices.contains(place) ? time(row.best[place]) : [Node.text("–")]
          }
          return ([.text(row.label)], best + [fall(row)])
        }, whole: [3], style: "records"),
      .p(language[.recordsBestText], class: "small"),
      efforts.rows.contains { $0.best.contains { $0.mark != nil } }
        ? .p(language[.recordsNoRouteText], class: "small") : .nothing)
  }

  private static func time(_ best: ActivityContent.Best) -> [Node] {
    [
      .b(best.value), .text(" "),
      best.mark.map { .group([.span($0, class: "mark"), .text(" ")]) } ?? .nothing,
      .link(best.label, to: best.path, class: "when"),
    ]
  }

  /// A line that falls as times improve.
  private static func fall(_ row: RecordsContent.Row) -> [Node] {
    guard row.falls.count > 1 else { return [.text("–")] }
    return [Charts.sparkline(row.falls), .span(row.fallsText, class: "words")]
  }

  private static func races(_ races: [RecordsContent.Race], _ language: Language) -> Node {
    guard !races.isEmpty else { return .nothing }
    return .card(
      language[.recordsRaces],
      CountTable.plain(
        language[.recordsRaces],
        heads: [TextKey.recordsDistance, .recordsRaceTime, .recordsRaceRange, .recordsRaceFrom].map { language[$0] },
        rows: races.map { race in
          ([.text(race.label)], [[.b(race.time)], [.text(race.range)], [.text(race.from)]])
        }, style: "records"),
      .p(language[.recordsRacesText], class: "small"))
  }

  private static func counts(_ content: RecordsContent, _ language: Language) -> Node {
    guard !content.eddington.isEmpty || content.streak != nil else { return .nothing }
    return tag(
      "section", ["class": "card text"],
      content.eddington.isEmpty
        ? .nothing
        : .group([
          .h2(language[.recordsEddington]),
          tag(
            "dl", ["class": "rhythm"],
            content.eddington.map { entry in
              tag("div", [:], .dt(entry.label), .dd(entry.value, class: "figure"), .dd(entry.text, class: "soft"))
            }), .p(content.eddingtonText, class: "small"),
        ]),
      content.streak.map { streak in
        .group([
          .h2(language[.recordsStreak]),
          tag("p", ["class": "streak"], .b(streak.value), .text(" "), .span(streak.longest, class: "soft")),
          .p(streak.text, class: "small"),
        ])
      })
  }

  private static func bar(_ share: Double) -> Node {
    tag(
      "svg", ["class": "bar", "viewBox": "0 0 100 8", "preserveAspectRatio": "none", "aria-hidden": "true"],
      tag("rect", ["class": "rest", "y": "1", "width": "100", "height": "6"]),
      tag("rect", ["class": "plus", "y": "1", "width": ChartGeometry.number(100 * share), "height": "6"]))
  }

  private static func years(_ content: RecordsContent, _ frame: PageFrame) -> Node {
    let heads = [
      TextKey.recordsYear, .activityTotalTime, .activityTotalDistance, .activityTotalClimb, .activityTotalCount,
    ]
    return .card(
      frame[.recordsYears], class: "hue-activity",
      CountTable.plain(
        frame[.recordsYears], heads: heads.map { frame[$0] },
        rows: content.years.map { year in
          (
            [.link(year.label, to: frame.link(year.path))],
            year.whole.enumerated().map { column, whole in
              let toDate = year.toDate.indices.contains(column) ? year.toDate[column] : nil
              return [column == 0 ? .b(whole) : .text(whole)]
                + (column == 0 ? [bar(year.share)] : [])
                + (toDate.map { [.span(" " + $0, class: "soft to-date")] } ?? [])
            }
          )
        }, style: "records"),
      content.yearsText.map { .p($0, class: "small") })
  }
}
