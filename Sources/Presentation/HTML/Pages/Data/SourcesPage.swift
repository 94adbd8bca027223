package import DailveViewModels

/// Sources or types in a list, with freshness and switches.
package enum SourcesPage {
  package static func sources(_ entries: [SourceWriter.Entry], notice: String?, frame: PageFrame) -> [UInt8] {
    page(
      entries, title: .dataSourcesTitle, lead: .dataSourcesLead, head: .dataSource, notice: notice, frame: frame,
      link: nil, action: { "/data/sources/\($0)" })
  }

  package static func types(_ entries: [SourceWriter.Entry], notice: String?, frame: PageFrame) -> [UInt8] {
    page(
      entries, title: .dataTypesTitle, lead: .dataTypesLead, head: .dataType, notice: notice, frame: frame,
      link: { "/data/types/\(PathText.encoded($0))" }, action: { "/data/types/\(PathText.encoded($0))/switch" })
  }

  private static func page(
    _ entries: [SourceWriter.Entry], title: TextKey, lead: TextKey, head: TextKey, notice: String?, frame: PageFrame,
    link: ((String) -> String)?, action: (String) -> String
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[title],
      Layout.backLink(language, to: "/data", .dataTitle),
      Layout.header(title: language[title]),
      Layout.status(notice),
      tag("p", ["class": "lead"], .text(language[lead])),
      tag(
        "section", ["class": "card text"],
        entries.isEmpty
          ? tag("p", [:], .text(language[.dataImportsNone]))
          : tag(
            "ul", ["class": "entries"],
            entries.map { entry in
              tag(
                "li", ["class": entry.isOff ? "off" : nil],
                tag(
                  "div", [:],
                  link.map { tag("a", ["href": $0(entry.id)], .text(entry.name)) }
                    ?? tag("strong", [:], .text(entry.name)),
                  tag(
                    "span", ["class": "soft"],
                    .text([readings(entry, language), entry.detail].filter { !$0.isEmpty }.joined(separator: " · ")))),
                tag("span", ["class": entry.isStale ? "fresh soft" : "fresh"], .text(entry.freshText)),
                toggle(entry, action(entry.id), language))
            })))
  }

  private static func readings(_ entry: SourceWriter.Entry, _ language: Language) -> String {
    entry.firstText.isEmpty
      ? language(.dataRecords, entry.countText) : language(.dataRecordsSince, entry.countText, entry.firstText)
  }

  /// A switch that says what pressing it does.
  static func toggle(_ entry: SourceWriter.Entry, _ action: String, _ language: Language) -> Node {
    tag(
      "form", ["method": "post", "action": action, "class": "switch"],
      tag("input", ["type": "hidden", "name": "off", "value": entry.isOff ? "0" : "1"]),
      tag(
        "button",
        [
          "type": "submit", "aria-pressed": entry.isOff ? "false" : "true",
          "aria-label": language(entry.isOff ? .dataSwitchOnName : .dataSwitchOffName, entry.name),
        ], .text(language[entry.isOff ? .dataOff : .dataOn])))
  }
}
