public import DailveScores

/// The condition of a day, with everything that the hero shows.
public struct ConditionReport: Sendable {
  public var day: CivilDay
  public var condition: Result<ConditionScore, NoScore>
  /// The class of HRV samples that the score uses.
  public var hrvClass: HRVClass
  /// Number of readings behind the day's HRV value.
  public var hrvReadings: Int
  /// Usual HRV in ms and usual resting heart rate in beats per minute.
  public var usualHRV: Usual?
  public var usualRestingHeartRate: Usual?
  public var trend: ConditionTrend?
  /// HRV against yesterday, 14 and 60 days.
  public var deltas: [BaselineDelta]
  /// Scores of the last seven days, oldest first, without days that have none.
  public var week: [DayValue]
  /// The caution to show before the score.
  public var caution: DayCaution?
  /// The one thing to do; the headline never promises more than it allows. `nil` if nothing is known.
  public var action: DailyAction?
  /// True if the score behind the action is training readiness, rather than condition alone.
  public var readinessIsKnown: Bool
  /// The newest day with HRV, however long ago; `nil` if there has never been any.
  public var newestHRV: CivilDay?
  /// The reason why last night's HRV is missing, if a phone sends it.
  public var morning: Morning?
  /// True if there is any heart rate or resting heart rate at all.
  public var hasPulse = true

  /// - Parameter injuries: Active injuries, the worst first.
  init(_ history: ScoreHistory, injuries: [Injury], action: DailyAction?, on day: CivilDay) {
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
    self.action = action
    readinessIsKnown = history.readiness(on: day).known != nil
    newestHRV = chosen.series.newest(onOrBefore: day)?.day
    week = (0..<7).reversed().compactMap { back in
      history.recovery.condition(on: day - back).known.map {
        DayValue(day: day - back, value: Double($0.score.value))
      }
    }
  }
}
