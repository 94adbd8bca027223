public import DailveScores

/// Finds the home zone that fits what exports were printed with.
///
/// An export is printed with the offset of the phone on the day of the export; several exports, or a document put together from
/// several, show several offsets. A zone fits the better the more of them it had at those times.
public struct ZoneProposal: Sendable {
  /// A clock seen at a moment: the offset of an export when it was made, the strongest evidence first.
  public struct Clock: Sendable, Equatable {
    public var at: Instant
    /// Seconds east of UTC.
    public var seconds: Int

    public init(at: Instant, seconds: Int) {
      self.at = at
      self.seconds = seconds
    }
  }

  private let clocks: [Clock]

  /// - Parameter clocks: The one of the newest export first.
  public init(_ clocks: [Clock]) { self.clocks = clocks }

  /// Whether a zone had the offset of the newest export when that was made.
  public func agrees(_ zone: ZoneRules) -> Bool {
    clocks.first.map { zone.offset(at: $0.at) == $0.seconds } ?? false
  }

  /// The zone that agrees with the newest export and with most of what else was seen; the first of several that do so equally.
  ///
  /// - Parameter candidates: The most likely first.
  public func best(of candidates: [ZoneRules]) -> ZoneRules? {
    var best: (zone: ZoneRules, agreements: Int)?
    for zone in candidates where agrees(zone) {
      let agreements = clocks.count { zone.offset(at: $0.at) == $0.seconds }
      if agreements > best?.agreements ?? 0 { best = (zone, agreements) }
    }
    return best?.zone
  }
}
