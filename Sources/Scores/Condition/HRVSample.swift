/// One HRV sample with the local day and time that the daily value needs.
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

  /// - Parameter offset: Seconds east of UTC of the local clock.
  public init(start: Instant, value: Double, offset: Int) {
    self.init(start: start, value: value, day: start.day(offset: offset), clock: start.clockMinutes(offset: offset))
  }
}
