public import DailveScores

/// The present moment within an unfinished day.
public struct DayMoment: Sendable {
  /// The first instant of the day by the viewer's current clock.
  public var dayStart: Instant
  public var now: Instant

  public init(dayStart: Instant, now: Instant) {
    self.dayStart = dayStart
    self.now = now
  }

  /// The moment at which clocks show a time of day.
  ///
  /// - Parameter clock: Minutes after midnight. They are rounded to seconds, because a second is seldom a whole
  ///   fraction of a minute: truncation would make half of all days begin a second late and end a minute early.
  public init(clock: Double, now: Instant) {
    self.init(dayStart: now - Rounding.halfUp(clock * 60), now: now)
  }

  /// Minutes after midnight.
  public var clock: Double { Double(now - dayStart) / 60 }

  /// Minutes after the start of the day up to which data that came at `arrival` can reach; up to now if they came
  /// before the day, or never.
  func minutes(until arrival: Instant?) -> Double {
    let end = arrival.map { $0 < dayStart ? now : min($0, now) } ?? now
    return Double(end - dayStart) / 60
  }
}
