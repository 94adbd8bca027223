public import DailveScores

/// The end of a store's data. Only the earlier hours of its day are known, however long ago that day was.
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
  /// - Returns: `nil` if the newest data came today, or if the newest sums are not of that day, as when they are newer
  ///   than the export claims to be.
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
