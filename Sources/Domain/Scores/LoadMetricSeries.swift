public import DailveScores

/// Loads the daily values of a metric up to a day: the same numbers as on the cards.
public struct LoadMetricSeries {
  private let reader: any HealthReader

  public init(_ reader: any HealthReader) { self.reader = reader }

  /// Nightly means of a metric that is measured by day and by night (breathing rate, oxygen saturation); `nil` for all
  /// others.
  ///
  /// - Parameters:
  ///   - day: The first day whose usual range they must cover.
  ///   - last: The last night wanted.
  /// - Throws: The reader's error.
  public func nights(_ metric: Metric, on day: CivilDay, until last: CivilDay) throws -> [DayValue]? {
    guard OvernightMeans().series(metric) != nil else { return nil }
    let nights = try reader.nights(in: day - ScoreHistory.lookBack...max(day, last), segments: false)
      .filter { $0.hasSleep && $0.hasTimes }
    let means = try reader.means(of: metric, in: nights.map(\.sleepSpan))
    return OvernightMeans.series(nights, means)
  }

  /// Oldest first, days without data absent, in the canonical unit.
  ///
  /// - Parameter days: Number of days wanted, which the 92 days before them precede; `nil` for all days.
  /// - Throws: The reader's error.
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
