public import DailveScores

/// What a sum of the day usually comes to by this time: the day is not over, and yesterday's whole is no measure for it.
public struct UsualByNow: Sendable, Equatable {
  /// Median of the days before, in the canonical unit.
  public var middle: Double
  /// How much days differ by this time, as a normalised median deviation.
  public var spread: Double
  /// How many days are behind it.
  public var days: Int

  /// Days looked at, and how many of them must be known.
  static let window = 60
  private static let neededDays = 14

  /// - Parameter sums: What each day had reached by the same time, days without data absent.
  /// - Returns: `nil` while too few days are known.
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

  /// - Parameters:
  ///   - clock: Local time of the viewer, minutes after midnight.
  ///   - imported: Where the newest import is of earlier that day, its time is the one that counts: later hours have no data yet.
  static func all(on day: CivilDay, clock: Double, imported: ImportTime?, from reader: any HealthReader) throws
    -> [Metric: UsualByNow]
  {
    var minute = clock
    if let imported, imported.day == day { minute = min(minute, imported.clock) }
    var result: [Metric: UsualByNow] = [:]
    for metric in DayCourse.metrics {
      let sums = try reader.sums(of: metric, in: day - window...day - 1, until: minute)
      result[metric] = UsualByNow(metric, sums, on: day)
    }
    return result
  }
}
