internal import DailveDomain
internal import DailveScores

/// Pushed summaries of several resolutions together: finer words stand, and of a coarser sum or average what they do not account for, in the
/// time between them.
struct SummaryRemainders {
  enum Kind {
    /// What adds up.
    case sum
    /// An average over time, of readings that all lie in a range.
    case average(ClosedRange<Double>)
  }

  /// Sums are rounded when they are sent.
  private static let tolerance = 1e-3
  /// With more gaps than this the rest is spread over the whole time of the sum: thousands of parts of each sum would fill the memory.
  private static let mostParts = 64

  let kind: Kind
  let resolution: (Reading) -> Resolution
  let members: SourceMembers
  /// Until when nothing may be added to what finer words say, because an export has all of it.
  let known: (Reading) -> Instant?

  /// - Parameter readings: In the order of their starts.
  func standing(_ readings: [Reading]) -> [Reading] {
    var standing = readings.filter { !resolution($0).isSummary }
    for step in [Resolution.minute, .hour, .day] {
      let sums = readings.filter { resolution($0) == step }
      guard !sums.isEmpty else { continue }
      let bySource = ReadingsBySource(standing, members)
      let rests = sums.flatMap { sum in
        rest(of: sum, beside: bySource.indices(beside: sum).map { standing[$0] }.filter(accounts))
      }
      standing = (standing + rests).sorted { $0.start < $1.start }
    }
    return standing
  }

  /// A measurement of an instant says nothing of the time around it.
  private func accounts(_ reading: Reading) -> Bool {
    if case .average = kind { reading.duration > 0 } else { true }
  }

  private func rest(of sum: Reading, beside finer: [Reading]) -> [Reading] {
    guard !finer.isEmpty else { return [sum] }
    let end = sum.start + sum.duration
    var gaps: [Range<Instant>] = []
    var reached = max(sum.start, known(sum) ?? sum.start)
    for reading in finer {
      let from = max(sum.start, reading.start)
      if from > reached { gaps.append(reached..<from) }
      reached = max(reached, min(end, reading.start + reading.duration))
    }
    if end > reached { gaps.append(reached..<end) }
    let seconds = gaps.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    if case .average(let plausible) = kind {
      guard seconds > 0, gaps.count <= Self.mostParts else { return [sum] }
      let rest = average(of: sum, beside: finer, over: seconds, plausible)
      return gaps.map { gap in
        var part = sum
        part.start = gap.lowerBound
        part.duration = gap.upperBound - gap.lowerBound
        part.value = rest
        return part
      }
    }
    let rest = sum.value - counted(finer, within: sum.start..<max(sum.start, end))
    guard rest > Self.tolerance * sum.value, seconds > 0 else { return [] }
    guard gaps.count <= Self.mostParts else {
      var whole = sum
      whole.value = rest
      return [whole]
    }
    return gaps.map { gap in
      var part = sum
      part.start = gap.lowerBound
      part.duration = gap.upperBound - gap.lowerBound
      part.value = rest * Double(part.duration) / Double(seconds)
      return part
    }
  }

  /// The average of so many seconds of a summary's time for which there are no finer words. An average of something else than these words
  /// (another device, a rounded one) may leave something implausible: then the summary speaks for the rest as well.
  private func average(of sum: Reading, beside finer: [Reading], over seconds: Int, _ plausible: ClosedRange<Double>)
    -> Double
  {
    let end = sum.start + sum.duration
    var (level, weight) = (0.0, 0.0)
    for reading in finer {
      let inside = Double(min(end, reading.start + reading.duration) - max(sum.start, reading.start))
      level += reading.value * inside
      weight += inside
    }
    guard weight > 0 else { return sum.value }
    let known = Double(sum.duration - seconds)
    let rest = (sum.value * Double(sum.duration) - level / weight * known) / Double(seconds)
    return (sum.range ?? plausible).contains(rest) ? rest : sum.value
  }

  /// What finer words say of a stretch of time. Of several sources at one time the greatest counts, as it will when they are merged: a
  /// watch and a phone count the same walk.
  private func counted(_ finer: [Reading], within range: Range<Instant>) -> Double {
    let source = finer.first?.source
    guard finer.contains(where: { $0.source != source }) else {
      return finer.reduce(0) { sum, reading in
        guard reading.duration > 0 else { return sum + reading.value }
        let inside = min(range.upperBound, reading.start + reading.duration) - max(range.lowerBound, reading.start)
        return sum + reading.value * Double(max(0, inside)) / Double(reading.duration)
      }
    }
    var total = 0.0
    var changes: [(at: Instant, source: Int, rate: Double)] = []
    for reading in finer {
      let from = max(range.lowerBound, reading.start)
      let to = min(range.upperBound, reading.start + reading.duration)
      if reading.duration == 0 { total += reading.value }
      guard to > from else { continue }
      let rate = reading.value / Double(reading.duration)
      changes.append((from, reading.source, rate))
      changes.append((to, reading.source, -rate))
    }
    changes.sort { $0.at < $1.at }
    var rates: [Int: Double] = [:]
    var reached = range.lowerBound
    for change in changes {
      if change.at > reached {
        total += (rates.values.max() ?? 0) * Double(change.at - reached)
        reached = change.at
      }
      rates[change.source, default: 0] += change.rate
    }
    return total
  }
}
