public import DailveScores

/// Finds the home zone that best fits the offsets with which exports were printed.
///
/// An export is printed with the phone's offset on the day of the export; several exports, or a document combined from
/// several, show several offsets. The best zone is the one that had most of them at those times.
public struct ZoneProposal: Sendable {
  /// An offset observed at a moment: that of an export when it was made.
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

  /// - Parameter clocks: Offsets of exports, that of the newest first.
  public init(_ clocks: [Clock]) { self.clocks = clocks }

  /// True if a zone had the offset of the newest export when that export was made.
  public func agrees(_ zone: ZoneRules) -> Bool {
    clocks.first.map { zone.offset(at: $0.at) == $0.seconds } ?? false
  }

  /// The candidate that agrees with most observations, among those that agree with the newest export; on a tie the first.
  ///
  /// - Parameter candidates: Most likely first.
  public func best(of candidates: [ZoneRules]) -> ZoneRules? {
    var best: (zone: ZoneRules, agreements: Int)?
    for zone in candidates where agrees(zone) {
      let agreements = clocks.count { zone.offset(at: $0.at) == $0.seconds }
      if agreements > best?.agreements ?? 0 { best = (zone, agreements) }
    }
    return best?.zone
  }
}
