public import DailveScores

/// The offsets of one time zone over time, as plain data, so that Domain needs no zone database.
public struct ZoneRules: Sendable, Equatable {
  /// IANA name.
  public var identifier: String
  /// Ordered by `start`; the first one also holds for everything before it.
  public var offsets: [Offset]

  public struct Offset: Sendable, Equatable {
    /// The instant from which the offset holds.
    public var start: Instant
    /// Seconds east of UTC.
    public var seconds: Int

    public init(start: Instant, seconds: Int) {
      self.start = start
      self.seconds = seconds
    }
  }

  public init(identifier: String, offsets: [Offset]) {
    self.identifier = identifier
    self.offsets = offsets
  }

  public static let utc = ZoneRules(identifier: "UTC", offsets: [Offset(start: .distantPast, seconds: 0)])

  /// The offset at `instant`, in seconds east of UTC, and the range in which it applies.
  public func segment(at instant: Instant) -> (range: Range<Instant>, seconds: Int) {
    guard !offsets.isEmpty else { return (.distantPast..<(.distantFuture), 0) }
    let next = max(1, offsets.firstPlace { $0.start > instant })
    let end = next < offsets.count ? offsets[next].start : .distantFuture
    let start = next == 1 ? .distantPast : offsets[next - 1].start
    return (start..<max(start, end), offsets[next - 1].seconds)
  }

  public func offset(at instant: Instant) -> Int { segment(at: instant).seconds }

  public func day(at instant: Instant) -> CivilDay {
    instant.day(offset: offset(at: instant))
  }

  /// Minutes after local midnight, in `0..<1440`.
  public func clockMinutes(at instant: Instant) -> Double {
    instant.clockMinutes(offset: offset(at: instant))
  }

  /// The first instant of `day`.
  public func start(of day: CivilDay) -> Instant {
    let midnight = Instant(midnightOf: day)
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
