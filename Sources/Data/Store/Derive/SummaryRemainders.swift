internal import DailveDomain
internal import DailveScores

/// Pushed summaries of several resolutions together: finer readings stand, and of a coarser sum or average what they do not account for, in
/// the time between them.
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
  /// Until when nothing may be added to what finer readings say, because an export has all of it.
  let known: (Reading) -> Instant?

  /// - Parameter readings: In the order of their starts.
  func standing(_ readings: [Reading]) -> [Reading] {
    var standing = readings.filter { !isSum($0) }
    for step in [Resolution.minute, .hour, .state, .day, .week, .month] {
      var sums = readings.filter { isSum($0) && resolution($0) == step }
      guard !sums.isEmpty else { continue }
      var besides = standing
      if case .sum = kind, step == .minute {
        (sums, besides) = UnendedSums(standing, sums, members, isSingle: { resolution($0) == .single }).apart()
      }
      let bySource = ReadingsBySource(besides, members)
      let rests = sums.flatMap { sum in
        let finer = bySource.indices(beside: sum).map { besides[$0] }
        return switch kind {
        case .sum: rest(ofSum: sum, beside: finer)
        case .average(let plausible): rest(ofAverage: sum, beside: finer, plausible)
        }
      }
      standing = (standing + rests).sorted { $0.start < $1.start }
    }
    return standing
  }

  private func isSum(_ reading: Reading) -> Bool {
    let resolution = resolution(reading)
    return resolution.isSummary || resolution == .state && reading.duration > 0
  }

  /// The time of a summary from a moment on in which nothing finer lasts.
  private func gaps(in sum: Reading, from known: Instant, beside finer: [Reading]) -> (
    gaps: [Range<Instant>], seconds: Int
  ) {
    let end = sum.start + sum.duration
    var gaps: [Range<Instant>] = []
    var reached = known
    for reading in finer {
      let from = max(sum.start, reading.start)
      if from > reached { gaps.append(reached..<from) }
      reached = max(reached, min(end, reading.start + reading.duration))
    }
    if end > reached { gaps.append(reached..<end) }
    return (gaps, gaps.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) })
  }

  private func rest(ofSum sum: Reading, beside finer: [Reading]) -> [Reading] {
    guard !finer.isEmpty else { return [sum] }
    let end = sum.start + sum.duration
    let (gaps, seconds) = gaps(in: sum, from: max(sum.start, known(sum) ?? sum.start), beside: finer)
    let rest = sum.value - counted(finer, within: sum.start..<max(sum.start, end))
    guard rest > Self.tolerance * sum.value, seconds > 0 else { return [] }
    guard gaps.count <= Self.mostParts else {
      var whole = sum
      whole.value = rest
      return [whole]
    }
    return gaps.map { sum.part($0, rest * Double($0.upperBound - $0.lowerBound) / Double(seconds)) }
  }

  // MARK: Averages

  private func rest(ofAverage sum: Reading, beside finer: [Reading], _ plausible: ClosedRange<Double>) -> [Reading] {
    // A measurement of an instant says nothing of the time around it.
    let lasting = finer.filter { $0.duration > 0 }
    let end = sum.start + sum.duration
    var from = sum.start
    if let known = known(sum), known >= sum.start {
      // The export's last reading holds for so long.
      guard end - known > AverageAccumulator.longestHold else { return [] }
      from = known + 1
    }
    guard from > sum.start || !lasting.isEmpty else { return [sum] }
    let (gaps, seconds) = gaps(in: sum, from: from, beside: lasting)
    guard seconds > 0 else { return [] }
    guard gaps.count <= Self.mostParts else { return [sum.part(from..<end, sum.value)] }
    var said: [(level: Double, seconds: Int)] = []
    if let level = level(of: lasting, within: from..<end) {
      said.append((level, (end - from).subtractingClamped(seconds)))
    }
    if let level = exported(finer, within: sum.start..<from) { said.append((level, from - sum.start)) }
    let rest = average(of: sum, besides: said, plausible)
    return gaps.map { sum.part($0, rest) }
  }

  /// The average of what is left of a summary's time besides stretches whose levels and lengths are known. An average of something else than
  /// these (another device, a rounded one) may leave something implausible: then the summary speaks for the rest as well.
  private func average(
    of sum: Reading, besides said: [(level: Double, seconds: Int)], _ plausible: ClosedRange<Double>
  )
    -> Double
  {
    let seconds = sum.duration.subtractingClamped(said.reduce(0) { $0.addingClamped($1.seconds) })
    guard !said.isEmpty, seconds > 0 else { return sum.value }
    let rest = said.reduce(sum.value * Double(sum.duration)) { $0 - $1.level * Double($1.seconds) } / Double(seconds)
    return (sum.range ?? plausible).contains(rest) ? rest : sum.value
  }

  /// The mean of readings that last, by their time within a stretch; `nil` if there are none.
  private func level(of lasting: [Reading], within range: Range<Instant>) -> Double? {
    var (level, weight) = (0.0, 0.0)
    for reading in lasting {
      let from = max(range.lowerBound, reading.start)
      let inside = min(range.upperBound, reading.start + reading.duration) - from
      guard inside > 0 else { continue }
      level += reading.value * Double(inside)
      weight += Double(inside)
    }
    return weight > 0 ? level / weight : nil
  }

  /// The average that an export's readings have over a stretch, as that of a day is computed; `nil` if there are none.
  private func exported(_ readings: [Reading], within range: Range<Instant>) -> Double? {
    var average = AverageAccumulator(.temporallyWeighted)
    var hasAny = false
    for reading in readings where range.contains(reading.start) {
      average.add(reading.value, at: reading.start, seconds: reading.duration, until: range.upperBound)
      hasAny = true
    }
    return hasAny ? average.average : nil
  }

  // MARK: Sums

  /// What finer readings say of a stretch of time. Of several sources at one time the greatest counts, as it will when they are merged: a
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

extension Reading {
  /// What a summary says of a part of its time.
  fileprivate func part(_ range: Range<Instant>, _ value: Double) -> Reading {
    var part = self
    part.start = range.lowerBound
    part.duration = range.upperBound - range.lowerBound
    part.value = value
    return part
  }
}
