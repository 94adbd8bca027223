internal import DailveDomain
internal import DailveScores

/// Totals of a day so far, which a home automation sends whenever its sensor changes. The last of a day replaces those before it, also when it
/// is smaller: Health merges sources anew.
enum DayTotals {
  private struct Key: Hashable {
    var source: Int
    /// The local date, or where nothing says of which zone, the moment at which the day began.
    var day: Int
    var hasZone: Bool
  }

  /// - Parameter readings: In the order of their starts.
  static func leaveLatest(_ readings: inout [Reading], _ origins: OriginIndex) {
    var latest: [Key: Int] = [:]
    var isOut = [Bool](repeating: false, count: readings.count)
    for (index, reading) in readings.enumerated() {
      guard origins[reading.origin].pushed == .state else { continue }
      let zone = origins[reading.origin].zone
      // Totals that an earlier version took for measurements stand alone.
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
