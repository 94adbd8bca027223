/// From one second to another.
public struct TimeSpan: Sendable, Equatable {
  public var start: Double
  public var end: Double

  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// True if its length is positive and plausible.
  public var isSound: Bool {
    start < end && start >= -CumulativeSeries.largest && end <= CumulativeSeries.largest
  }

  /// Seconds; 0 if the end is before the start.
  public var duration: Double { end > start ? end - start : 0 }
}
