/// One type on one local day, in canonical units.
public struct DailyStatistics: Sendable, Equatable {
  public var day: CivilDay
  /// Samples that count, duplicates once.
  public var count: Int
  public var sum: Double
  public var minimum: Double
  public var maximum: Double
  public var average: Double
  /// Value of the newest sample and its start.
  public var latest: Double
  public var latestAt: Instant

  public init(
    day: CivilDay, count: Int, sum: Double, minimum: Double, maximum: Double, average: Double, latest: Double,
    latestAt: Instant
  ) {
    self.day = day
    self.count = count
    self.sum = sum
    self.minimum = minimum
    self.maximum = maximum
    self.average = average
    self.latest = latest
    self.latestAt = latestAt
  }
}

extension [DailyStatistics] {
  /// The averages of the days.
  public var averages: [DayValue] { map { DayValue(day: $0.day, value: $0.average) } }
}
