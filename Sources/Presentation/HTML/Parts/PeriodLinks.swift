internal import DailveViewModels

/// The choice of a stretch of time: links, so that it is in the address.
enum PeriodLinks {
  /// - Parameter current: Raw value of the period shown, which begins its query.
  static func node(_ links: [MetricDetailContent.Link], path: String, current: String, _ language: Language) -> Node {
    tag(
      "nav", ["class": "periods", "aria-label": language[.detailPeriods]],
      links.map { link in
        let isCurrent = link.query == "days=\(current)" || link.query.hasPrefix("days=\(current)&")
        return tag("a", ["href": "\(path)?\(link.query)", "aria-current": isCurrent ? "true" : nil], .text(link.name))
      })
  }
}
