public import DailveScores

/// Where the local times that a person types are: yesterday and today where their browser is, which no import knows yet; before that
/// where they were then.
public struct EnteredLocalTimes: Sendable {
  public let now: Instant
  private let then: ZoneTimeline
  private let here: ZoneTimeline

  /// - Parameter here: The zone that the browser is in; `nil` if it has not said.
  public init(now: Instant, timeline: ZoneTimeline, here: ZoneRules?) {
    self.now = now
    then = timeline
    self.here = here.map { ZoneTimeline(home: $0) } ?? timeline
  }

  public var today: CivilDay { here.day(at: now) }

  /// Where the times of a day are.
  private func timeline(of day: CivilDay) -> ZoneTimeline { day >= today - 1 ? here : then }

  /// `nil` for a time that clocks skipped.
  public func instant(of day: CivilDay, clock: Int) -> Instant? { timeline(of: day).instant(of: day, clock: clock) }

  public func day(at instant: Instant) -> CivilDay {
    let day = here.day(at: instant)
    return timeline(of: day).day(at: instant)
  }

  /// Minutes after midnight that clocks showed.
  public func clock(of instant: Instant, on day: CivilDay) -> Int {
    Int(saturating: timeline(of: day).clockMinutes(at: instant))
  }
}
