/// One HRV sample with what the daily value needs to know about it.
public struct HRVSample: Sendable, Equatable {
  public var start: Instant
  /// SDNN in ms.
  public var value: Double
  /// Local calendar day of `start`.
  public var day: CivilDay
  /// Minutes after local midnight.
  public var clock: Double

  public init(start: Instant, value: Double, day: CivilDay, clock: Double) {
    self.start = start
    self.value = value
    self.day = day
    self.clock = clock
  }
}
