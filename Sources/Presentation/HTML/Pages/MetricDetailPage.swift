package import DailveViewModels

/// One metric over time.
package enum MetricDetailPage {
  package static func html(_ content: MetricDetailViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let points = content.points.map { DetailChart.Point(label: $0.label, text: $0.text, value: $0.value) }
    let hasValues = points.contains { $0.value != nil }
    return Layout.document(
      frame, title: content.name,
      Layout.backLink(language),
      Layout.header(title: content.name),
      tag(
        "article", ["class": "card text hue-\(content.family)"],
        tag(
          "p", ["class": "large"],
          content.pieces.flatMap { [tag("b", [:], .text($0.number)), tag("small", [:], .text($0.unit + " "))] }),
        tag("p", ["class": "soft"], .text(content.ageText)),
        periods(content, language),
        hasValues
          ? DetailChart(
            points: points, usual: content.usual, usualRange: content.usualRange,
            legend: [content.usualRangeText, content.usualText].compactMap { $0 }, isBars: content.isCumulative,
            decimals: content.decimals, finding: content.finding
          ).node(language)
          : tag(
            "div", ["class": "empty"], tag("p", [:], .text(language[.detailEmpty])),
            tag("p", [:], .text(language[.detailEmptyHow]))),
        content.isWeekly ? tag("p", ["class": "soft"], .text(language[.detailPerWeek])) : .nothing,
        facts(content, language),
        hasValues
          ? DetailChart.table(points, day: language[.detailDay], value: language[.detailValue], language) : .nothing))
  }

  private static func periods(_ content: MetricDetailViewModel.Content, _ language: Language) -> Node {
    tag(
      "nav", ["class": "periods", "aria-label": language[.detailPeriods]],
      DetailPeriod.allCases.map { period in
        tag(
          "a",
          [
            "href": "/metric/\(content.metric)?days=\(period.rawValue)",
            "aria-current": period.rawValue == content.period ? "true" : nil,
          ], .text(language.text("detail.period.\(period.rawValue)")))
      })
  }

  private static func facts(_ content: MetricDetailViewModel.Content, _ language: Language) -> Node {
    let entries: [(TextKey, String?)] = [
      (.detailAverage, content.averageText), (.detailRange, content.rangeText),
      (.detailPrevious, content.previousText), (.detailDays, content.daysText),
    ]
    return tag(
      "dl", ["class": "facts"],
      entries.compactMap { key, text in
        text.map { tag("div", [:], tag("dt", [:], .text(language[key])), tag("dd", [:], .text($0))) }
      })
  }
}
