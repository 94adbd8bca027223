/// All inputs of a day's condition, sleep and readiness, so that they can be computed with other measurements.
/// Unchanged, it has the same scores as `ScoreHistory`.
public struct WhatIfDay: Sendable {
  public let day: CivilDay
  /// ln SDNN, of the class of samples that the day uses.
  let logHRV: [DayValue]
  /// Beats per minute.
  let restingHeartRate: [DayValue]
  /// Up to this day, oldest first.
  let nights: [SleepNight]
  let birthDate: CivilDay?
  /// Hours a night that the person wants.
  let sleepGoal: Double?
  let overnight: [OvernightVitals.Metric: [DayValue]]
  /// `PerformanceManagement.balancePercent` on the morning of the day.
  let balancePercent: Double?

  /// Maximum age in days of a night that serves as the template for an imagined one.
  private static let newestNight = 21

  init(
    day: CivilDay, logHRV: [DayValue], restingHeartRate: [DayValue], nights: [SleepNight], birthDate: CivilDay?,
    sleepGoal: Double?, overnight: [OvernightVitals.Metric: [DayValue]], balancePercent: Double?
  ) {
    self.day = day
    self.logHRV = logHRV
    self.restingHeartRate = restingHeartRate
    self.nights = nights
    self.birthDate = birthDate
    self.sleepGoal = sleepGoal
    self.overnight = overnight
    self.balancePercent = balancePercent
  }

  public init(_ history: ScoreHistory, on day: CivilDay) {
    let month = day - PersonalBaseline.lookBack...day
    self.init(
      day: day, logHRV: history.recovery.hrv.choose(today: day).series.within(month),
      restingHeartRate: history.recovery.restingHeartRate.within(month),
      nights: history.sleep.nights.filter { month.contains($0.day) }, birthDate: history.sleep.birthDate,
      sleepGoal: history.sleep.goal,
      overnight: history.overnight.values.mapValues { $0.within(day - OvernightVitals.lookBack...day) },
      balancePercent: history.training.form(on: day)?.balancePercent)
  }

  /// The night of the day, or the newest one before it, as the template for an imagined one; `nil` without any in three weeks.
  public var night: SleepNight? {
    nights.last { $0.day <= day && $0.hasSleep && day - $0.day <= Self.newestNight }
  }

  /// ms; `nil` on a day without HRV.
  public var hrv: Double? { logHRV.on(day).map { Elementary.exponential($0) } }
  public var pulse: Double? { restingHeartRate.on(day) }

  /// ms; `nil` without a baseline.
  public var usualHRV: Double? {
    PersonalBaseline(logHRV, today: day, prior: .logHRV).map { Elementary.exponential($0.mean) }
  }
  public var usualRestingHeartRate: Double? {
    PersonalBaseline(restingHeartRate, today: day, prior: .restingHeartRate)?.mean
  }
  /// Minutes after midnight.
  public var usualBedtime: Double? { sleepHistory.usualTimes(before: day)?.bedtime }

  public func condition() -> Result<ConditionScore, NoScore> {
    ConditionScore.calculate(today: day, logHRV: logHRV, restingHeartRate: restingHeartRate)
  }

  public func sleep() -> Result<SleepScore, NoScore> { sleepHistory.score(on: day) }

  public func readiness() -> Result<Score, NoScore> {
    ScoreHistory.readiness(
      condition: condition(), sleep: sleep(), balancePercent: balancePercent, debt: sleepHistory.debt(on: day),
      OvernightHistory(overnight), on: day)
  }

  private var sleepHistory: SleepHistory { SleepHistory(nights, birthDate: birthDate, goal: sleepGoal) }

  /// The same day with other measurements. Other days do not change, so usual values stay the same.
  public func changed(_ change: WhatIfChange) -> WhatIfDay {
    let imagined = change.movesNight ? night.map { imagine(change, from: $0) } : nil
    var overnight = overnight
    if let imagined {
      overnight[.sleepDuration] = (overnight[.sleepDuration] ?? []).replacing(day, with: imagined.asleep)
    }
    return WhatIfDay(
      day: day,
      logHRV: change.hrv.map { logHRV.replacing(day, with: Elementary.naturalLogarithm($0)) } ?? logHRV,
      restingHeartRate: change.restingHeartRate.map { restingHeartRate.replacing(day, with: $0) } ?? restingHeartRate,
      nights: imagined.map { night in nights.filter { $0.day < day } + [night] } ?? nights, birthDate: birthDate,
      sleepGoal: sleepGoal, overnight: overnight, balancePercent: balancePercent)
  }

  /// The same day with another training balance on its morning.
  func balanced(at percent: Double?) -> WhatIfDay {
    WhatIfDay(
      day: day, logHRV: logHRV, restingHeartRate: restingHeartRate, nights: nights, birthDate: birthDate,
      sleepGoal: sleepGoal, overnight: overnight, balancePercent: percent)
  }

  /// A night with the wanted start and duration: everything else, including the share of deep sleep, is as in `night`.
  private func imagine(_ change: WhatIfChange, from night: SleepNight) -> SleepNight {
    let interval = night.inBed ?? night.span
    let asleep = change.asleep ?? night.asleep
    let longer = asleep + (change.awake ?? max(0, interval - night.asleep)) - interval
    let bedtime = change.bedtime.map { CircularTime.normalised($0) } ?? night.bedtimeClock
    let later = CircularTime.difference(bedtime, from: night.bedtimeClock)
    var other = night
    other.day = day
    other.asleep = asleep
    other.inBed = night.inBed.map { max(asleep, $0 + longer) }
    other.span = night.hasTimes ? max(asleep, night.span + longer) : 0
    other.bedtimeClock = bedtime
    other.wakeClock = CircularTime.normalised(night.wakeClock + later + longer)
    if night.hasStages {
      let share = change.deepShare ?? (night.asleep > 0 ? (night.stages[.deep] ?? 0) / night.asleep : 0)
      other.stages = [.deep: asleep * share]
    }
    return other
  }
}

extension [DayValue] {
  /// - Parameter day: The last day; no value of the series is later.
  fileprivate func replacing(_ day: CivilDay, with value: Double) -> [DayValue] {
    self[..<place(of: day)] + [DayValue(day: day, value: value)]
  }
}
