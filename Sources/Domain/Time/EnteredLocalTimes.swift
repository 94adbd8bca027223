public import DailveScores

/// The zone of the local times that a person types: for yesterday and today that of their browser, which no import
/// knows yet; for earlier days the zone that they were in then.
public struct EnteredLocalTimes: Sendable {
  public let now: Instant
  private let then: ZoneTimeline
  private let here: ZoneTimeline

  /// - Parameter here: The browser's zone; `nil` if it is unknown.
  public init(now: Instant, timeline: ZoneTimeline, here: ZoneRules?) {
    self.now = now
    then = timeline
    self.here = here.map { ZoneTimeline(home: $0) } ?? timeline
  }

  public var today: CivilDay { here.day(at: now) }

  /// The zones that apply to the times of a day.
  private func timeline(of day: CivilDay) -> ZoneTimeline { day >= today - 1 ? here : then }

  /// `nil` for a time that clocks skipped.
  public func instant(of day: CivilDay, clock: Int) -> Instant? { timeline(of: day).instant(of: day, clock: clock) }

  public func day(at instant: Instant) -> CivilDay {
    let day = here.day(at: instant)
    return timeline(of: day).day(at: instant)
  }

  /// Minutes after midnight on the local clock.
  public func clock(of instant: Instant, on day: CivilDay) -> Int {
    Int(saturating: timeline(of: day).clockMinutes(at: instant))
  }
}
