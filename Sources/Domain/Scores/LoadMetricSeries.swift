public import DailveScores

/// Every day of a metric up to a day, from the same numbers as the cards.
public struct LoadMetricSeries {
  private let reader: any HealthReader

  public init(_ reader: any HealthReader) { self.reader = reader }

  /// The means of nights of a metric that is measured by day and by night (breath, oxygen); `nil` for every other.
  ///
  /// - Parameters:
  ///   - day: Whose usual they are for.
  ///   - last: The last night wanted.
  public func nights(_ metric: Metric, on day: CivilDay, until last: CivilDay) throws -> [DayValue]? {
    guard OvernightMeans().series(metric) != nil else { return nil }
    let nights = try reader.nights(in: day - ScoreHistory.lookBack...max(day, last), segments: false)
      .filter(\.hasSleep)
    let means = try reader.means(of: metric, in: nights.map(\.sleepSpan))
    return OvernightMeans.series(nights, means)
  }

  /// Oldest first, days without data absent, in the canonical unit.
  ///
  /// - Parameter days: How many days are wanted; `nil` for all that there are. The three months before them come too.
  public func callAsFunction(_ metric: Metric, on day: CivilDay, days: Int?) throws -> [DayValue] {
    try reader.answer(to: .series(metric, on: day, days: days)) { try read(metric, on: day, days: days) }
  }

  private func read(_ metric: Metric, on day: CivilDay, days: Int?) throws -> [DayValue] {
    let all = days.map { day - $0 - ScoreHistory.lookBack...day } ?? CivilDay.accepted.lowerBound...day
    switch metric {
    case .sleep:
      return try reader.sleepTimes(in: all).map { DayValue(day: $0.day, value: $0.asleep) }
    case .hrv:
      // The day's value is the one that the score uses: of the class of samples chosen for the newest day.
      return DailyHRVSelection.values(
        try reader.hrvSamples(in: all), sleeps: try reader.sleepTimes(in: all), today: day,
        lookBack: ScoreHistory.lookBack)
    case .bmi:
      return BodyComposition.indexSeries(
        recorded: try reader.daily(.bmi, in: all), weights: try reader.daily(.weight, in: all),
        height: try reader.profile().height)
    default:
      return try reader.daily(metric, in: all).map {
        DayValue(day: $0.day, value: $0.value(metric.traits.aggregation))
      }
    }
  }
}
