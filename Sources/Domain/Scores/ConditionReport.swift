public import DailveScores

/// The condition of a day with everything that its hero says.
public struct ConditionReport: Sendable {
  public var day: CivilDay
  public var condition: Result<ConditionScore, NoScore>
  /// Class of HRV samples behind the score.
  public var hrvClass: HRVClass
  /// Readings behind the day's HRV value.
  public var hrvReadings: Int
  /// What is usual of HRV (ms) and resting heart rate on the day.
  public var usualHRV: Usual?
  public var usualRestingHeartRate: Usual?
  public var trend: ConditionTrend?
  /// HRV against yesterday, 14 and 60 days.
  public var deltas: [BaselineDelta]
  /// Scores of the last seven days, those that have one, the day itself last.
  public var week: [DayValue]
  /// What is said before the score.
  public var caution: DayCaution?
  /// The one thing to do; the headline never promises more than it allows.
  public var coaching: Coaching
  /// The newest day with HRV, however long ago; `nil` where there has never been any.
  public var newestHRV: CivilDay?
  /// Whether anything measures the heart at all.
  public var hasPulse = true

  /// - Parameter injuries: Active ones, the worst first.
  public init(_ history: ScoreHistory, injuries: [Injury], on day: CivilDay) {
    let chosen = history.recovery.hrv.choose(today: day)
    self.day = day
    condition = history.recovery.condition(on: day)
    hrvClass = chosen.name
    hrvReadings = history.recovery.hrv.counts[chosen.name]?[day] ?? 0
    usualHRV = Usual(.hrv, history.recovery.hrvValues(on: day), on: day)
    usualRestingHeartRate = Usual(.rhr, history.recovery.restingHeartRate, on: day)
    trend = history.recovery.trend(on: day)
    deltas = history.recovery.hrvDeltas(on: day)
    caution = DayCaution(
      outliers: history.overnight.readings(on: day).count { $0.counts }, nightSignal: history.overnight.signal(on: day),
      injuries: injuries)
    coaching = ChooseCoaching()(history, injuries: injuries, on: day)
    newestHRV = chosen.series.newest(onOrBefore: day)?.day
    week = (0..<7).reversed().compactMap { back in
      (try? history.recovery.condition(on: day - back).get()).map {
        DayValue(day: day - back, value: Double($0.score.value))
      }
    }
  }
}
