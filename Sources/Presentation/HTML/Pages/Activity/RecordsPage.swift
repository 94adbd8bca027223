package import DailveViewModels

/// The personal records.
package enum RecordsPage {
  package static func html(_ content: RecordsContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.recordsTitle],
      Layout.backLink(language, to: frame.link(Address.activity.path), .navActivity),
      Layout.header(title: language[.recordsTitle]),
      ProgressNote.node(content.progress),
      content.empty.map { EmptyState.card($0) } ?? .group(parts(content, frame)))
  }

  private static func parts(_ content: RecordsContent, _ frame: PageFrame) -> [Node] {
    let language = frame.language
    return [
      .group(content.efforts.map { efforts($0, language) }), races(content.races, language),
      tag(
        "div", ["class": "two"],
        content.longest.isEmpty
          ? .nothing
          : tag(
            "section", ["class": "card text"], tag("h2", [:], .text(language[.recordsLongest])),
            BestTable.node(content.longest, title: language[.recordsLongest])),
        counts(content, language)),
      years(content, frame),
    ]
  }

  private static func efforts(_ efforts: RecordsContent.Efforts, _ language: Language) -> Node {
    let heads = [TextKey.recordsDistance, .recordsFirst, .recordsSecond, .recordsThird, .recordsFall]
    return tag(
      "section", ["class": "card text hue-activity"], tag("h2", [:], .text(efforts.title)),
      CountTable.plain(
        efforts.title, heads: heads.map { language[$0] },
        rows: efforts.rows.map { row in
          let best = (0..<3).map { place in row.best.indices.contains(place) ? time(row.best[place]) : [Node.text("–")]
          }
          return ([.text(row.label)], best + [fall(row)])
        }, whole: [3], style: "records"),
      tag("p", ["class": "small"], .text(language[.recordsBestText])),
      efforts.rows.contains { $0.best.contains { $0.mark != nil } }
        ? tag("p", ["class": "small"], .text(language[.recordsNoRouteText])) : .nothing)
  }

  private static func time(_ best: ActivityContent.Best) -> [Node] {
    [
      tag("b", [:], .text(best.value)), .text(" "),
      best.mark.map { .group([tag("span", ["class": "mark"], .text($0)), .text(" ")]) } ?? .nothing,
      tag("a", ["class": "when", "href": best.path], .text(best.label)),
    ]
  }

  /// A line that falls as times improve.
  private static func fall(_ row: RecordsContent.Row) -> [Node] {
    guard row.falls.count > 1 else { return [.text("–")] }
    return [Charts.sparkline(row.falls), tag("span", ["class": "words"], .text(row.fallsText))]
  }

  private static func races(_ races: [RecordsContent.Race], _ language: Language) -> Node {
    guard !races.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.recordsRaces])),
      CountTable.plain(
        language[.recordsRaces],
        heads: [TextKey.recordsDistance, .recordsRaceTime, .recordsRaceRange, .recordsRaceFrom].map { language[$0] },
        rows: races.map { race in
          ([.text(race.label)], [[tag("b", [:], .text(race.time))], [.text(race.range)], [.text(race.from)]])
        }, style: "records"),
      tag("p", ["class": "small"], .text(language[.recordsRacesText])))
  }

  private static func counts(_ content: RecordsContent, _ language: Language) -> Node {
    guard !content.eddington.isEmpty || content.streak != nil else { return .nothing }
    return tag(
      "section", ["class": "card text"],
      content.eddington.isEmpty
        ? .nothing
        : .group([
          tag("h2", [:], .text(language[.recordsEddington])),
          tag(
            "dl", ["class": "rhythm"],
            content.eddington.map { entry in
              tag(
                "div", [:], tag("dt", [:], .text(entry.label)), tag("dd", ["class": "figure"], .text(entry.value)),
                tag("dd", ["class": "soft"], .text(entry.text)))
            }), tag("p", ["class": "small"], .text(content.eddingtonText)),
        ]),
      content.streak.map { streak in
        .group([
          tag("h2", [:], .text(language[.recordsStreak])),
          tag(
            "p", ["class": "streak"], tag("b", [:], .text(streak.value)), .text(" "),
            tag("span", ["class": "soft"], .text(streak.longest))),
          tag("p", ["class": "small"], .text(streak.text)),
        ])
      } ?? .nothing)
  }

  private static func bar(_ share: Double) -> Node {
    tag(
      "svg", ["class": "bar", "viewBox": "0 0 100 8", "preserveAspectRatio": "none", "aria-hidden": "true"],
      tag("rect", ["class": "rest", "y": "1", "width": "100", "height": "6"]),
      tag("rect", ["class": "plus", "y": "1", "width": ChartGeometry.number(100 * share), "height": "6"]))
  }

  private static func years(_ content: RecordsContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    let heads = [
      TextKey.recordsYear, .activityTotalTime, .activityTotalDistance, .activityTotalClimb, .activityTotalCount,
    ]
    return tag(
      "section", ["class": "card text hue-activity"], tag("h2", [:], .text(language[.recordsYears])),
      CountTable.plain(
        language[.recordsYears], heads: heads.map { language[$0] },
        rows: content.years.map { year in
          (
            [tag("a", ["href": frame.link(year.path)], .text(year.label))],
            year.whole.enumerated().map { column, whole in
              let toDate = year.toDate.indices.contains(column) ? year.toDate[column] : nil
              return [column == 0 ? tag("b", [:], .text(whole)) : .text(whole)]
                + (column == 0 ? [bar(year.share)] : [])
                + (toDate.map { [tag("span", ["class": "soft to-date"], .text(" " + $0))] } ?? [])
            }
          )
        }, style: "records"),
      content.yearsText.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing)
  }
}
