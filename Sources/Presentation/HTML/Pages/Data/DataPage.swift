package import DailveViewModels

package enum DataPage {
  package static func html(
    _ content: DataViewModel.Content, state: ImportPanelState, notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let places: [(path: String, title: TextKey, lead: TextKey, icon: Icon)] = [
      (Address.dataTypes.path, .dataTypesTitle, .dataTypesLead, .vitals),
      (Address.sources.path, .dataSourcesTitle, .dataSourcesLead, .watch),
      (Address.healthRecords.path, .healthRecordsTitle, .healthRecordsLead, .list),
      (Address.connect.path, .connectTitle, .moreConnectText, .phone),
      (Address.zones.path, .dataZonesTitle, .dataZonesShort, .clock),
      (Address.history.path, .historyTitle, .historyShort, .refresh),
      (Address.audit.path, .dataAuditTitle, .dataAuditLead, .check),
    ]
    return Layout.page(
      frame, title: language[.dataTitle],
      back: Layout.backLink(language, to: Address.browse.path, .navBrowse),
      Layout.status(notice),
      ImportPanel.node(language, progress: state),
      tag(
        "nav", ["class": "places", "aria-label": language[.dataTitle]],
        places.map { place in
          tag(
            "a", ["class": "card", "href": place.path], place.icon.node,
            .strong(language[place.title]),
            .span(language[place.lead], class: "soft"))
        }),
      // A store that was filled only by devices has nothing to list here.
      !content.isEmpty && content.batches.isEmpty && !content.days.isEmpty
        ? .nothing
        : .card(
          language[.dataImports],
          // The panel for the first import is above.
          content.isEmpty
            ? EmptyState.node(EmptyContent(title: language[.dataImportsNone]), heading: "p")
            : .group([
              .p(content.sizeText, class: "soft"),
              content.batches.isEmpty
                ? .nothing : tag("ul", ["class": "entries batches"], content.batches.map { batch($0, language) }),
            ])),
      content.days.isEmpty ? .nothing : deliveries(content, language))
  }

  private static func deliveries(_ content: DataViewModel.Content, _ language: Language) -> Node {
    .card(
      language[.dataDeliveries], id: "deliveries",
      content.batches.isEmpty ? .p(content.sizeText, class: "soft") : .nothing,
      .entries(
        content.days.map { day in
          tag(
            "li", [:],
            tag("a", ["class": "row-open", "href": day.path], .strong(day.name), .span(day.text, class: "soft")))
        }),
      content.earlierPath.map {
        .link(language[.dataPushesEarlier], to: $0, class: "link")
      })
  }

  private static func batch(_ batch: DataViewModel.Batch, _ language: Language) -> Node {
    tag(
      "li", ["class": batch.isUndone ? "off" : nil],
      tag(
        "div", [:],
        tag(
          "a", ["class": "row-open", "href": Address.batch(batch.id).path],
          .strong("\(batch.id) · \(batch.name)"),
          .span("\(batch.dayText) · \(batch.resultText)", class: "soft"))),
      batch.canUndo ? BatchPage.undo(batch.id, of: batch.name, language) : .nothing)
  }
}
