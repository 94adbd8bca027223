package import DailveViewModels

/// The page from which a link leads to a metric or night. The link's address contains it, so that the back link works
/// without scripts and after any number of changes of the period.
package enum PageOrigin: String, Sendable, CaseIterable {
  case today, wellness, condition, vitals, sleep, types

  package var address: Address {
    switch self {
    case .today: .today
    case .wellness: .wellness
    case .condition: .condition
    case .vitals: .vitals
    case .sleep: .sleep
    case .types: .dataTypes
    }
  }

  package var title: TextKey {
    switch self {
    case .today: .navToday
    case .wellness: .navWellness
    case .condition: .conditionTitle
    case .vitals: .vitalsTitle
    case .sleep: .navSleep
    case .types: .moreTypes
    }
  }

  /// The menu entry of that page.
  package var tab: Address {
    switch self {
    case .today, .condition: .today
    case .wellness, .vitals: .wellness
    case .sleep, .types: address
    }
  }

  /// A query with this origin added.
  func kept(in query: String) -> String { "\(query)&from=\(rawValue)" }

  func kept(in links: [MetricDetailContent.Link]) -> [MetricDetailContent.Link] {
    links.map { link in
      var link = link
      link.query = kept(in: link.query)
      return link
    }
  }

  /// An address with this origin added to its query, before its fragment.
  package func added(to address: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first ?? ""
    return "\(path)\(path.contains("?") ? "&" : "?")from=\(rawValue)" + (parts.count > 1 ? "#\(parts[1])" : "")
  }
}

extension PageOrigin? {
  package func added(to address: String) -> String { self?.added(to: address) ?? address }
  func kept(in links: [MetricDetailContent.Link]) -> [MetricDetailContent.Link] { self?.kept(in: links) ?? links }
}
