internal import DailveDomain
internal import DailveScores

/// Totals of a day so far, which a home automation sends whenever its sensor changes. The last total of a day replaces the earlier ones, even if it
/// is smaller: Health merges sources anew.
enum DayTotals {
  private struct Key: Hashable {
    var source: Int
    /// The local date or, where the zone is unknown, the moment at which the day began.
    var day: Int
    var hasZone: Bool
  }

  /// - Parameter readings: Ordered by start.
  static func leaveLatest(_ readings: inout [Reading], _ origins: OriginIndex) {
    var latest: [Key: Int] = [:]
    var isOut = [Bool](repeating: false, count: readings.count)
    for (index, reading) in readings.enumerated() {
      guard origins[reading.origin].pushed == .state else { continue }
      let zone = origins[reading.origin].zone
      // Totals that an earlier version took for measurements have neither an end nor a zone; they are left alone.
      guard reading.duration > 0 || zone != nil else { continue }
      let key = Key(
        source: reading.source, day: zone?.day(at: reading.start).number ?? reading.start.seconds,
        hasZone: zone != nil)
      guard let other = latest[key] else {
        latest[key] = index
        continue
      }
      let isLater = last(readings[other]) < last(reading)
      isOut[isLater ? other : index] = true
      if isLater { latest[key] = index }
    }
    if !latest.isEmpty { readings.keep { !isOut[$0] } }
  }

  private static func last(_ reading: Reading) -> (Instant, Int) {
    (reading.start + reading.duration, reading.batch)
  }
}
