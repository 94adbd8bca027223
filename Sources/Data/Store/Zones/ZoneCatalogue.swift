package import DailveDomain
internal import DailveScores
internal import Foundation
internal import Synchronization

/// Converts the system's zone database to plain rules, each zone once.
package final class ZoneCatalogue: Sendable {
  private let known = Mutex<[String: ZoneRules]>([:])

  package init() {}

  /// `nil` for a name that the system does not know.
  package func rules(_ identifier: String) -> ZoneRules? {
    if let rules = known.withLock({ $0[identifier] }) { return rules }
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    let rules = Self.probe(zone, identifier: identifier)
    known.withLock { $0[identifier] = rules }
    return rules
  }

  /// Seconds. Steps of this length find every change of offset; no zone has had two within one.
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
