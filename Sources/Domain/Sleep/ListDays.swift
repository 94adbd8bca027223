public import DailveScores

/// Lists the days of a type as other programs read them.
///
/// Records of sleep carry no numbers: their days are nights, with the minutes asleep.
public struct ListDays {
  private let reader: any StatisticsReading & SleepReading

  public init(_ reader: any StatisticsReading & SleepReading) { self.reader = reader }

  /// - Returns: One for each day with a value, merged over sources, oldest first.
  public func callAsFunction(type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    guard type == HealthType.sleepAnalysis else { return try reader.dailyStatistics(type: type, in: days) }
    return try reader.nights(in: days, segments: false).filter(\.hasSleep).map { night in
      DailyStatistics(
        day: night.day, count: 1, sum: night.asleep, minimum: night.asleep, maximum: night.asleep,
        average: night.asleep, latest: night.asleep, latestAt: night.wake)
    }
  }
}
