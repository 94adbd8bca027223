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

  private static func isUnended(_ reading: Reading, _ origins: OriginIndex) -> Bool {
    reading.duration == 0 && origins[reading.origin].pushed == .single
  }
}
