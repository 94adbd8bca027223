/// From one second to another.
public struct TimeSpan: Sendable, Equatable {
  public var start: Double
  public var end: Double

  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// Whether it has a length, and one that can be true.
  public var isSound: Bool {
    start < end && start >= -CumulativeSeries.largest && end <= CumulativeSeries.largest
  }

  /// Seconds; 0 where the end comes first.
  public var duration: Double { end > start ? end - start : 0 }
}
