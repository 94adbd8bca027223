public import DailveScores

/// The present, within a day that is not over.
public struct DayMoment: Sendable {
  /// The first instant of the day, as the viewer's clocks are now.
  public var dayStart: Instant
  public var now: Instant

  public init(dayStart: Instant, now: Instant) {
    self.dayStart = dayStart
    self.now = now
  }

  /// The moment at which clocks show a time of day.
  ///
  /// - Parameter clock: Minutes after midnight. A second is seldom a whole fraction of a minute, so the seconds are rounded: cut off, half
  ///   of all days would begin a second late, and end a minute early.
  public init(clock: Double, now: Instant) {
    self.init(dayStart: now - Rounding.halfUp(clock * 60), now: now)
  }

  /// Minutes after the start of the day until which data may be there that came at `arrival`; until now, if they came before the day.
  func minutes(until arrival: Instant?) -> Double {
    let end = arrival.map { $0 < dayStart ? now : min($0, now) } ?? now
    return Double(end - dayStart) / 60
  }
}
