package import DailveViewModels

package enum SleepPage {
  package static func html(_ content: SleepContent, notice: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.sleepTitle], eyebrow: content.nightText,
      back: Layout.backLink(frame, above: Address.wellness.path, .navWellness),
      side: nights(content, frame),
      Layout.status(notice),
      content.empty.map { EmptyState.card($0) } ?? hero(content, language),
      night(content, language),
      content.score.value.map {
        ScoreParts.node(
          content.score.parts, sum: $0, missing: content.score.missingText, baseline: content.score.baselineText,
          title: language[.scoreParts], more: WhatIfPage.link(.sleepWhatIf, frame), language)
      },
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
        tag("div", ["class": "answer"], .h2(score.headline), duration(content, language)),
        tag("div", ["class": "why"], .p(score.sentence), score.action.map { .p($0, class: "action") })),
      tag("div", ["class": "hue-sleep stretch"], content.hypnogram.map { HypnogramView.node($0, language) }),
      content.facts.isEmpty ? .nothing : MetricDetailPage.facts(content.facts))
  }

  private static func duration(_ content: SleepContent, _ language: Language) -> Node {
    tag(
      "p", [:],
      tag("span", ["class": "large"], content.asleepPieces.flatMap { [.b($0.number), .small($0.unit + " ")] }),
      .span(language[content.isInBedOnly ? .sleepDurationInBed : .sleepDurationAsleep], class: "soft"))
  }

  /// Links to the previous and next night.
  private static func nights(_ content: SleepContent, _ frame: PageFrame) -> Node {
    func arrow(_ day: String?, _ title: TextKey, _ relation: String) -> Node {
      let style = relation == "next" ? "step-link forward" : "step-link"
      guard let day else { return tag("span", ["class": style + " off", "aria-hidden": "true"], Icon.back.node) }
      return tag(
        "a",
        [
          "class": style, "href": frame.origin.added(to: Address.sleep.path("day=\(day)")), "rel": relation,
          "aria-label": frame[title],
          "title": frame[title],
        ], Icon.back.node)
    }
    // There are no other nights to show.
    if content.previousDay == nil, content.nextDay == nil { return .nothing }
    return tag(
      "nav", ["class": "step-links", "aria-label": frame[.sleepNights]],
      arrow(content.previousDay, .sleepPreviousNight, "prev"), arrow(content.nextDay, .sleepNextNight, "next"))
  }

  private static func night(_ content: SleepContent, _ language: Language) -> Node {
    guard !content.stages.isEmpty || content.stagesNote != nil || !content.naps.isEmpty else { return .nothing }
    return .card(
      language[content.stages.isEmpty ? .sleepAboutNight : .sleepStages], class: "hue-sleep",
      content.stages.isEmpty ? .nothing : stages(content, language),
      content.stagesNote.map { .p($0, class: "small") },
      content.naps.isEmpty
        ? .nothing
        : .group([.h3(language[.sleepNaps]), tag("ul", [:], content.naps.map { .li($0) })]))
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
          [.span(stage.name, class: "key-stage \(stage.stage)")],
          [
            [.text(stage.durationText), stage.shareText.map { .span(" · \($0)", class: "soft") } ?? .nothing]
          ] + shares.map { [.text($0)] }
        )
      }, bare: [0], style: "stages")
  }

  private static func vitals(_ content: SleepContent, _ frame: PageFrame) -> Node {
    guard !content.vitals.isEmpty else { return .nothing }
    return .card(
      frame[.sleepVitals],
      .entries(
        content.vitals.map { vital in
          tag(
            "li", ["class": "hue-\(vital.family)"],
            tag("div", [:], .link(vital.name, to: frame.link(vital.path, from: .sleep))),
            .b(vital.text))
        }))
  }

  private static func sources(_ content: SleepContent, day: String?, _ frame: PageFrame) -> Node {
    guard !content.sources.isEmpty, let day else { return .nothing }
    let action = frame.origin.added(to: Address.nightSource(day).path)
    return .card(
      frame[.sleepSources],
      .entries(
        content.sources.map { source in
          .entry(
            source.name, source.text,
            source.isUsed
              ? .span(frame[.sleepUsed], class: "tag")
              : .form(
                to: action, marks: ["data-outbox"],
                .hidden("source", source.name),
                tag(
                  "button", ["type": "submit", "aria-label": frame.language(.sleepUseNamed, source.name)],
                  .text(frame[.sleepUse]))))
        }),
      content.sources.count > 1 ? .p(frame[.sleepSourcesWhy], class: "small") : .nothing,
      content.hasChosenSource
        ? .form(to: action, marks: ["data-outbox"], .button(frame[.sleepUseOrder], class: "link")) : .nothing)
  }

  private static func durations(_ content: SleepContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    // Without any night at all, the page already says so.
    if content.emptyPeriod != nil, content.empty != nil { return .nothing }
    let points = content.nights.map { DetailChart.Point($0) }
    return .card(
      language[.sleepDuration], class: "hue-sleep",
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
    return .card(
      language[.sleepBedtimes], class: "hue-sleep",
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
    return .card(
      language[.sleepRhythm], class: "hue-sleep",
      content.rhythm.isEmpty
        ? .nothing
        : tag(
          "dl", ["class": "rhythm"],
          content.rhythm.map { entry in
            tag("div", [:], .dt(entry.name), .dd(entry.value ?? "", class: "figure"), .dd(entry.text))
          }),
      content.unknownRhythm.map { unknown in
        tag("details", ["class": "fold"], .summary(unknown.text), tag("ul", [:], unknown.needs.map { .li($0) }))
      })
  }
}
