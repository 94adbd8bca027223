public import DailveScores

/// The usual sum by this time of day, because an unfinished day cannot be compared with whole days.
public struct UsualByNow: Sendable, Equatable {
  /// Median of the previous days, in the canonical unit.
  public var middle: Double
  /// Spread of those sums, as normalised median absolute deviation.
  public var spread: Double
  /// Number of days behind it.
  public var days: Int
  /// Minute after midnight up to which the sums reach; earlier than now if the newest data are older.
  public var minute: Double?

  /// Window in days, and how many of them must have a value.
  static let window = 60
  private static let neededDays = 14

  /// - Parameter sums: The sum of each day by the same time, oldest first; days without data are absent.
  /// - Returns: `nil` while too few days have values.
  public init?(_ metric: Metric, _ sums: some Collection<DayValue>, on day: CivilDay) {
    let known = Array(sums).within(day - Self.window...day - 1).map(\.value)
      .filter(metric.traits.range.contains)
    guard known.count >= Self.neededDays, let middle = RobustStatistics.median(known),
      let spread = RobustStatistics.normalisedMAD(known)
    else { return nil }
    self.middle = middle
    self.spread = spread
    days = known.count
  }

  /// Each metric is summed up to the arrival of its own newest data that day, because later hours have none yet: a
  /// weight sent in the evening says nothing about steps.
  ///
  /// - Throws: The reader's error.
  static func all(on day: CivilDay, at moment: DayMoment, from reader: any StatisticsReading & DataAvailabilityReading)
    throws
    -> [Metric: UsualByNow]
  {
    var result: [Metric: UsualByNow] = [:]
    for metric in DayCourse.metrics {
      let minute = moment.minutes(until: try reader.newestImport(ofType: metric.traits.type, since: moment.dayStart))
      let sums = try reader.sums(of: metric, in: day - window...day - 1, until: minute)
      result[metric] = UsualByNow(metric, sums, on: day)
      result[metric]?.minute = minute
    }
    return result
  }
}
