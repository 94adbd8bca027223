package import DailveViewModels

/// The page of the wellness score.
package enum WellnessDetailPage {
  package static func html(_ content: WellnessDetailViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.wellnessScore],
      Layout.backLink(language, to: frame.link(Address.wellness.path), .navWellness),
      Layout.header(title: language[.wellnessScore], eyebrow: content.dateText),
      ScoreHero.node(
        content.score, language,
        link: content.score.value == nil ? (frame.link(Address.wellness.path), language[.wellnessSeeMissing]) : nil),
      content.score.value.map {
        ScoreParts.node(
          content.score.parts, sum: $0, missing: content.score.missingText, baseline: content.score.baselineText,
          title: language[.scoreParts], link: { frame.link($0) }, language)
      } ?? .nothing,
      ScoreHero.history(
        content.history, path: Address.wellnessScore.path, title: language[.scoreHistory], hue: "fitness", language),
      ScoreHero.method(content.score.method, details: [content.score.methodDetails], language))
  }
}
