package import DailveViewModels

/// One source: its data, its first day, and its switch.
package enum SourcePage {
  package static func html(
    _ source: SourcePresenter.Row, types: [SourcePresenter.Row], notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: source.name,
      back: Layout.backLink(language, to: Address.sources.path, .dataSourcesTitle),
      Layout.status(notice),
      tag(
        "section", ["class": "card text"],
        tag("p", [:], SourcesPage.facts(source, language)),
        tag(
          "div", ["class": "labelled-switch"], tag("span", ["aria-hidden": "true"], .text(language[.dataCounts])),
          SourcesPage.toggle(source, .source(source.id), language)),
        .p(language[.dataSourceOff], class: "small"),
        source.choice.map { SourceQuestion.section($0, language) }),
      types.isEmpty ? .nothing : recorded(types, of: source, language))
  }

  private static func recorded(
    _ types: [SourcePresenter.Row], of source: SourcePresenter.Row, _ language: Language
  ) -> Node {
    let origin = Int(source.id).map { PageOrigin.source($0) }
    return .card(
      language[.dataSourceRecorded],
      .entries(
        types.map { type in
          tag(
            "li", ["class": type.isOff ? "off" : nil],
            tag(
              "div", [:],
              tag(
                "a", ["class": "row-open", "href": type.path.map { origin.added(to: $0) }],
                .strong(type.name),
                SourcesPage.facts(type, language))))
        }))
  }
}
