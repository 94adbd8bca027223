package import DailveViewModels

/// The detail page of a metric or type.
package enum MetricDetailPage {
  /// - Parameter back: Target of the back link if the address names no origin.
  package static func html(_ content: MetricDetailContent, back: (path: String, title: TextKey), frame: PageFrame)
    -> [UInt8]
  {
    let language = frame.language
    let content = frame.origin.map { keeping($0, in: content) } ?? content
    return Layout.document(
      frame, title: content.name,
      frame.origin.map { Layout.backLink(language, to: frame.link($0.address.path), $0.title) }
        ?? Layout.backLink(language, to: back.path, back.title),
      Layout.header(title: content.name),
      tag(
        "article",
        [
          "class": "card text detail hue-\(content.family)", "data-usual": Marks.usual(content.mark),
          "data-value": Marks.value(content.metric, content.value),
        ],
        content.empty.map { empty($0, content, language) } ?? whole(content, frame),
        content.earlier == nil && content.later == nil ? .nothing : travel(content, language),
        facts(content.facts),
        notes(content),
        content.empty == nil ? table(content, value: language[.detailValue], language) : .nothing),
      .group(content.extras.map { extra($0, content.family) }),
      content.about.map(about))
  }

  /// Closed at first, because a person reads it once.
  private static func about(_ about: MetricAbout) -> Node {
    func part(_ label: String, _ texts: [String]) -> Node { tag("div", [:], [.dt(label)] + texts.map { .dd($0) }) }
    return tag(
      "details", ["class": "card text fold about", "id": "about"], .summary(about.title),
      tag(
        "dl", [:],
        about.parts.map { part($0.label, [$0.text]) } + [part(about.sourcesTitle, about.sources)]),
      .p(about.note, class: "small"))
  }

  /// The content, with links that keep the origin.
  private static func keeping(_ origin: PageOrigin, in content: MetricDetailContent) -> MetricDetailContent {
    var kept = content
    kept.periods = origin.kept(in: content.periods)
    kept.points = content.points.map { point in
      var point = point
      point.query = point.query.map(origin.kept)
      return point
    }
    kept.earlier = content.earlier.map(origin.kept)
    kept.later = content.later.map(origin.kept)
    kept.comparison = content.comparison.map(origin.kept)
    if let link = content.empty?.link, link.path.hasPrefix(content.path.path) {
      kept.empty?.link?.path = origin.added(to: link.path)
    }
    return kept
  }

  static func points(_ content: MetricDetailContent) -> [DetailChart.Point] {
    content.points.map { DetailChart.Point($0) }
  }

  /// The finding of the page: a number and a sentence.
  private static func headline(_ content: MetricDetailContent) -> Node {
    tag(
      "div", ["class": "newest"],
      tag("p", ["class": "large"], content.pieces.flatMap { [.b($0.number), UnitMark.node($0.unit)] }),
      .p(content.says, class: "says"))
  }

  private static func periods(_ content: MetricDetailContent, _ language: Language) -> Node {
    content.periods.isEmpty
      ? .nothing
      : PeriodLinks.node(content.periods, path: content.path.path, current: content.period, anchor: "chart", language)
  }

  private static func whole(_ content: MetricDetailContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    var chart = detailChart(content, id: "chart")
    chart.headline = headline(content)
    chart.controls = periods(content, language)
    chart.more = [
      content.comparison.map {
        ChartMenu.Link(
          path: content.path.path($0, anchor: "chart"), icon: .compare,
          text: language[content.before.isEmpty ? .detailCompare : .detailCompareNot])
      },
      ChartMenu.Link(
        path: frame.origin.added(to: content.samplesPath.path), icon: .list, text: language[.detailAllData]),
      ChartMenu.Link(path: content.tablePath.path(content.query), icon: .data, text: language[.commonDownload]),
    ].compactMap { $0 }
    return chart.node(language)
  }

  private static func detailChart(_ content: MetricDetailContent, id: String) -> DetailChart {
    DetailChart(
      id: id, points: points(content), leastSpan: content.leastSpan,
      limits: limits(content), before: content.before, trend: content.trend, companion: content.companion,
      usual: content.usual, usualRange: content.usualRange, legend: content.legend, style: content.style,
      decimals: content.decimals, finding: content.finding, label: "\(content.name), \(content.spanText)",
      readings: content.samplesPath.path)
  }

  private static func limits(_ content: MetricDetailContent) -> ClosedRange<Double> {
    guard let limits = content.limits, limits.count == 2, limits[0] <= limits[1] else {
      return -.infinity ... .infinity
    }
    return limits[0]...limits[1]
  }

  /// Only the chart with its notes, or its empty state, for pages with several.
  static func chart(_ content: MetricDetailContent, id: String, _ language: Language) -> Node {
    if let empty = content.empty { return .group([EmptyState.node(empty, heading: "p"), notes(content)]) }
    return .group([detailChart(content, id: id).node(language), notes(content)])
  }

  static func table(_ content: MetricDetailContent, id: String = "chart", value: String, _ language: Language) -> Node {
    DetailChart.table(
      id, points(content), day: language[.detailDay], value: value, readings: content.samplesPath.path,
      language)
  }

  private static func empty(_ empty: EmptyContent, _ content: MetricDetailContent, _ language: Language) -> Node {
    .group([content.pieces.isEmpty ? .nothing : headline(content), periods(content, language), EmptyState.node(empty)])
  }

  private static func notes(_ content: MetricDetailContent) -> Node {
    .group(
      ((content.empty == nil ? [content.staleText, content.bucketText, content.note] : []) + [content.leftOut])
        .compactMap { $0 }.map {
          .p($0, class: "small")
        })
  }

  /// Links to the previous and next window.
  private static func travel(_ content: MetricDetailContent, _ language: Language) -> Node {
    func link(_ query: String?, _ key: TextKey, _ rel: String) -> Node {
      guard let query else { return tag("span", ["class": "link off", "aria-hidden": "true"], .text(language[key])) }
      return tag(
        "a", ["class": "link", "href": content.path.path(query, anchor: "chart"), "rel": rel], .text(language[key]))
    }
    return tag(
      "nav", ["class": "travel", "aria-label": content.spanText],
      link(content.earlier, .commonEarlier, "prev"), .span(content.spanText, class: "small"),
      link(content.later, .commonLater, "next"))
  }

  static func facts(_ facts: [Fact]) -> Node {
    facts.isEmpty
      ? .nothing
      : tag(
        "dl", ["class": "facts"],
        facts.map { tag("div", [:], .dt($0.label), tag("dd", [:], UnitMark.unbroken($0.text))) })
  }

  private static func extra(_ extra: MetricDetailContent.Extra, _ family: String) -> Node {
    .card(
      extra.title, class: "hue-\(family)",
      .p(extra.text),
      extra.rows.isEmpty ? .nothing : BarRows.node(extra.rows),
      extra.note.map { .p($0, class: "small") })
  }
}
