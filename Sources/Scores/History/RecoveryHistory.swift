/// HRV and resting heart rate over a range of days, and the condition score on any of those days.
public struct RecoveryHistory: Sendable {
  public let hrv: DailyHRVSelection
  /// Beats per minute, oldest first.
  public let restingHeartRate: [DayValue]

  public init(hrv: DailyHRVSelection, restingHeartRate: [DayValue]) {
    self.hrv = hrv
    self.restingHeartRate = restingHeartRate
  }

  /// Builds the history from recorded values.
  ///
  /// - Parameters:
  ///   - hrvSamples: In any order.
  ///   - nights: Oldest first; likewise `restingHeartRate`.
  public init(hrvSamples: [HRVSample], nights: [SleepNight], restingHeartRate: [DailyStatistics]) {
    self.init(
      hrv: DailyHRVSelection(samples: hrvSamples, sleeps: nights.filter { $0.hasSleep }.map { $0.time }),
      restingHeartRate: restingHeartRate.averages)
  }

  public func condition(on day: CivilDay) -> Result<ConditionScore, NoScore> {
    ConditionScore.calculate(
      today: day, logHRV: hrv.choose(today: day).series, restingHeartRate: restingHeartRate)
  }

  public func trend(on day: CivilDay) -> ConditionTrend? {
    guard case .success(let condition) = condition(on: day) else { return nil }
    return ConditionTrend.compare(
      logHRV: hrv.choose(today: day).series, baseline: condition.hrv, today: day)
  }

  /// Daily HRV in ms, oldest first, from the class of samples that the score of `day` uses.
  public func hrvValues(on day: CivilDay) -> [DayValue] { hrv.choose(today: day).values }

  /// The day's HRV compared with yesterday, 14 and 60 days, in ms, from the same class of samples.
  public func hrvDeltas(on day: CivilDay) -> [BaselineDelta] {
    BaselineDelta.all(hrvValues(on: day), today: day, logarithmic: true)
  }

  /// The day's HRV as a vital sign, with the normal range of its own baseline; it never counts as an outlier.
  func hrvReading(on day: CivilDay) -> OvernightVitals.Reading {
    let values = hrvValues(on: day)
    let usual = DailyHRV.usual(values, on: day)
    return OvernightVitals.Reading(.hrv, value: values.on(day), middle: usual?.middle, range: usual?.range)
  }
}
