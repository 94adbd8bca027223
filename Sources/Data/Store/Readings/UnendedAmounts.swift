internal import DailveDomain
internal import DailveScores

/// Older apps push single amounts with a start only. If a watch and a phone counted the same walk, two moments would never overlap and both would
/// count.
enum UnendedAmounts {
  /// Longest assumed duration in seconds [chosen]: what an Apple device writes of a walk in one go seldom takes longer.
  static let longest = 600

  /// Assumed durations of readings where sources are merged: each lasts until the next of its source. Empty if all have ends of their own.
  ///
  /// - Parameter readings: Ordered by start.
  static func lengths(_ readings: [Reading], _ origins: OriginIndex) -> [Int] {
    guard origins.hasPushes, readings.contains(where: { isUnended($0, origins) }) else { return [] }
    var lengths = readings.map(\.duration)
    var next: [Int: Instant] = [:]
    for (index, reading) in readings.enumerated().reversed() {
      if isUnended(reading, origins) {
        let known = next[reading.source].map { $0 - reading.start } ?? longest
        // Two amounts at one moment are the same walk.
        lengths[index] = known > 0 ? min(longest, known) : 1
      }
      next[reading.source] = reading.start
    }
    return lengths
  }

  /// Removes duplicates: amounts that another version of the app sent with their end as well, and hourly values that came once on their own, when
  /// nothing showed that they were hourly, and later with others. The single measurements of a workout stay, because they are not alone in their
  /// hour.
  ///
  /// - Parameter readings: Ordered by start.
  static func leaveEnded(_ readings: inout [Reading], _ origins: OriginIndex, isCumulative: Bool) {
    struct Amount: Hashable {
      var source: Int
      /// `nil` for types that do not add up: the later average is another number for the same hour.
      var value: Double?
    }
    guard readings.contains(where: { isUnended($0, origins) }) else { return }
    /// True if the source of a summary measured nothing else within its time.
    func isAlone(_ summary: Reading, from next: Int) -> Bool {
      guard summary.duration >= 3600 else { return false }
      let end = summary.start + summary.duration
      for reading in readings[next...] {
        if reading.start >= end { return true }
        if reading.source == summary.source, isUnended(reading, origins) { return false }
      }
      return true
    }
    var isOut = [Bool](repeating: false, count: readings.count)
    var from = 0
    while from < readings.count {
      var to = from + 1
      while to < readings.count, readings[to].start == readings[from].start { to += 1 }
      if to - from > 1 {
        var ended: Set<Amount> = []
        for reading in readings[from..<to] where reading.duration > 0 {
          guard let pushed = origins[reading.origin].pushed, pushed != .state else { continue }
          // The average of a minute may happen to equal one of its measurements.
          if isCumulative || pushed == .single {
            ended.insert(Amount(source: reading.source, value: reading.value))
          }
          if !isCumulative, pushed.isSummary, isAlone(reading, from: to) {
            ended.insert(Amount(source: reading.source))
          }
        }
        for index in from..<to where isUnended(readings[index], origins) {
          let reading = readings[index]
          isOut[index] =
            ended.contains(Amount(source: reading.source, value: reading.value))
            || ended.contains(Amount(source: reading.source))
        }
      }
      from = to
    }
    readings.keep { !isOut[$0] }
  }

  static func isUnended(_ reading: Reading, _ origins: OriginIndex) -> Bool {
    reading.duration == 0 && origins[reading.origin].pushed == .single
  }
}
