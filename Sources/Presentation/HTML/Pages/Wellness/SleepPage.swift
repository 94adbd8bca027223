package import DailveViewModels

/// The Sleep page.
package enum SleepPage {
  package static func html(_ content: SleepContent, notice: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.sleepTitle],
      Layout.backLink(frame, above: Address.wellness.path, .navWellness),
      Layout.header(title: language[.sleepTitle], eyebrow: content.nightText, side: nights(content, frame)),
      Layout.status(notice),
      content.empty.map { EmptyState.card($0) } ?? hero(content, language),
      night(content, language),
      content.score.value.map {
        ScoreParts.node(
          content.score.parts, sum: $0, missing: content.score.missingText, baseline: content.score.baselineText,
          title: language[.scoreParts], more: WhatIfPage.link(.sleepWhatIf, frame), language)
      } ?? .nothing,
      content.vitals.isEmpty && content.sources.isEmpty
        ? .nothing
        : tag("div", ["class": "two"], vitals(content, frame), sources(content, day: content.nightDay, frame)),
      durations(content, frame), bedtimes(content, language),
      ScoreHero.history(
        content.scores, path: Address.sleep.path, title: language[.sleepScores], hue: "sleep", isBrief: true,
        periods: false,
        language),
      rhythm(content, language),
      ScoreHero.method(content.score.method, details: [content.score.methodDetails], language))
  }

  /// The night at a glance: score, duration and stages.
  private static func hero(_ content: SleepContent, _ language: Language) -> Node {
    let score = content.score
    return tag(
      "article", ["class": "card hero night-hero band-\(score.band ?? "none")"],
      tag(
        "div", ["class": "score"], ScoreHero.ring(score, language),
        tag("div", ["class": "answer"], tag("h2", [:], .text(score.headline)), duration(content, language)),
        tag(
          "div", ["class": "why"], tag("p", [:], .text(score.sentence)),
          score.action.map { tag("p", ["class": "action"], .text($0)) } ?? .nothing)),
      tag(
        "div", ["class": "hue-sleep stretch"],
        content.hypnogram.map { HypnogramView.node($0, language) } ?? .nothing),
      content.facts.isEmpty ? .nothing : MetricDetailPage.facts(content.facts))
  }

  private static func duration(_ content: SleepContent, _ language: Language) -> Node {
    tag(
      "p", [:],
      tag(
        "span", ["class": "large"],
        content.asleepPieces.flatMap { [tag("b", [:], .text($0.number)), tag("small", [:], .text($0.unit + " "))] }),
      tag("span", ["class": "soft"], .text(language[content.isInBedOnly ? .sleepDurationInBed : .sleepDurationAsleep])))
  }

  /// Links to the previous and next night.
  private static func nights(_ content: SleepContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    func arrow(_ day: String?, _ title: TextKey, _ relation: String) -> Node {
      let style = relation == "next" ? "step-link forward" : "step-link"
      guard let day else { return tag("span", ["class": style + " off", "aria-hidden": "true"], Icon.back.node) }
      return tag(
        "a",
        [
          "class": style, "href": frame.origin.added(to: Address.sleep.path("day=\(day)")), "rel": relation,
          "aria-label": language[title],
          "title": language[title],
        ], Icon.back.node)
    }
    // There are no other nights to show.
    if content.previousDay == nil, content.nextDay == nil { return .nothing }
    return tag(
      "nav", ["class": "step-links", "aria-label": language[.sleepNights]],
      arrow(content.previousDay, .sleepPreviousNight, "prev"), arrow(content.nextDay, .sleepNextNight, "next"))
  }

  private static func night(_ content: SleepContent, _ language: Language) -> Node {
    guard !content.stages.isEmpty || content.stagesNote != nil || !content.naps.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card text hue-sleep"],
      tag("h2", [:], .text(language[content.stages.isEmpty ? .sleepAboutNight : .sleepStages])),
      content.stages.isEmpty ? .nothing : stages(content, language),
      content.stagesNote.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing,
      content.naps.isEmpty
        ? .nothing
        : .group([
          tag("h3", [:], .text(language[.sleepNaps])), tag("ul", [:], content.naps.map { tag("li", [:], .text($0)) }),
        ]))
  }

  private static func stages(_ content: SleepContent, _ language: Language) -> Node {
    let hasUsual = content.stages.contains { $0.usualText != "–" }
    let heads: [TextKey] =
      [.sleepStage, .sleepStageTime] + (hasUsual ? [.sleepStageUsual] : []) + [.sleepStageTypical]
    return CountTable.plain(
      language[.sleepStages], heads: heads.map { language[$0] },
      rows: content.stages.map { stage in
        let shares = [hasUsual ? stage.usualText : nil, stage.typicalText].compactMap { $0 }
        return (
          [tag("span", ["class": "key-stage \(stage.stage)"], .text(stage.name))],
          [
            [
              .text(stage.durationText),
              stage.shareText.map { tag("span", ["class": "soft"], .text(" · \($0)")) } ?? .nothing,
            ]
          ] + shares.map { [.text($0)] }
        )
      }, bare: [0], style: "stages")
  }

  private static func vitals(_ content: SleepContent, _ frame: PageFrame) -> Node {
    guard !content.vitals.isEmpty else { return .nothing }
    let language = frame.language
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.sleepVitals])),
      tag(
        "ul", ["class": "entries"],
        content.vitals.map { vital in
          tag(
            "li", ["class": "hue-\(vital.family)"],
            tag("div", [:], tag("a", ["href": frame.link(vital.path, from: .sleep)], .text(vital.name))),
            tag("b", [:], .text(vital.text)))
        }))
  }

  private static func sources(_ content: SleepContent, day: String?, _ frame: PageFrame) -> Node {
    guard !content.sources.isEmpty, let day else { return .nothing }
    let language = frame.language
    let action = frame.origin.added(to: Address.nightSource(day).path)
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.sleepSources])),
      tag(
        "ul", ["class": "entries"],
        content.sources.map { source in
          tag(
            "li", [:],
            tag("div", [:], tag("b", [:], .text(source.name)), tag("span", ["class": "soft"], .text(source.text))),
            source.isUsed
              ? tag("span", ["class": "tag"], .text(language[.sleepUsed]))
              : tag(
                "form", ["method": "post", "action": action, "data-outbox": ""],
                tag("input", ["type": "hidden", "name": "source", "value": source.name]),
                tag(
                  "button", ["type": "submit", "aria-label": language(.sleepUseNamed, source.name)],
                  .text(language[.sleepUse]))))
        }),
      content.sources.count > 1 ? tag("p", ["class": "small"], .text(language[.sleepSourcesWhy])) : .nothing,
      content.hasChosenSource
        ? tag(
          "form", ["method": "post", "action": action, "data-outbox": ""],
          tag("button", ["type": "submit", "class": "link"], .text(language[.sleepUseOrder]))) : .nothing)
  }

  private static func durations(_ content: SleepContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    // Without any night at all, the page already says so.
    if content.emptyPeriod != nil, content.empty != nil { return .nothing }
    let points = content.nights.map { DetailChart.Point($0) }
    return tag(
      "section", ["class": "card text hue-sleep"], tag("h2", [:], .text(language[.sleepDuration])),
      PeriodLinks.node(
        frame.origin.kept(in: content.periods), path: Address.sleep.path,
        current: content.period, title: language[.sleepDuration], anchor: "durations", language),
      content.emptyPeriod.map { EmptyState.node($0, heading: "p") }
        ?? .group([
          DetailChart(
            id: "durations", points: points, axisUnit: language[.unitHour], goal: content.goal, legend: content.legend,
            style: .bars,
            decimals: 1, finding: content.finding, label: language[.sleepDuration],
            more: [
              ChartMenu.Link(
                path: frame.link(Address.sleepSeries.path("days=90"), from: .sleep), icon: .list,
                text: language[.detailAllData])
            ]
          ).node(language),
          DetailChart.table("durations", points, day: language[.detailDay], value: language[.sleepDuration], language),
        ]))
  }

  private static func bedtimes(_ content: SleepContent, _ language: Language) -> Node {
    guard content.bedtimes.contains(where: { $0.bed != nil }) else { return .nothing }
    let chart = Charts.bedtimes(content.bedtimes, label: language[.sleepBedtimes])
    return tag(
      "section", ["class": "card text hue-sleep"], tag("h2", [:], .text(language[.sleepBedtimes])),
      Plot(
        finding: content.bedtimesFinding, svg: chart.svg,
        axis: chart.grid.map { hourName($0, content.hourNames) },
        slots: content.nights.map(\.axis),
        readings: content.bedtimes.map { "\($0.label): \($0.text)" }, start: content.bedtimes.count - 1, style: " short"
      ).node(language))
  }

  /// - Parameter minute: Minutes after 18:00, a multiple of 60.
  private static func hourName(_ minute: Double, _ names: [String]) -> String {
    names.indices.first { Double($0 * 60) == (minute + 1080).truncatingRemainder(dividingBy: 1440) }.map { names[$0] }
      ?? ""
  }

  private static func rhythm(_ content: SleepContent, _ language: Language) -> Node {
    if content.rhythm.isEmpty, content.empty != nil { return .nothing }
    return tag(
      "section", ["class": "card text hue-sleep"], tag("h2", [:], .text(language[.sleepRhythm])),
      content.rhythm.isEmpty
        ? .nothing
        : tag(
          "dl", ["class": "rhythm"],
          content.rhythm.map { entry in
            tag(
              "div", [:], tag("dt", [:], .text(entry.name)),
              tag("dd", ["class": "figure"], .text(entry.value ?? "")), tag("dd", [:], .text(entry.text)))
          }),
      content.unknownRhythm.map { unknown in
        tag(
          "details", ["class": "fold"], tag("summary", [:], .text(unknown.text)),
          tag("ul", [:], unknown.needs.map { tag("li", [:], .text($0)) }))
      } ?? .nothing)
  }
}
