public import DailveScores

extension ZoneTimeline {
  /// The first instant at which the person's clocks showed a time of a day; `nil` if the start of summer time skipped
  /// it. Times that a journey skipped count in the zone of arrival: the exact start of a zone is seldom known to the
  /// hour.
  ///
  /// - Parameter clock: Minutes after local midnight.
  public func instant(of day: CivilDay, clock: Int) -> Instant? {
    let local = Instant(midnightOf: day) + clock * 60
    // Every instant with this local time lies within the widest offsets that exist.
    let (first, last) = (local - Self.widest, local + Self.widest)
    var at = first
    var before: (offset: Int, zone: String)?
    while at < last {
      let segment = segment(at: at)
      let candidate = local - segment.offset
      let zone = zone(at: at)
      if segment.range.contains(candidate) { return candidate }
      if let before, candidate < segment.range.lowerBound, local - before.offset >= segment.range.lowerBound {
        return before.zone == zone ? nil : candidate
      }
      before = (segment.offset, zone)
      // Advance by at least a second, whatever the zone history, so that the loop ends.
      at = max(at + 1, segment.range.upperBound)
    }
    return nil
  }

  /// Seconds; more than any UTC offset ever used.
  private static let widest = 16 * 3600

  private func zone(at instant: Instant) -> String {
    let next = stays.firstPlace { $0.end > instant }
    let place = next < stays.count && stays[next].start <= instant ? stays[next].zone : 0
    return zones.indices.contains(place) ? zones[place].identifier : ""
  }
}
