public import DailveScores

/// The condition of a day with everything that its hero says.
public struct ConditionReport: Sendable {
  public var day: CivilDay
  public var condition: Result<ConditionScore, NoScore>
  /// Class of HRV samples behind the score.
  public var hrvClass: HRVClass
  /// Readings behind the day's HRV value.
  public var hrvReadings: Int
  public var trend: ConditionTrend?
  /// HRV against yesterday, 14 and 60 days.
  public var deltas: [BaselineDelta]
  /// Scores of the last seven days, those that have one, the day itself last.
  public var week: [DayValue]

  public init(_ history: ScoreHistory, on day: CivilDay) {
    let chosen = history.hrv.choose(today: day.number)
    self.day = day
    condition = history.condition(on: day)
    hrvClass = chosen.name
    hrvReadings = history.hrv.counts[chosen.name]?[day.number] ?? 0
    trend = history.conditionTrend(on: day)
    deltas = history.hrvDeltas(on: day)
    week = (0..<7).reversed().compactMap { back in
      (try? history.condition(on: day - back).get()).map {
        DayValue(day: day.number - back, value: Double($0.score.value))
      }
    }
  }
}
