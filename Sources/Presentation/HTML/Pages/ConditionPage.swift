package import DailveViewModels

/// What makes the condition score.
package enum ConditionPage {
  package static func html(_ content: ConditionViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.conditionTitle],
      Layout.backLink(language),
      Layout.header(title: language[.conditionTitle], eyebrow: content.dateText),
      HeroView.node(content.hero, language, isLinked: false),
      content.hero.parts.isEmpty ? .nothing : parts(content, language),
      content.baselineText == nil ? .nothing : baseline(content, language),
      history(content, language),
      tag(
        "section", ["class": "card text"], tag("h2", [:], .text(language[.conditionMethod])),
        tag("p", [:], .text(language[.conditionMethodText])), tag("p", [:], .text(language[.commonNotDiagnosis]))))
  }

  private static func parts(_ content: ConditionViewModel.Content, _ language: Language) -> Node {
    func points(_ value: Int) -> String { value > 0 ? "+\(value)" : value < 0 ? "−\(value.magnitude)" : "0" }
    return tag(
      "section", ["class": "card text"],
      tag("h2", [:], .text(language[.conditionParts])),
      tag(
        "table", ["class": "parts"],
        tag(
          "tbody", [:],
          content.hero.parts.map { part in
            tag(
              "tr", [:],
              tag(
                "th", ["scope": "row"],
                part.metric.map { tag("a", ["href": "/metric/\($0)"], .text(part.label)) } ?? .text(part.label)),
              tag("td", [:], bar(part)),
              tag(
                "td",
                ["class": part.wholePoints < 0 ? "bad" : part.wholePoints == 0 || part.name == "base" ? nil : "good"],
                .text(points(part.wholePoints))))
          }),
        tag(
          "tfoot", [:],
          tag(
            "tr", [:], tag("th", ["scope": "row"], .text(language[.conditionSum])), tag("td", [:]),
            tag("td", [:], .text("\(content.sum ?? 0)"))))),
      content.missingText.map { tag("p", [:], .text($0)) } ?? .nothing)
  }

  /// Points as a bar from a middle line, -50 to +70.
  private static func bar(_ part: TodayContent.Part) -> Node {
    let zero = 50.0
    let end = zero + min(70, max(-50, part.points))
    let left = ChartGeometry.number(min(zero, end))
    let width = ChartGeometry.number((end - zero).magnitude)
    return tag(
      "svg", ["class": "bar", "viewBox": "0 0 120 8", "preserveAspectRatio": "none", "aria-hidden": "true"],
      tag("path", ["class": "zero", "d": "M50 0V8"]),
      tag("rect", ["class": part.points < 0 ? "minus" : "plus", "x": left, "y": "1", "width": width, "height": "6"]))
  }

  private static func baseline(_ content: ConditionViewModel.Content, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.conditionBaseline])),
      tag("p", [:], .text(content.baselineText ?? "")),
      content.classText.map { tag("p", [:], .text($0)) } ?? .nothing)
  }

  private static func history(_ content: ConditionViewModel.Content, _ language: Language) -> Node {
    let points = content.history.map {
      DetailChart.Point(
        label: $0.label, text: $0.score.map(String.init) ?? language[.commonNoData], value: $0.score.map(Double.init))
    }
    return tag(
      "section", ["class": "card text hue-fitness"], tag("h2", [:], .text(language[.conditionHistory])),
      DetailChart(points: points, legend: [], finding: content.finding).node(language),
      DetailChart.table(
        points, day: language[.conditionHistoryDay], value: language[.conditionHistoryScore], language))
  }
}
