/// The time of a day's main sleep: the only part of a night that long series need.
public struct SleepTime: Sendable, Equatable {
  public var day: CivilDay
  /// From first to last sleep.
  public var span: ClosedRange<Instant>
  /// Minutes.
  public var asleep: Double

  /// True if it is known when the sleep was, and not only how long it lasted.
  var hasTimes: Bool { span.lowerBound < span.upperBound }

  public init(day: CivilDay, span: ClosedRange<Instant>, asleep: Double) {
    self.day = day
    self.span = span
    self.asleep = asleep
  }
}
