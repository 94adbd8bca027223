internal import DailveViewModels

/// The menu of a chart: listen to it, read it as a table, or open its readings. A native popover.
struct ChartMenu {
  struct Link {
    var path: String
    var icon: Icon
    var text: String
  }

  var id: String
  /// Values to play as sound.
  var tune: [Double?]
  var links: [Link] = []

  func node(_ language: Language) -> Node {
    .group([
      tag(
        "button",
        ["type": "button", "class": "add dots", "popovertarget": "\(id)-menu", "aria-label": language[.detailMore]],
        Icon.more.node),
      tag(
        "div", ["id": "\(id)-menu", "popover": "", "class": "sheet menu"],
        tag(
          "button",
          ["type": "button", "hidden": "", "data-table": "\(id)-table", "data-hide": language[.detailTableHide]],
          Icon.table.node,
          .text(language[.detailTable])),
        tune.count { $0 != nil } < 2
          ? .nothing
          : tag(
            "button",
            [
              "type": "button", "hidden": "",
              "data-play": tune.map { $0.map { ChartGeometry.number($0) } ?? "" }.joined(separator: ","),
            ], Icon.play.node, .text(language[.detailPlay])),
        .group(links.map { tag("a", ["href": $0.path], $0.icon.node, .text($0.text)) })),
    ])
  }
}

/// The choice of a period, made of links so that the address contains it.
enum PeriodLinks {
  /// - Parameters:
  ///   - current: Raw value of the period shown.
  ///   - anchor: Id of the choice on its page, so that the next page opens at the same position.
  ///   - title: The subject of the choice, if a page has several.
  static func node(
    _ links: [PeriodLink], path: String, current: String, title: String? = nil,
    anchor: String, _ language: Language
  ) -> Node {
    tag(
      "nav",
      [
        "class": "periods", "id": anchor,
        "aria-label": [title, language[.detailPeriods]].compactMap { $0 }.joined(separator: ": "),
      ],
      links.map { link in
        let isCurrent = link.query == "days=\(current)" || link.query.hasPrefix("days=\(current)&")
        return tag(
          "a", ["href": "\(path)?\(link.query)#\(anchor)", "aria-current": isCurrent ? "true" : nil], .text(link.name))
      })
  }
}
