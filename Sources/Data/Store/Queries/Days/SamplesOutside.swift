internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Finds samples that begin outside of given times. A person who records only workouts has hundreds of days to check for every type: each query finds
/// the next sample on any day, so that a day with one workout takes one query.
struct SamplesOutside {
  private let times: [Range<Instant>]
  private let timeline: ZoneTimeline
  private let samples: RawStatement
  private var bounds: [CivilDay: (start: Instant, end: Instant)] = [:]

  /// - Parameter times: Ordered and disjoint.
  init(_ times: [Range<Instant>], _ timeline: ZoneTimeline, _ db: Database) throws {
    self.times = times
    self.timeline = timeline
    let hasSourcesOff = try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM source WHERE off)"))
    samples = try RawStatement(
      cachedBy: db,
      "SELECT start FROM sample WHERE type = ? AND start >= ?"
        + (hasSourcesOff == true ? " AND source NOT IN (SELECT id FROM source WHERE off)" : "")
        + " ORDER BY start LIMIT 1")
  }

  /// The days on which any sample begins outside of the times.
  ///
  /// - Parameter days: Oldest first, each once.
  mutating func days(ofType type: Int, among days: [CivilDay]) throws -> [CivilDay] {
    var found: [CivilDay] = []
    /// All samples that begin before this instant have been looked at.
    var next = Instant.distantPast
    for day in days {
      let (start, end) = bounds(of: day)
      next = max(next, start)
      while next < end {
        if let time = times.covering(next) {
          next = time.upperBound
          continue
        }
        guard let sample = try first(ofType: type, from: next) else { return found }
        next = sample
        if sample < end, times.covering(sample) == nil {
          found.append(day)
          next = end
        }
      }
    }
    return found
  }

  private func first(ofType type: Int, from start: Instant) throws -> Instant? {
    samples.bind(type, at: 1)
    samples.bind(start, at: 2)
    defer { samples.reset() }
    return try samples.step() ? Instant(samples.int(0)) : nil
  }

  private mutating func bounds(of day: CivilDay) -> (start: Instant, end: Instant) {
    if let known = bounds[day] { return known }
    let found = (start: timeline.start(of: day), end: timeline.start(of: day + 1))
    bounds[day] = found
    return found
  }
}

extension [Range<Instant>] {
  /// The range that includes the instant.
  ///
  /// - Precondition: The ranges are ordered and disjoint, as `union()` returns them.
  func covering(_ instant: Instant) -> Range<Instant>? {
    let place = firstPlace { $0.upperBound > instant }
    return place < count && self[place].lowerBound <= instant ? self[place] : nil
  }
}
