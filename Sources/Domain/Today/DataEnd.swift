public import DailveScores

/// Where the data of a store end: of that day only the hours before are known, however long it is over.
public struct DataEnd: Sendable, Equatable {
  public var day: CivilDay
  /// Minutes after midnight, local time of the data.
  public var clock: Double
  public var instant: Instant

  public init(day: CivilDay, clock: Double, instant: Instant) {
    self.day = day
    self.clock = clock
    self.instant = instant
  }

  public var moment: DayMoment { DayMoment(clock: clock, now: instant) }
}

extension DataAvailabilityReading where Self: PersonReading {
  /// - Returns: `nil` if the newest data came today, and where sums are newer than the time at which an export says that it was made.
  /// - Throws: The reader's error.
  public func dataEnd(before today: CivilDay) throws -> DataEnd? {
    guard let end = try newestImport() else { return nil }
    let timeline = try timeline()
    let day = timeline.day(at: end)
    guard day < today else { return nil }
    let newest = try newestDays(of: DayCourse.metrics, onOrBefore: today).values.max()
    guard newest == day else { return nil }
    return DataEnd(day: day, clock: timeline.clockMinutes(at: end), instant: end)
  }
}
