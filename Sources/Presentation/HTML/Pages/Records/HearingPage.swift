package import DailveViewModels

/// Hearing tests: the newest as an audiogram, all as tables.
package enum HearingPage {
  package static func html(_ content: HearingContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return RecordParts.page(
      .hearingTitle, finding: content.chart == nil ? content.finding : "", empty: content.empty, span: content.span,
      frame: frame,
      content.chart.map { chart($0, content.finding, language) } ?? .nothing,
      .group(content.tests.map { test($0, language) }))
  }

  private static func chart(_ chart: HearingContent.Chart, _ finding: String, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text hue-vitals", "aria-label": chart.title],
      Plot(
        finding: finding, svg: Charts.hearing(chart, label: language[.hearingPicture]),
        axis: Charts.levels(chart).enumerated().map { index, level in
          let number = NumberFormat.text(Double(level), decimals: 0)
          return index == 0 ? language(.hearingLevel, number) : number
        },
        slots: chart.octaves, readings: chart.readings, start: 3,
        legend: chart.legend
      ).node(language),
      .p(language[.hearingText], class: "small"), .p(language[.ecgNotJudged], class: "small"))
  }

  private static func test(_ test: HearingContent.Test, _ language: Language) -> Node {
    .card(
      test.title, test.source.isEmpty ? .nothing : .p(test.source, class: "soft"),
      test.table.map { RecordParts.table($0) } ?? .p(language[.healthRecordsUnreadable]))
  }
}
