package import DailveViewModels

package enum ConditionPage {
  package static func html(_ content: ConditionViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.conditionTitle], eyebrow: content.dateText,
      back: Layout.backLink(language, to: frame.link(Address.today.path), .navToday),
      ConditionHero.node(content.hero, link: content.link, path: Address.condition.path, language),
      content.hero.parts.isEmpty
        ? .nothing
        : ScoreParts.node(
          content.hero.parts, sum: content.sum ?? 0, missing: content.missingText, title: language[.conditionParts],
          link: { frame.link($0, from: .condition) }, more: WhatIfPage.link(.conditionWhatIf, frame), language),
      content.baselineText == nil ? .nothing : baseline(content, language),
      ScoreHero.history(
        content.history, path: Address.condition.path, title: language[.scoreHistory], hue: "fitness", language),
      ScoreHero.method(
        language[.conditionMethodText], details: [language[.conditionMethodDetails]], title: .conditionMethod, language)
    )
  }

  private static func baseline(_ content: ConditionViewModel.Content, _ language: Language) -> Node {
    .card(
      language[.conditionBaseline],
      .group(content.usual.map { tag("span", ["hidden": "", "data-usual": Marks.usual($0)]) }),
      .p(content.baselineText ?? ""),
      content.classText.map { .p($0) })
  }
}
