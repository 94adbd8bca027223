internal import DailveDomain
internal import DailveScores

/// Older apps push single amounts with their beginning alone. Of a watch and a phone that counted the same walk, two moments would never meet
/// and both would count.
enum UnendedAmounts {
  /// Seconds [chosen]: what an Apple device writes of a walk in one go seldom takes longer.
  private static let longest = 600

  /// How long each reading is taken to last where sources are merged: until the next of its source. Empty if all say it themselves.
  ///
  /// - Parameter readings: In the order of their starts.
  static func lengths(_ readings: [Reading], _ origins: OriginIndex) -> [Int] {
    guard origins.hasPushes, readings.contains(where: { isUnended($0, origins) }) else { return [] }
    var lengths = readings.map(\.duration)
    var next: [Int: Instant] = [:]
    for (index, reading) in readings.enumerated().reversed() {
      if isUnended(reading, origins) {
        let known = next[reading.source].map { $0 - reading.start } ?? longest
        // Two of one moment are one walk.
        lengths[index] = known > 0 ? min(longest, known) : 1
      }
      next[reading.source] = reading.start
    }
    return lengths
  }

  /// Leaves out amounts that another version of the app sent with their end as well.
  ///
  /// - Parameter readings: In the order of their starts.
  static func leaveEnded(_ readings: inout [Reading], _ origins: OriginIndex) {
    struct Amount: Hashable {
      var source: Int
      var value: Double
    }
    guard readings.contains(where: { isUnended($0, origins) }) else { return }
    var isOut = [Bool](repeating: false, count: readings.count)
    var from = 0
    while from < readings.count {
      var to = from + 1
      while to < readings.count, readings[to].start == readings[from].start { to += 1 }
      if to - from > 1 {
        let ended = Set(
          readings[from..<to].lazy.filter { $0.duration > 0 && origins[$0.origin].pushed == .single }
            .map { Amount(source: $0.source, value: $0.value) })
        for index in from..<to where isUnended(readings[index], origins) {
          isOut[index] = ended.contains(Amount(source: readings[index].source, value: readings[index].value))
        }
      }
      from = to
    }
    readings.keep { !isOut[$0] }
  }

  private static func isUnended(_ reading: Reading, _ origins: OriginIndex) -> Bool {
    reading.duration == 0 && origins[reading.origin].pushed == .single
  }
}
