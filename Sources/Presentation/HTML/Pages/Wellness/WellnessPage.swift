package import DailveViewModels

package enum WellnessPage {
  package static func html(_ content: WellnessContent, hidesInjuries: Bool, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: content.navigation.title,
      DayHeader.node(content.navigation, side: AddMenu.node(language, from: .wellness), language),
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
      hidesInjuries
        ? .nothing
        : InjuryBanner.node(
          content.injuries, more: content.moreInjuries, back: frame.pastDay == nil ? Address.wellness.path : nil,
          language),
      ScoreHero.node(
        content.score, language,
        link: content.score.value.map { (frame.link(Address.wellnessScore.path), language(.scoreWhy, "\($0)")) },
        more: subscores(content, frame)),
      old(content),
      steps(content, language),
      vitals(content, frame),
      group("physical", language[.wellnessPhysical], content.physical, frame),
      group("active", language[.wellnessActive], content.active, frame))
  }

  private static func subscores(_ content: WellnessContent, _ frame: PageFrame) -> Node {
    guard !content.subscores.isEmpty else { return .nothing }
    return tag(
      "ul", ["class": "subscores", "aria-label": frame.language[.wellnessSubscores]],
      content.subscores.map { sub in
        tag(
          "li", ["class": "hue-\(sub.family)"],
          tag(
            "a", ["href": frame.link(sub.path)],
            Icon(rawValue: sub.family)?.node,
            .span(sub.name, class: "name"),
            .b(sub.value.map(String.init) ?? "–"),
            tag(
              "svg", ["class": "bar", "viewBox": "0 0 100 8", "preserveAspectRatio": "none", "aria-hidden": "true"],
              tag("rect", ["class": "rest", "y": "1", "width": "100", "height": "6"]),
              tag("rect", ["class": "plus", "y": "1", "width": "\(sub.value ?? 0)", "height": "6"])),
            .span(sub.bandText, class: "small")))
      })
  }

  private static func old(_ content: WellnessContent) -> Node {
    content.old.map { EmptyState.card($0) } ?? .nothing
  }

  private static func steps(_ content: WellnessContent, _ language: Language) -> Node {
    guard !content.steps.isEmpty else { return .nothing }
    return .card(
      language[.wellnessStepsTitle],
      tag(
        "ol", ["class": "steps"],
        content.steps.map { step in
          tag(
            "li", ["class": step.isDone ? "done" : nil],
            .link(step.text, to: step.path),
            .span(language[step.isDone ? .wellnessDone : .wellnessOpen], class: "small"))
        }))
  }

  private static func vitals(_ content: WellnessContent, _ frame: PageFrame) -> Node {
    guard let text = content.vitalsNotice ?? content.vitalsText else { return .nothing }
    return tag(
      "a", ["class": "card do row-link hue-vitals", "href": frame.link(Address.vitals.path)],
      tag("span", ["class": "badge-icon"], Icon.vitals.node),
      tag("div", [:], .h2(frame.language[.vitalsTitle]), .p(text)))
  }

  private static func group(_ id: String, _ title: String, _ cards: [Card], _ frame: PageFrame) -> Node {
    guard !cards.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "cards", "aria-labelledby": "\(id)-title"],
      tag("header", [:], tag("h2", ["id": "\(id)-title"], .text(title))),
      tag("div", ["class": "grid"], cards.map { CardView.link($0, frame) }))
  }
}

/// The page of the wellness score.
package enum WellnessDetailPage {
  package static func html(_ content: WellnessDetailViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.wellnessScore], eyebrow: content.dateText,
      back: Layout.backLink(language, to: frame.link(Address.wellness.path), .navWellness),
      ScoreHero.node(
        content.score, language,
        link: content.score.value == nil ? (frame.link(Address.wellness.path), language[.wellnessSeeMissing]) : nil),
      content.score.value.map {
        ScoreParts.node(
          content.score.parts, sum: $0, missing: content.score.missingText, baseline: content.score.baselineText,
          title: language[.scoreParts], link: { frame.link($0) }, language)
      },
      ScoreHero.history(
        content.history, path: Address.wellnessScore.path, title: language[.scoreHistory], hue: "fitness", language),
      ScoreHero.method(content.score.method, details: [content.score.methodDetails], language))
  }
}
