internal import DailveDomain
internal import DailveScores

/// Combines pushed summaries of several resolutions: finer readings stand, and a coarser sum or average keeps only what they do not account for, in
/// the time between them. A sum of an hour or more is a minimum for its time, whichever sources counted within it. Only what its own source measured
/// is part of an average, or of the sum of a minute.
struct SummaryRemainders {
  enum Kind {
    /// The total of values that add up.
    case sum
    /// An average over time, of readings that all lie in a range.
    case average(ClosedRange<Double>)
  }

  /// Relative tolerance, because sums are rounded when they are sent.
  private static let tolerance = 1e-3
  /// Maximum number of parts. With more gaps, the rest of a sum goes to the longest of them, and an average applies to its whole time: thousands of
  /// parts of each would fill the memory.
  private static let mostParts = 64

  let kind: Kind
  let resolution: (Reading) -> Resolution
  let members: SourceMembers
  /// All sources as one.
  let everyone: SourceMembers
  /// Returns the place of a reading's source in the person's order, lower counts first, and its device, for merging sources.
  let place: (Reading) -> (rank: Int, device: Int)
  /// Assumed durations of readings, in seconds, where sources are merged; empty if all have durations of their own.
  let lengths: ([Reading]) -> [Int]
  /// The moment until which nothing may be added to finer readings, because an export covers that time.
  let known: (Reading) -> Instant?

  /// - Parameter readings: Ordered by start.
  func standing(_ readings: [Reading]) -> [Reading] {
    var standing = readings.filter { !isSum($0) }
    for step in [Resolution.minute, .hour, .state, .day, .week, .month] {
      let sums = readings.filter { isSum($0) && resolution($0) == step }
      for sums in step == .state ? Self.shortestFirst(sums) : [sums] where !sums.isEmpty {
        standing = (standing + rests(of: sums, step, beside: standing)).sorted { $0.start < $1.start }
      }
    }
    return standing
  }

  private func rests(of sums: [Reading], _ step: Resolution, beside standing: [Reading]) -> [Reading] {
    switch kind {
    case .sum where step == .minute:
      let (sums, besides) = UnendedSums(standing, sums, members, isSingle: { resolution($0) == .single }).apart()
      return rests(ofSums: sums, step, beside: besides)
    case .sum: return rests(ofSums: sums, step, beside: standing)
    case .average(let plausible):
      let bySource = ReadingsBySource(standing, members)
      return sums.flatMap { sum in
        rest(ofAverage: sum, beside: bySource.indices(beside: sum).map { standing[$0] }, plausible)
      }
    }
  }

  /// Totals so far, in rounds from short to long: the total of one source by noon is part of another's by the evening.
  private static func shortestFirst(_ totals: [Reading]) -> [[Reading]] {
    var rounds: [[Reading]] = []
    var (start, round) = (Instant?.none, 0)
    for total in totals.sorted(by: { ($0.start, $0.duration, $1.value) < ($1.start, $1.duration, $0.value) }) {
      round = total.start == start ? round + 1 : 0
      start = total.start
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(total)
    }
    return rounds
  }

  private func isSum(_ reading: Reading) -> Bool {
    let resolution = resolution(reading)
    return resolution.isSummary || resolution == .state && reading.duration > 0
  }

  /// The stretches of a summary's time, from a moment on, that no finer reading covers.
  private func gaps(in sum: Reading, from known: Instant, beside finer: [Range<Instant>]) -> (
    gaps: [Range<Instant>], seconds: Int
  ) {
    let end = sum.start + sum.duration
    var gaps: [Range<Instant>] = []
    var reached = known
    for time in finer {
      let from = max(sum.start, time.lowerBound)
      if from > reached { gaps.append(reached..<from) }
      reached = max(reached, min(end, time.upperBound))
    }
    if end > reached { gaps.append(reached..<end) }
    return (gaps, gaps.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) })
  }

  // MARK: Averages

  private func rest(ofAverage sum: Reading, beside finer: [Reading], _ plausible: ClosedRange<Double>) -> [Reading] {
    // A measurement of an instant says nothing about the time around it.
    let lasting = finer.filter { $0.duration > 0 }
    let end = sum.start + sum.duration
    var from = sum.start
    if let known = known(sum), known >= sum.start {
      // The export's last reading holds for this long.
      guard end - known > AverageAccumulator.longestHold else { return [] }
      from = known + 1
    }
    guard from > sum.start || !lasting.isEmpty else { return [sum] }
    let times = lasting.map { reading in
      reading.start..<max(reading.start, reading.start + reading.duration)
    }
    let (gaps, seconds) = gaps(in: sum, from: from, beside: times)
    guard seconds > 0 else { return [] }
    guard gaps.count <= Self.mostParts else { return [sum.part(from..<end, sum.value)] }
    var said: [(level: Double, seconds: Int)] = []
    if let level = level(of: lasting, within: from..<end) {
      said.append((level, (end - from).subtractingClamped(seconds)))
    }
    if let level = exported(finer, within: sum.start..<from) { said.append((level, from - sum.start)) }
    let rest = average(of: sum, besides: said, plausible)
    return gaps.enumerated().map { sum.part($1, rest, isContinued: $0 > 0) }
  }

  /// The average over the rest of a summary's time, given stretches of known level and length. If the summary is of other data (another device, a
  /// rounded value), the rest may be implausible; the summary's own value then stands for it.
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

  /// The mean of lasting readings, weighted by their time within a stretch; `nil` if there are none.
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

  /// The finer readings within the time of a sum.
  private struct Company {
    /// The time that they cover, in order.
    var times: [Range<Instant>]
    /// Their total once sources are merged: a watch and a phone count the same walk.
    var amount: Double
  }

  /// - Parameter finer: Readings that already stand, ordered by start.
  private func rests(ofSums sums: [Reading], _ step: Resolution, beside finer: [Reading]) -> [Reading] {
    let bySource = ReadingsBySource(finer, members)
    let byTime = ReadingsBySource(finer, step == .minute ? members : everyone)
    let lengths = lengths(finer)
    func length(_ index: Int) -> Int { lengths.isEmpty ? finer[index].duration : lengths[index] }
    func company(_ indices: [Int], within span: Range<Instant>) -> Company {
      let times = indices.map { index -> Range<Instant> in
        let start = finer[index].start
        // The rest excludes the moment of a reading without a duration: no other source may count at that time.
        return start..<max(start, start + max(1, length(index)))
      }
      let pieces = indices.map { piece(finer[$0], length($0), within: span) }
      return Company(times: times.union(), amount: SourceMerge.total(pieces))
    }
    // Sums of several sources for the same time have the same company, so it is computed once.
    var last: (span: Range<Instant>, company: Company)?
    return sums.flatMap { sum -> [Reading] in
      let span = sum.start..<max(sum.start, sum.start + sum.duration)
      if step > .minute, let last, last.span == span, let rest = rest(of: sum, beside: last.company) { return rest }
      let own = bySource.indices(beside: sum)
      // A value of another source for an equally long time is no finer.
      let others = byTime.indices(beside: sum).filter { finer[$0].duration < sum.duration }
      let all = own.allSatisfy { finer[$0].duration < sum.duration } ? others : Array(Set(own + others)).sorted()
      guard !all.isEmpty else { return [sum] }
      let together = company(all, within: span)
      if all.count == others.count { last = (span, together) }
      // If the others leave no gap, the sum is merged with them as a source of its own.
      return rest(of: sum, beside: together) ?? rest(of: sum, beside: company(own, within: span)) ?? []
    }
  }

  /// The part of a finer reading within the time of a sum.
  ///
  /// - Parameter length: Assumed duration in seconds where sources are merged.
  private func piece(_ reading: Reading, _ length: Int, within span: Range<Instant>) -> SourceMerge.Piece {
    let (from, end) = (max(span.lowerBound, reading.start), min(span.upperBound, reading.start + length))
    let share = reading.duration > 0 ? Double(max(0, end - from)) / Double(reading.duration) : 1
    let place = place(reading)
    return SourceMerge.Piece(
      start: from, end: max(from, end), value: share == 1 ? reading.value : reading.value * share, rank: place.rank,
      source: place.device)
  }

  /// The rest of a sum, spread over the gaps between finer readings; `nil` if there is a rest but no gap.
  private func rest(of sum: Reading, beside finer: Company) -> [Reading]? {
    let rest = sum.value - finer.amount
    guard rest > Self.tolerance * sum.value else { return [] }
    var gaps = gaps(in: sum, from: max(sum.start, known(sum) ?? sum.start), beside: finer.times).gaps
    if gaps.count > Self.mostParts {
      gaps.sort { ($1.seconds, $0.lowerBound) < ($0.seconds, $1.lowerBound) }
      gaps = gaps.prefix(Self.mostParts).sorted { $0.lowerBound < $1.lowerBound }
    }
    let seconds = gaps.reduce(0) { $0 + $1.seconds }
    guard seconds > 0 else { return nil }
    // Multiples of a power of two add up to the rest without an error in the last digit, and whole numbers to a whole one.
    let unit = rest.ulp * 0x1p22
    var left = rest
    return gaps.enumerated().map { index, gap -> Reading in
      let share = (rest * Double(gap.seconds) / Double(seconds) / unit).rounded(.down) * unit
      let value = index + 1 == gaps.count ? left : share
      left -= value
      return sum.part(gap, value, isContinued: index > 0)
    }
  }
}

extension Reading {
  /// The reading for a part of a summary's time.
  fileprivate func part(_ range: Range<Instant>, _ value: Double, isContinued: Bool = false) -> Reading {
    var part = self
    part.start = range.lowerBound
    part.duration = range.upperBound - range.lowerBound
    part.value = value
    part.isContinued = isContinued
    return part
  }
}
