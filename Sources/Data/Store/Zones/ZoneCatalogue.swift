package import DailveDomain
internal import DailveScores
internal import Foundation
internal import Synchronization

/// Converts the system's zone database to plain rules, each zone once.
package final class ZoneCatalogue: Sendable {
  private let known = Mutex<[String: ZoneRules]>([:])

  package init() {}

  /// - Parameter name: Any spelling that people use: "asia/tokyo", "utc". The rules have the name of the zone database.
  /// - Returns: `nil` for a name that the system does not know.
  package func rules(_ name: String) -> ZoneRules? {
    if let rules = known.withLock({ $0[name] }) { return rules }
    // Rules are kept under the zone's own name alone: the requested name may come from anywhere, in any spelling.
    let identifier = Self.names[name.lowercased()] ?? name
    if let rules = known.withLock({ $0[identifier] }) { return rules }
    guard let zone = TimeZone(identifier: identifier) else {
      // Names without a place, such as CET and GMT+2, are all in capitals.
      let capitals = name.uppercased()
      return capitals == name ? nil : rules(capitals)
    }
    let rules = Self.probe(zone, identifier: identifier)
    known.withLock { $0[identifier] = rules }
    return rules
  }

  /// Zone names by their lower-case forms.
  private static let names = Dictionary(
    (TimeZone.knownTimeZoneIdentifiers + ["UTC", "Etc/UTC", "Etc/GMT"]).map { ($0.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })

  /// Seconds between probes. Such steps find every change of offset: no zone has had two within one.
  private static let step = 4 * 86_400

  private static func probe(_ zone: TimeZone, identifier: String) -> ZoneRules {
    func offset(_ instant: Int) -> Int { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) }
    let first = -631_152_000  // 1950
    let last = 2_524_608_000  // 2050
    var offsets = [ZoneRules.Offset(start: .distantPast, seconds: offset(first))]
    var at = first
    var current = offset(first)
    while at < last {
      let next = at + step
      let seconds = offset(next)
      if seconds != current {
        let change = at + (1..<step).firstPlace { offset(at + $0) != current }
        offsets.append(ZoneRules.Offset(start: Instant(change), seconds: seconds))
        current = seconds
      }
      at = next
    }
    return ZoneRules(identifier: identifier, offsets: offsets)
  }
}
