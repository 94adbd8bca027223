public import DailveScores

/// Loads the daily values of a metric up to a day: the same numbers as on the cards.
public struct LoadMetricSeries {
  private let reader: any StatisticsReading & HeartReading & SleepReading & PersonReading & AnswerCaching

  public init(_ reader: any StatisticsReading & HeartReading & SleepReading & PersonReading & AnswerCaching) {
    self.reader = reader
  }

  /// Nightly means of a metric that is measured by day and by night (breathing rate, oxygen saturation); `nil` for all
  /// others.
  ///
  /// - Parameters:
  ///   - day: The first day whose usual range they must cover.
  ///   - last: The last night requested.
  /// - Throws: The reader's error.
  public func nights(_ metric: Metric, on day: CivilDay, until last: CivilDay) throws -> [DayValue]? {
    guard OvernightMeans().series(metric) != nil else { return nil }
    let nights = try reader.nights(in: day - ScoreHistory.lookBack...max(day, last), segments: false)
    return try OvernightMeans.of(metric, nights, from: reader)
  }

  /// Values in the canonical unit, oldest first; days without data are absent.
  ///
  /// - Parameter days: Number of days requested, preceded by 92 more; `nil` for all days.
  /// - Throws: The reader's error.
  public func callAsFunction(_ metric: Metric, on day: CivilDay, days: Int?) throws -> [DayValue] {
    try reader.answer(to: .series(metric, on: day, days: days)) { try read(metric, on: day, days: days)[metric] }
  }

  /// Reads the data that this metric needs.
  private func read(_ metric: Metric, on day: CivilDay, days: Int?) throws -> MetricSeries {
    let all = days.map { day - $0 - ScoreHistory.lookBack...day } ?? CivilDay.accepted.lowerBound...day
    switch metric {
    case .sleep:
      return MetricSeries(sleep: try reader.sleepTimes(in: all))
    case .hrv:
      // The day's value is the one that the score uses: from the class of samples chosen for the newest day.
      return MetricSeries(
        hrv: DailyHRVSelection.values(
          try reader.hrvSamples(in: all), sleeps: try reader.sleepTimes(in: all), today: day,
          lookBack: ScoreHistory.lookBack))
    case .bmi:
      return MetricSeries(statistics: try reader.daily([.bmi: all, .weight: all]), height: try reader.profile().height)
    default:
      return MetricSeries(statistics: [metric: try reader.daily(metric, in: all)])
    }
  }
}

/// The daily values of metrics, from recorded data. No other code defines a metric's value of a day.
struct MetricSeries {
  var statistics: [Metric: [DailyStatistics]] = [:]
  /// Sleep of the nights with sleep.
  var sleep: [SleepTime] = []
  /// Daily HRV in ms, from the class of samples that the scores use.
  var hrv: [DayValue] = []
  /// cm.
  var height: Double?

  /// Values in the canonical unit, oldest first; days without data are absent.
  subscript(metric: Metric) -> [DayValue] {
    let rows = statistics[metric] ?? []
    switch metric {
    case .hrv: return hrv
    case .sleep: return sleep.map { DayValue(day: $0.day, value: $0.asleep) }
    case .bmi:
      return BodyComposition.indexSeries(recorded: rows, weights: statistics[.weight] ?? [], height: height)
    default:
      let aggregation = metric.traits.aggregation
      return rows.map { DayValue(day: $0.day, value: $0.value(aggregation)) }
    }
  }
}
