package import DailveViewModels

/// The time zones where the person was.
package enum ZonesPage {
  /// - Parameters:
  ///   - known: The stays, and the home zone; `nil` if the store cannot be read.
  ///   - problem: Why the form was rejected.
  package static func html(
    _ known: (stays: [SourcePresenter.Stay], home: String)?, fields: FormFields, problem: String?, notice: String?,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: fields, language: language)
    return Layout.page(
      frame, title: language[.dataZonesTitle],
      back: Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.status(notice),
      problem.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
      known.map { .p(language(.dataZonesLead, $0.home), class: "lead") },
      known.map { tag("section", ["class": "card text"], list($0.stays, language)) },
      tag(
        "form",
        [
          "method": "post", "action": Address.zones.path, "class": "card settings",
          "data-outbox": language[.dataZoneAdd],
        ],
        .h2(language[.dataZoneAdd]),
        view.field(
          .init(name: "zone", label: language[.dataZone], hint: language(.formExample, "Asia/Tokyo"), required: true)),
        tag(
          "div", ["class": "pair"],
          view.field(.init(name: "from", label: language[.dataFrom], type: "date", required: true)),
          view.field(.init(name: "until", label: language[.dataUntil], type: "date", required: true))),
        .button(language[.dataZoneAdd], class: "primary")))
  }

  private static func list(_ stays: [SourcePresenter.Stay], _ language: Language) -> Node {
    if stays.isEmpty { return .p(language[.dataZonesNone]) }
    return CountTable.plain(
      language[.dataZonesTitle],
      heads: [TextKey.dataZone, .dataZoneWhen, .dataZoneBasis].map { language[$0] },
      rows: stays.map { stay in
        ([.text(stay.zone)], [[.text(stay.span)], basis(stay, language)])
      }, bare: [0, 1])
  }

  /// The evidence for a stay, with a button for those that the person entered.
  private static func basis(_ stay: SourcePresenter.Stay, _ language: Language) -> [Node] {
    guard let id = stay.id else { return [.text(stay.basis)] }
    return [
      .text(stay.basis + " "),
      .form(
        to: Address.zoneRemove(id).path, marks: ["data-outbox"],
        tag(
          "button", ["type": "submit", "aria-label": language(.dataZoneRemoveNamed, stay.zone)],
          .text(language[.dataZoneRemove]))),
    ]
  }
}
