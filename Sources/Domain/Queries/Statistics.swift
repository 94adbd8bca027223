public import DailveScores

/// Statistics over samples of one quantity type. Counterpart of `HKStatistics`: sums merge sources, so that nothing
/// counts twice.
public struct Statistics: Sendable, Equatable {
  public var interval: Range<Instant>
  /// Samples that overlap the interval, from all sources; the parts of a summary that begin in it count once.
  public var count: Int
  /// For cumulative types; `nil` for others. Counterpart of `sumQuantity()`.
  public var sum: Double?
  /// For discrete types, averaged as HealthKit documents for the type; `nil` for others. Counterpart of
  /// `averageQuantity()`.
  public var average: Double?
  public var minimum: Double
  public var maximum: Double
  /// Value and span of the sample that ended last. Counterpart of `mostRecentQuantity()` and its date interval.
  public var mostRecent: Double
  public var mostRecentInterval: ClosedRange<Instant>
  /// Seconds that samples cover, counting overlaps once. Counterpart of `duration()`.
  public var duration: Int
  /// The sum (cumulative types) or average of each source alone. Counterpart of the option `separateBySource`.
  public var bySource: [String: Double]
}

/// A reading as input to `Statistics`.
public struct QuantityReading: Sendable, Equatable {
  public var start: Instant
  public var end: Instant
  public var value: Double
  public var source: Int
  /// Rank of the source in the person's order; lower ranks take precedence.
  public var rank: Int
  /// Range of the measurements, where `value` is their average.
  public var range: ClosedRange<Double>?
  /// True if it continues a summary that consists of several parts.
  public var isContinued: Bool

  public init(
    start: Instant, end: Instant, value: Double, source: Int, rank: Int, range: ClosedRange<Double>? = nil,
    isContinued: Bool = false
  ) {
    self.range = range
    self.isContinued = isContinued
    self.start = start
    self.end = end
    self.value = value
    self.source = source
    self.rank = rank
  }
}

extension Statistics {
  /// Statistics of an interval from all readings that overlap it. A sample that extends beyond the interval counts in
  /// sums by its share of time, and fully in everything else; a sample without duration belongs to the interval in
  /// which it begins.
  ///
  /// - Returns: `nil` without any reading.
  public init?(
    of readings: some Sequence<QuantityReading>, in interval: Range<Instant>, type: String, sourceName: (Int) -> String
  ) {
    let (lower, upper) = (interval.lowerBound, interval.upperBound)
    let touching = readings.filter {
      $0.start == $0.end ? $0.start >= lower && $0.start < upper : $0.start < upper && $0.end > lower
    }
    guard let newest = touching.max(by: { ($0.end, $0.start) < ($1.end, $1.start) }) else { return nil }
    self.interval = interval
    count = max(1, touching.count { !$0.isContinued })
    minimum = touching.reduce(.infinity) { min($0, $1.range?.lowerBound ?? $1.value) }
    maximum = touching.reduce(-.infinity) { max($0, $1.range?.upperBound ?? $1.value) }
    mostRecent = newest.value
    mostRecentInterval = newest.start...max(newest.start, newest.end)
    duration = Int(
      saturating: touching.map { max($0.start, lower)..<max(max($0.start, lower), min($0.end, upper)) }.coveredSeconds)
    // Two devices with the same name are one source here.
    let groups = Dictionary(grouping: touching) { sourceName($0.source) }
    if HealthType.isCumulative(type) {
      let pieces = touching.map { Self.piece($0, lower, upper) }
      sum = SourceMerge.total(pieces)
      bySource = groups.mapValues { group in SourceMerge.total(group.map { Self.piece($0, lower, upper) }) }
    } else {
      average = Self.average(touching, lower, upper, type)
      bySource = groups.mapValues { Self.average($0, lower, upper, type) }
    }
  }

  private static func average(_ readings: [QuantityReading], _ lower: Instant, _ upper: Instant, _ type: String)
    -> Double
  {
    var average = AverageAccumulator(HealthType.averaging(type))
    for reading in readings.sorted(by: { $0.start < $1.start }) {
      average.add(
        reading.value, at: max(reading.start, lower), seconds: reading.end - max(reading.start, lower), until: upper)
    }
    return average.average
  }

  private static func piece(_ reading: QuantityReading, _ lower: Instant, _ upper: Instant) -> SourceMerge.Piece {
    let (start, end) = (max(reading.start, lower), min(reading.end, upper))
    let length = reading.end - reading.start
    let share = length > 0 ? Double(end - start) / Double(length) : 1
    return SourceMerge.Piece(
      start: start, end: max(start, end), value: reading.value * share, rank: reading.rank, source: reading.source)
  }
}
