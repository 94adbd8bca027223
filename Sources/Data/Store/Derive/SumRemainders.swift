internal import DailveDomain
internal import DailveScores

/// Pushed amounts of several resolutions together: finer words stand, and of a coarser sum what they do not account for, in the time
/// between them.
struct SumRemainders {
  /// Sums are rounded when they are sent.
  private static let tolerance = 1e-3

  let resolution: (Reading) -> Resolution
  let shareSource: (Reading, Reading) -> Bool

  /// - Parameter readings: In the order of their starts.
  func standing(_ readings: [Reading]) -> [Reading] {
    var standing = readings.filter { !resolution($0).isSummary }
    for step in [Resolution.minute, .hour, .day] {
      let sums = readings.filter { resolution($0) == step }
      guard !sums.isEmpty else { continue }
      let longest = standing.lazy.map(\.duration).max() ?? 0
      let rests = sums.flatMap { rest(of: $0, beside: finer(than: $0, standing, longest)) }
      standing = (standing + rests).sorted { $0.start < $1.start }
    }
    return standing
  }

  private func finer(than sum: Reading, _ standing: [Reading], _ longest: Int) -> [Reading] {
    let end = sum.start + sum.duration
    var finer: [Reading] = []
    var at = standing.firstPlace { $0.start >= sum.start - min(longest, 86_400) }
    while at < standing.count, standing[at].start < end {
      let reading = standing[at]
      if reading.start >= sum.start || reading.start + reading.duration > sum.start, shareSource(sum, reading) {
        finer.append(reading)
      }
      at += 1
    }
    return finer
  }

  private func rest(of sum: Reading, beside finer: [Reading]) -> [Reading] {
    guard !finer.isEmpty else { return [sum] }
    let end = sum.start + sum.duration
    var counted = 0.0
    var gaps: [Range<Instant>] = []
    var reached = sum.start
    for reading in finer {
      let to = min(end, reading.start + reading.duration)
      let from = max(sum.start, reading.start)
      counted +=
        reading.duration == 0 ? reading.value : reading.value * Double(max(0, to - from)) / Double(reading.duration)
      if from > reached { gaps.append(reached..<from) }
      reached = max(reached, to)
    }
    if end > reached { gaps.append(reached..<end) }
    let rest = sum.value - counted
    let seconds = gaps.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    guard rest > Self.tolerance * sum.value, seconds > 0 else { return [] }
    return gaps.map { gap in
      var part = sum
      part.start = gap.lowerBound
      part.duration = gap.upperBound - gap.lowerBound
      part.value = rest * Double(part.duration) / Double(seconds)
      return part
    }
  }
}
