package import DailveViewModels

/// The Data page.
package enum DataPage {
  package static func html(
    _ content: DataViewModel.Content, state: ImportPanelState, notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let places: [(path: String, title: TextKey, lead: TextKey, icon: Icon)] = [
      (Address.dataTypes.path, .dataTypesTitle, .dataTypesLead, .vitals),
      (Address.sources.path, .dataSourcesTitle, .dataSourcesLead, .watch),
      (Address.connect.path, .connectTitle, .moreConnectText, .phone),
      (Address.zones.path, .dataZonesTitle, .dataZonesShort, .clock),
      (Address.history.path, .historyTitle, .historyShort, .refresh),
      (Address.audit.path, .dataAuditTitle, .dataAuditLead, .check),
    ]
    return Layout.document(
      frame, title: language[.dataTitle],
      Layout.backToMore(language),
      Layout.header(title: language[.dataTitle]),
      Layout.status(notice),
      ImportPanel.node(language, progress: state),
      tag(
        "nav", ["class": "places", "aria-label": language[.dataTitle]],
        places.map { place in
          tag(
            "a", ["class": "card", "href": place.path], place.icon.node,
            tag("strong", [:], .text(language[place.title])),
            tag("span", ["class": "soft"], .text(language[place.lead])))
        }),
      // A store that was filled only by devices has nothing to list here.
      !content.isEmpty && content.batches.isEmpty && !content.days.isEmpty
        ? .nothing
        : tag(
          "section", ["class": "card text"], tag("h2", [:], .text(language[.dataImports])),
          // The panel for the first import is above.
          content.isEmpty
            ? EmptyState.node(EmptyContent(title: language[.dataImportsNone]), heading: "p")
            : .group([
              tag("p", ["class": "soft"], .text(content.sizeText)),
              content.batches.isEmpty
                ? .nothing : tag("ul", ["class": "entries batches"], content.batches.map { batch($0, language) }),
            ])),
      content.days.isEmpty ? .nothing : deliveries(content, language))
  }

  private static func deliveries(_ content: DataViewModel.Content, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "deliveries"], tag("h2", [:], .text(language[.dataDeliveries])),
      content.batches.isEmpty ? tag("p", ["class": "soft"], .text(content.sizeText)) : .nothing,
      tag(
        "ul", ["class": "entries"],
        content.days.map { day in
          tag(
            "li", [:],
            tag(
              "a", ["class": "row-open", "href": day.path], tag("strong", [:], .text(day.name)),
              tag("span", ["class": "soft"], .text(day.text))))
        }),
      content.earlierPath.map {
        tag("a", ["class": "link", "href": $0], .text(language[.dataPushesEarlier]))
      } ?? .nothing)
  }

  private static func batch(_ batch: DataViewModel.Batch, _ language: Language) -> Node {
    tag(
      "li", ["class": batch.isUndone ? "off" : nil],
      tag(
        "div", [:],
        tag(
          "a", ["class": "row-open", "href": Address.batch(batch.id).path],
          tag("strong", [:], .text("\(batch.id) · \(batch.name)")),
          tag("span", ["class": "soft"], .text("\(batch.dayText) · \(batch.resultText)")))),
      batch.canUndo ? BatchPage.undo(batch.id, of: batch.name, language) : .nothing)
  }
}
