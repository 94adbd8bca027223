package import DailveViewModels

/// The deliveries of one day.
package enum PushedDayPage {
  package static func html(_ content: PushedDayViewModel, notice: String?, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: content.title,
      Layout.backLink(language, to: Address.data.path, .dataTitle),
      Layout.header(title: content.title, eyebrow: language[.dataDeliveries]),
      Layout.status(notice),
      tag("p", ["class": "lead"], .text(content.summary)),
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
                  "a", ["class": "row-open", "href": Address.batch(row.id).path], tag("strong", [:], .text(row.name)),
                  tag("span", ["class": "soft"], .text(row.text)))),
              row.isUndone ? .nothing : BatchPage.undo(row.id, of: row.name, isDelivery: true, language))
          })))
  }
}
