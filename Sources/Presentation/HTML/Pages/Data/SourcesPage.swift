package import DailveViewModels

/// The lists of sources and of types, with freshness and switches.
package enum SourcesPage {
  package static func sources(
    _ entries: [SourcePresenter.Row], devices: [DevicePresenter.Row], empty: EmptyContent, notice: String?,
    frame: PageFrame
  ) -> [UInt8] {
    let connect = Node.link(frame.language[.connectTitle], to: Address.connect.path, class: "link")
    return page(
      entries, empty, title: .dataSourcesTitle, lead: .dataSourcesLead, notice: notice, frame: frame,
      below: DeviceList.section(devices, frame.language, link: connect)
    ) {
      entry, language in
      tag(
        "li", ["class": entry.isOff ? "off" : nil],
        tag(
          "div", [:],
          tag("a", ["class": "row-open", "href": entry.path], .strong(entry.name), facts(entry, language))),
        toggle(entry, .source(entry.id), language))
    }
  }

  /// A row leads to the type's chart; a separate link leads to the order of its sources.
  ///
  /// - Parameter workouts: The row that stands for all workouts.
  package static func types(
    _ entries: [SourcePresenter.Row], workouts: SourcePresenter.Row? = nil, empty: EmptyContent, notice: String?,
    frame: PageFrame
  ) -> [UInt8] {
    page(
      [workouts].compactMap { $0 } + entries, empty, title: .dataTypesTitle, lead: .dataTypesLead, notice: notice,
      frame: frame
    ) {
      entry, language in
      let path = Address.dataType(entry.id).path
      return tag(
        "li", ["class": entry.isOff ? "off" : nil],
        tag(
          "div", [:],
          tag(
            "a", ["class": "row-open", "href": entry.path.map { PageOrigin.types.added(to: $0) } ?? path],
            .strong(entry.name),
            facts(entry, language))),
        tag(
          "a",
          ["class": "link aside", "href": path, "aria-label": language(.dataSourcesNamed, entry.name)],
          .text(language[.dataSources])),
        entry.id == workouts?.id ? .nothing : toggle(entry, .dataTypeSwitch(entry.id), language))
    }
  }

  private static func page(
    _ entries: [SourcePresenter.Row], _ empty: EmptyContent, title: TextKey, lead: TextKey, notice: String?,
    frame: PageFrame, below: Node = .nothing,
    row: (SourcePresenter.Row, Language) -> Node
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[title],
      back: Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.status(notice),
      entries.isEmpty
        ? EmptyState.card(empty)
        : .group([
          .p(language[lead], class: "lead"),
          tag(
            "section", ["class": "card text"],
            tag("ul", ["class": "entries switched"], entries.map { row($0, language) })),
        ]), below)
  }

  static func facts(_ entry: SourcePresenter.Row, _ language: Language) -> Node {
    let readings =
      entry.countText.isEmpty
      ? ""
      : entry.firstText.isEmpty
        ? language(.dataRecords, entry.countText) : language(.dataRecordsSince, entry.countText, entry.firstText)
    return .span(
      [entry.freshText, readings, entry.detail].filter { !$0.isEmpty }.joined(separator: " · "), class: "soft")
  }

  /// The switch that shows and changes whether the entry counts.
  static func toggle(_ entry: SourcePresenter.Row, _ action: Address, _ language: Language) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": action.path, "class": "switch",
        "data-switch": language[entry.isOff ? .outboxSwitchOff : .outboxSwitchOn],
        "data-outbox": language[entry.isOff ? .outboxSwitchOn : .outboxSwitchOff],
      ],
      .hidden("off", entry.isOff ? "0" : "1"),
      tag(
        "button",
        ["type": "submit", "role": "switch", "aria-checked": entry.isOff ? "false" : "true", "aria-label": entry.name],
        tag("span", ["class": "track", "aria-hidden": "true"])))
  }
}
