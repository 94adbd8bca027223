package import DailveViewModels

/// The time zones that the person was in.
package enum ZonesPage {
  package static func html(
    _ stays: [SourcePresenter.Stay], home: String, fields: FormFields, error: Bool, notice: String?, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: fields, language: language)
    return Layout.document(
      frame, title: language[.dataZonesTitle],
      Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.header(title: language[.dataZonesTitle]),
      Layout.status(notice),
      error
        ? tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text(language[.dataZoneError])) : .nothing,
      tag("p", ["class": "lead"], .text(language(.dataZonesLead, home))),
      tag(
        "section", ["class": "card text"],
        stays.isEmpty
          ? tag("p", [:], .text(language[.dataZonesNone]))
          : CountTable.plain(
            language[.dataZonesTitle],
            heads: [TextKey.dataZone, .dataZoneWhen, .dataZoneBasis].map { language[$0] },
            rows: stays.map { stay in
              (
                [.text(stay.zone)],
                [
                  [.text(stay.span)],
                  stay.id.map { id in
                    [
                      .text(stay.basis + " "),
                      tag(
                        "form", ["method": "post", "action": Address.zoneRemove(id).path, "data-outbox": ""],
                        tag(
                          "button", ["type": "submit", "aria-label": language(.dataZoneRemoveNamed, stay.zone)],
                          .text(language[.dataZoneRemove]))),
                    ]
                  } ?? [.text(stay.basis)],
                ]
              )
            }, bare: [0, 1])),
      tag(
        "form",
        [
          "method": "post", "action": Address.zones.path, "class": "card settings",
          "data-outbox": language[.dataZoneAdd],
        ],
        tag("h2", [:], .text(language[.dataZoneAdd])),
        view.field(
          .init(name: "zone", label: language[.dataZone], hint: language(.formExample, "Asia/Tokyo"), required: true)),
        tag(
          "div", ["class": "pair"],
          view.field(.init(name: "from", label: language[.dataFrom], type: "date", required: true)),
          view.field(.init(name: "until", label: language[.dataUntil], type: "date", required: true))),
        tag("button", ["type": "submit", "class": "primary"], .text(language[.dataZoneAdd]))))
  }
}
