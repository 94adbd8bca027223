package import DailveViewModels

/// The page that contains a link or form. It is part of their addresses, so that the way back leads there, without
/// scripts and after any number of periods and saves.
package enum PageOrigin: Sendable, Hashable {
  case today, activity, workouts, wellness, condition, vitals, sleep, types, browse
  /// One source, by its number.
  case source(Int)

  /// Origins that are a single page each.
  private static let named: KeyValuePairs<String, PageOrigin> = [
    "today": .today, "activity": .activity, "workouts": .workouts, "wellness": .wellness, "condition": .condition,
    "vitals": .vitals, "sleep": .sleep,
    "types": .types, "browse": .browse,
  ]
  private static let sourcePrefix = "source-"

  /// The name used in a query.
  package var name: String {
    if case .source(let id) = self { return "\(Self.sourcePrefix)\(id)" }
    return Self.named.first { $0.value == self }?.key ?? ""
  }

  /// - Returns: `nil` for an unknown name.
  package init?(name: String) {
    if name.hasPrefix(Self.sourcePrefix) {
      guard let id = Int(name.dropFirst(Self.sourcePrefix.count)), id >= 0 else { return nil }
      self = .source(id)
    } else if let known = Self.named.first(where: { $0.key == name }) {
      self = known.value
    } else {
      return nil
    }
  }

  /// The page of an address, if others lead back to it.
  init?(of address: Address?) {
    guard let known = Self.named.first(where: { $0.value.address == address }) else { return nil }
    self = known.value
  }

  package var address: Address {
    switch self {
    case .today: .today
    case .activity: .activity
    case .workouts: .workouts
    case .wellness: .wellness
    case .condition: .condition
    case .vitals: .vitals
    case .sleep: .sleep
    case .types: .dataTypes
    case .browse: .browse
    case .source(let id): .source("\(id)")
    }
  }

  package var title: TextKey {
    switch self {
    case .today: .navToday
    case .activity: .navActivity
    case .workouts: .workoutsTitle
    case .wellness: .navWellness
    case .condition: .conditionTitle
    case .vitals: .vitalsTitle
    case .sleep: .navSleep
    case .types: .moreTypes
    case .browse: .navBrowse
    case .source: .dataSource
    }
  }

  /// The menu entry of that page.
  package var tab: Address {
    switch self {
    case .today, .condition: .today
    case .activity, .workouts: .activity
    case .wellness, .vitals: .wellness
    case .sleep: .sleep
    case .types, .source: .data
    case .browse: .browse
    }
  }

  /// A query with this page in it.
  func kept(in query: String) -> String { "\(query)&from=\(name)" }

  func kept(in links: [PeriodLink]) -> [PeriodLink] {
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
    return "\(path)\(path.contains("?") ? "&" : "?")from=\(name)" + (parts.count > 1 ? "#\(parts[1])" : "")
  }
}

extension PageOrigin? {
  package func added(to address: String) -> String { self?.added(to: address) ?? address }
  func kept(in links: [PeriodLink]) -> [PeriodLink] { self?.kept(in: links) ?? links }
}
