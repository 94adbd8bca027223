package import DailveViewModels

/// One kind of data over time.
package enum MetricDetailPage {
  package static func html(_ content: MetricDetailContent, back: (path: String, title: TextKey), frame: PageFrame)
    -> [UInt8]
  {
    let language = frame.language
    let hasValues = content.points.contains { $0.value != nil }
    return Layout.document(
      frame, title: content.name,
      Layout.backLink(language, to: back.path, back.title),
      Layout.header(title: content.name),
      tag(
        "article", ["class": "card text detail hue-\(content.family)"],
        newest(content, language),
        PeriodLinks.node(content.periods, path: content.path, current: content.period, language),
        chart(content, language),
        travel(content, language),
        facts(content.facts),
        content.note.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing,
        hasValues
          ? DetailChart.table(Self.points(content), day: language[.detailDay], value: language[.detailValue], language)
          : .nothing,
        tag(
          "p", ["class": "buttons links"],
          tag("a", ["class": "link", "href": "\(content.path)/samples"], .text(language[.detailAllData])),
          tag("a", ["class": "link", "href": "\(content.path)/csv?\(content.query)"], .text(language[.commonDownload])))
      ),
      .group(content.extras.map { extra($0, content.family) }))
  }

  static func points(_ content: MetricDetailContent) -> [DetailChart.Point] {
    content.points.map { DetailChart.Point(label: $0.label, text: $0.text, value: $0.value) }
  }

  private static func newest(_ content: MetricDetailContent, _ language: Language) -> Node {
    tag(
      "div",
      [
        "class": "newest", "data-usual": Marks.usual(content.mark),
        "data-value": Marks.value(content.metric, content.value),
      ],
      tag(
        "p", ["class": "large"],
        content.pieces.isEmpty
          ? tag("b", [:], "–")
          : .group(
            content.pieces.flatMap { [tag("b", [:], .text($0.number)), tag("small", [:], .text($0.unit + " "))] })),
      tag(
        "p", ["class": "soft"], .text(content.ageText),
        content.change.map { change in
          .group([
            .text(" · "),
            tag(
              "span", ["class": "change \(change.tone.rawValue)"],
              tag("span", ["aria-hidden": "true"], .text("\(change.arrow) \(change.text)")),
              tag("span", ["class": "words"], .text(change.words))),
          ])
        } ?? .nothing),
      content.staleText.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing)
  }

  /// The chart with its words, or why there is none. Both take the same room, so that a change of period moves nothing.
  static func chart(_ content: MetricDetailContent, _ language: Language) -> Node {
    guard content.points.contains(where: { $0.value != nil }) else {
      return tag(
        "div", ["class": "empty"], tag("p", [:], .text(language[.detailEmpty])),
        tag("p", [:], .text(language[.detailEmptyHow])))
    }
    return .group([
      DetailChart(
        points: points(content), before: content.before, trend: content.trend, usual: content.usual,
        usualRange: content.usualRange, legend: content.legend, style: content.style, decimals: content.decimals,
        finding: content.finding, label: "\(content.name), \(content.spanText)"
      ).node(language),
      content.bucketText.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing,
    ])
  }

  /// Back and forth through time.
  private static func travel(_ content: MetricDetailContent, _ language: Language) -> Node {
    func link(_ query: String?, _ key: TextKey, _ rel: String) -> Node {
      guard let query else { return tag("span", ["class": "link off", "aria-hidden": "true"], .text(language[key])) }
      return tag("a", ["class": "link", "href": "\(content.path)?\(query)", "rel": rel], .text(language[key]))
    }
    return tag(
      "nav", ["class": "travel", "aria-label": content.spanText],
      link(content.earlier, .commonEarlier, "prev"), tag("span", ["class": "small"], .text(content.spanText)),
      link(content.later, .commonLater, "next"))
  }

  static func facts(_ facts: [MetricDetailContent.Fact]) -> Node {
    facts.isEmpty
      ? .nothing
      : tag(
        "dl", ["class": "facts"],
        facts.map { tag("div", [:], tag("dt", [:], .text($0.label)), tag("dd", [:], .text($0.text))) })
  }

  private static func extra(_ extra: MetricDetailContent.Extra, _ family: String) -> Node {
    tag(
      "section", ["class": "card text hue-\(family)"], tag("h2", [:], .text(extra.title)),
      tag("p", [:], .text(extra.text)),
      extra.rows.isEmpty ? .nothing : BarRows.node(extra.rows),
      extra.note.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing)
  }
}
