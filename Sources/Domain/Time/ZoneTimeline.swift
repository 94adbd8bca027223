public import DailveScores

/// The zones that the person was in over time: the home zone, except during stays learnt from samples or entered by the person.
public struct ZoneTimeline: Sendable, Equatable {
  /// A period in a known zone, end exclusive.
  public struct Stay: Sendable, Equatable {
    public var start: Instant
    public var end: Instant
    public var zone: Int

    public init(start: Instant, end: Instant, zone: Int) {
      self.start = start
      self.end = end
      self.zone = zone
    }
  }

  /// The home zone first.
  public let zones: [ZoneRules]
  /// Ordered, not overlapping.
  public let stays: [Stay]

  /// Evidence also applies to the time around it: halfway to the next evidence, and at most this many seconds.
  public static let reach = 36 * 3600

  public init(home: ZoneRules) {
    zones = [home]
    stays = []
  }

  /// - Parameters:
  ///   - zones: The home zone first.
  ///   - evidence: Times at which samples carried a zone (an index into `zones`), in any order.
  ///   - entries: Stays that the person entered. They apply exactly and override evidence; later entries override
  ///     earlier ones.
  public init(zones: [ZoneRules], evidence: [Stay], entries: [Stay] = []) {
    self.zones = zones
    let sorted = evidence.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [Stay] = []
    for item in sorted {
      if let last = merged.last, last.zone == item.zone, item.start - last.end <= 2 * Self.reach {
        merged[merged.count - 1].end = max(last.end, item.end)
      } else if let last = merged.last, item.start < last.end {
        // Two zones overlap: the later evidence begins where the earlier ends.
        if item.end > last.end { merged.append(Stay(start: last.end, end: item.end, zone: item.zone)) }
      } else {
        merged.append(item)
      }
    }
    var stays: [Stay] = []
    for (index, item) in merged.enumerated() {
      var start = item.start - Self.reach
      var end = item.end + Self.reach
      if index > 0 { start = max(start, .middle(merged[index - 1].end, item.start)) }
      if index + 1 < merged.count { end = min(end, .middle(item.end, merged[index + 1].start)) }
      stays.append(Stay(start: start, end: end, zone: item.zone))
    }
    self.stays = entries.reduce(stays) { Self.laying($1, over: $0) }
  }

  /// The stays with one entry replacing whatever it overlaps.
  private static func laying(_ entry: Stay, over stays: [Stay]) -> [Stay] {
    guard entry.end > entry.start else { return stays }
    var result: [Stay] = []
    for stay in stays {
      if stay.start < entry.start {
        result.append(Stay(start: stay.start, end: min(stay.end, entry.start), zone: stay.zone))
      }
      if stay.end > entry.end {
        result.append(Stay(start: max(stay.start, entry.end), end: stay.end, zone: stay.zone))
      }
    }
    result.append(entry)
    return result.sorted { $0.start < $1.start }
  }

  /// The offset at `instant`, in seconds east of UTC, and a range around it in which neither zone nor offset changes.
  public func segment(at instant: Instant) -> (range: Range<Instant>, offset: Int) {
    let next = stays.firstPlace { $0.end > instant }
    let before = next > 0 ? stays[next - 1].end : .distantPast
    var bounds = before..<max(before, next < stays.count ? stays[next].start : .distantFuture)
    var zone = 0
    if next < stays.count, stays[next].start <= instant {
      bounds = stays[next].start..<stays[next].end
      zone = stays[next].zone
    }
    let rules = zones[zone].segment(at: instant)
    return (rules.range.clamped(to: bounds), rules.seconds)
  }

  public func day(at instant: Instant) -> CivilDay {
    instant.day(offset: segment(at: instant).offset)
  }

  public func clockMinutes(at instant: Instant) -> Double {
    instant.clockMinutes(offset: segment(at: instant).offset)
  }

  /// Hour of the local clock, `0..<24`.
  public func hour(at instant: Instant) -> Int { Int(saturating: (clockMinutes(at: instant) / 60).rounded(.down)) }
}

/// Finds days and offsets for a stream of instants, and caches the current segment.
public struct DayClock {
  private let timeline: ZoneTimeline
  private var range = Instant(0)..<Instant(0)
  private var offset = 0

  public init(_ timeline: ZoneTimeline) { self.timeline = timeline }

  /// Seconds east of UTC at `instant`.
  public mutating func offset(at instant: Instant) -> Int {
    if !range.contains(instant) { (range, offset) = timeline.segment(at: instant) }
    return offset
  }

  public mutating func day(at instant: Instant) -> CivilDay {
    instant.day(offset: offset(at: instant))
  }

  /// The first instant after `instant` that may lie on another day: the next local midnight or change of offset.
  public mutating func nextBoundary(after instant: Instant) -> Instant {
    let day = day(at: instant)
    // Advance by at least a second, whatever the zone history, so that loops end.
    return max(instant + 1, min(Instant(midnightOf: day + 1) - offset, range.upperBound))
  }
}
