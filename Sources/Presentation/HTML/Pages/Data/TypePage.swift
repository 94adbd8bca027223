package import DailveViewModels

/// One type, with its sources in order of precedence.
package enum TypePage {
  package static func html(
    _ type: SourcePresenter.Row, sources: [SourcePresenter.Row], notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: type.name,
      back: Layout.backLink(frame, above: Address.dataTypes.path, .dataTypesTitle),
      Layout.status(notice),
      tag(
        "section", ["class": "card text"],
        tag(
          "dl", ["class": "facts"],
          [
            (language[.dataCount], type.countText), (language[.dataFirst], type.firstText),
            (language[.dataNewest], type.freshText),
          ].map { entry in
            tag("div", [:], .dt(entry.0), .dd(entry.1))
          }),
        tag(
          "p", ["class": "buttons"],
          .link(
            language[.dataOverTime], to: frame.origin.added(to: type.path ?? Address.type(type.id).path), class: "link"),
          .link(language[.detailAllData], to: frame.origin.added(to: Address.typeSamples(type.id).path), class: "link")),
        tag(
          "div", ["class": "labelled-switch"], tag("span", ["aria-hidden": "true"], .text(language[.dataCounts])),
          SourcesPage.toggle(type, .dataTypeSwitch(type.id), language))),
      order(sources, of: type.id, lead: .dataOrderLead, language))
  }

  /// The order of the sources of workouts.
  package static func workouts(
    _ row: SourcePresenter.Row, sources: [SourcePresenter.Row], notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: row.name,
      back: Layout.backLink(frame, above: Address.dataTypes.path, .dataTypesTitle),
      Layout.status(notice),
      tag(
        "section", ["class": "card text"], tag("p", [:], SourcesPage.facts(row, language)),
        tag("p", ["class": "buttons"], .link(language[.dataWorkoutList], to: row.path, class: "link"))),
      order(sources, of: row.id, lead: .dataOrderWorkouts, language))
  }

  private static func order(
    _ sources: [SourcePresenter.Row], of type: String, lead: TextKey, _ language: Language
  ) -> Node {
    .card(
      language[.dataOrderTitle],
      .p(language[lead], class: "soft"),
      tag(
        "form",
        ["method": "post", "action": Address.dataTypeOrder(type).path, "data-outbox": language[.dataOrderTitle]],
        tag(
          "ol", ["class": "entries order", "data-order": ""],
          sources.enumerated().map { index, source in row(index, source, sources.map(\.id), language) })),
      tag(
        "form",
        ["method": "post", "action": Address.dataTypeOrder(type).path, "data-outbox": language[.dataOrderTitle]],
        tag("button", ["type": "submit", "name": "order", "value": "default"], .text(language[.dataOrderReset]))))
  }

  /// A source with arrows, which post the whole new order and so work without scripts.
  private static func row(_ index: Int, _ source: SourcePresenter.Row, _ ids: [String], _ language: Language) -> Node {
    func moved(by step: Int) -> String? {
      guard ids.indices.contains(index + step) else { return nil }
      var order = ids
      order.swapAt(index, index + step)
      return order.joined(separator: ",")
    }
    func arrow(_ step: Int, _ label: TextKey, _ sign: String) -> Node {
      let value = moved(by: step)
      return tag(
        "button",
        [
          "type": "submit", "name": "order", "value": value ?? "", "class": "arrow",
          "aria-label": language(label, source.name), "disabled": value == nil ? "" : nil,
        ], .text(sign))
    }
    return tag(
      "li", ["draggable": "true", "data-id": source.id, "class": source.isOff ? "off" : nil],
      tag(
        "div", [:], .strong(source.name),
        .span(source.countText.isEmpty ? source.detail : language(.dataRecords, source.countText), class: "soft")),
      .span(source.freshText, class: source.isStale ? "fresh soft" : "fresh"),
      tag("span", ["class": "arrows"], arrow(-1, .dataUp, "↑"), arrow(1, .dataDown, "↓")))
  }
}
