package import DailveViewModels

/// One source: its data, its first day, and its switch.
package enum SourcePage {
  package static func html(
    _ source: SourcePresenter.Row, types: [SourcePresenter.Row], notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: source.name,
      Layout.backLink(language, to: Address.sources.path, .dataSourcesTitle),
      Layout.header(title: source.name),
      Layout.status(notice),
      tag(
        "section", ["class": "card text"],
        tag("p", [:], SourcesPage.facts(source, language)),
        tag(
          "div", ["class": "labelled-switch"], tag("span", ["aria-hidden": "true"], .text(language[.dataCounts])),
          SourcesPage.toggle(source, .source(source.id), language)),
        tag("p", ["class": "small"], .text(language[.dataSourceOff])),
        source.choice.map { SourceQuestion.section($0, language) } ?? .nothing),
      types.isEmpty ? .nothing : recorded(types, of: source, language))
  }

  private static func recorded(
    _ types: [SourcePresenter.Row], of source: SourcePresenter.Row, _ language: Language
  ) -> Node {
    let origin = Int(source.id).map { PageOrigin.source($0) }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.dataSourceRecorded])),
      tag(
        "ul", ["class": "entries"],
        types.map { type in
          tag(
            "li", ["class": type.isOff ? "off" : nil],
            tag(
              "div", [:],
              tag(
                "a", ["class": "row-open", "href": type.path.map { origin.added(to: $0) }],
                tag("strong", [:], .text(type.name)),
                SourcesPage.facts(type, language))))
        }))
  }
}
