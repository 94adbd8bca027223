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

  /// Minutes after the start of the day until which data may be there that came at `arrival`; until now, if they came before the day.
  func minutes(until arrival: Instant?) -> Double {
    let end = arrival.map { $0 < dayStart ? now : min($0, now) } ?? now
    return Double(end - dayStart) / 60
  }
}
