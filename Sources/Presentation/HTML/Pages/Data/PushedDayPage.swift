package import DailveViewModels

/// The deliveries of one day.
package enum PushedDayPage {
  package static func html(_ content: PushedDayViewModel, notice: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: content.title, eyebrow: language[.dataDeliveries],
      back: Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.status(notice),
      .p(content.summary, class: "lead"),
      tag(
        "section", ["class": "card text"],
        tag(
          "ul", ["class": "entries batches"],
          content.rows.map { row in
            tag(
              "li", ["class": row.isUndone ? "off" : nil],
              tag(
                "div", [:],
                tag(
                  "a", ["class": "row-open", "href": Address.batch(row.id).path], .strong(row.name),
                  .span(row.text, class: "soft"))),
              row.isUndone ? .nothing : BatchPage.undo(row.id, of: row.name, isDelivery: true, language))
          })))
  }
}
