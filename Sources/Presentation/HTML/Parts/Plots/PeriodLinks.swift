internal import DailveViewModels

/// The choice of a period, made of links so that the address contains it.
enum PeriodLinks {
  /// - Parameters:
  ///   - current: Raw value of the period shown.
  ///   - anchor: Id of the choice on its page, so that the next page opens at the same position.
  ///   - title: The subject of the choice, if a page has several.
  static func node(
    _ links: [MetricDetailContent.Link], path: String, current: String, title: String? = nil,
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
