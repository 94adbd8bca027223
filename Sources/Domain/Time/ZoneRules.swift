/// The offsets of one time zone over time, as plain data: no clock and no zone database in here.
public struct ZoneRules: Sendable, Equatable {
  /// IANA name.
  public var identifier: String
  /// Ordered by `start`; the first one also holds for everything before it.
  public var offsets: [Offset]

  public struct Offset: Sendable, Equatable {
    /// Seconds since 1970 from which the offset holds.
    public var start: Int
    /// Seconds east of UTC.
    public var seconds: Int

    public init(start: Int, seconds: Int) {
      self.start = start
      self.seconds = seconds
    }
  }

  public init(identifier: String, offsets: [Offset]) {
    self.identifier = identifier
    self.offsets = offsets
  }

  public static let utc = ZoneRules(identifier: "UTC", offsets: [Offset(start: .min, seconds: 0)])

  /// The offset at `instant` with the span of time (end exclusive) in which it holds.
  public func segment(at instant: Int) -> (range: Range<Int>, seconds: Int) {
    var low = 0
    var high = offsets.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if offsets[middle].start <= instant { low = middle } else { high = middle }
    }
    guard !offsets.isEmpty else { return (.min..<(.max), 0) }
    let end = low + 1 < offsets.count ? offsets[low + 1].start : .max
    return ((low == 0 ? .min : offsets[low].start)..<end, offsets[low].seconds)
  }

  public func offset(at instant: Int) -> Int { segment(at: instant).seconds }

  public func day(at instant: Int) -> CivilDay {
    CivilDay(number: (instant + offset(at: instant)).floorDivided(by: 86_400))
  }

  /// Minutes after local midnight by the clock on the wall, in `0..<1440`.
  public func clockMinutes(at instant: Int) -> Double {
    let local = instant + offset(at: instant)
    return Double(local - local.floorDivided(by: 86_400) * 86_400) / 60
  }

  /// The first instant of `day`.
  public func start(of day: CivilDay) -> Int {
    let midnight = day.number * 86_400
    // The offset that holds at midnight is the one that, subtracted, lands in its own span. Where a clock change skips
    // midnight, the day starts at the change.
    let guess = midnight - offset(at: midnight)
    let segment = segment(at: guess)
    let candidate = midnight - segment.seconds
    if segment.range.contains(candidate) {
      let before = self.segment(at: candidate - 1)
      let earlier = midnight - before.seconds
      return earlier < candidate && before.range.contains(earlier) ? earlier : candidate
    }
    return candidate < segment.range.lowerBound ? segment.range.lowerBound : segment.range.upperBound
  }
}
