public import DailveScores

extension ScoreHistory {
  public func maximumHeartRate(on day: CivilDay) -> MaximumHeartRate {
    MaximumHeartRate(profile, sustained: training.sustainedMaxima, on: day)
  }

  /// `nil` on a day without any data of any kind: nobody knows what was done on it.
  public func load(on day: CivilDay) -> DailyLoad? { training.load(on: day) }

  /// Form on the morning of `day`, from the loads before it; needs 28 days of history.
  public func performance(on day: CivilDay) -> PerformanceManagement? {
    guard let first = firstDay, day - first >= 28 else { return nil }
    return training.form(on: day)
  }

  /// This week's load against the mean of the four weeks before.
  public func weeklyLoadRatio(on day: CivilDay) -> Double? {
    guard let firstDay, day - firstDay >= 35 else { return nil }
    func sum(_ days: Range<Int>) -> Double { days.reduce(0) { $0 + (load(on: day - $1)?.load ?? 0) } }
    let usual = sum(7..<35) / 4
    return usual > 0 ? sum(0..<7) / usual : nil
  }

  /// Last night's vitals against the person's typical ranges. HRV is shown with them, by its own baseline, and never counts.
  public func vitals(on day: CivilDay) -> [OvernightVitals.Reading] {
    let order: [OvernightVitals.Metric] = [
      .sleepingHeartRate, .respiratoryRate, .wristTemperature, .oxygenSaturation, .sleepDuration,
    ]
    let readings = order.map { metric in
      let values = overnight[metric] ?? []
      return OvernightVitals.read(
        metric, history: OvernightVitals.history(values, before: day.number), today: values.on(day.number))
    }
    let hrv = hrvValues(on: day)
    let usual = Usual(.hrv, hrv, on: day)
    return readings + [
      OvernightVitals.Reading(.hrv, value: hrv.on(day.number), middle: usual?.middle, range: usual?.range)
    ]
  }

  public func nightSignal(on day: CivilDay) -> NightSignal.Alert? {
    let nights = (overnight[.sleepingHeartRate] ?? []).within(day.number - 62...day.number)
    guard nights.last?.day == day.number else { return nil }
    return NightSignal.product(nights).last ?? nil
  }

  public func readiness(on day: CivilDay) -> Result<Score, NoScore> {
    TrainingReadiness.calculate(
      condition: (try? condition(on: day).get())?.score.value, sleep: (try? sleep(on: day).get())?.score.value,
      balancePercent: performance(on: day)?.balancePercent, debt: sleepDebt(on: day),
      outliers: vitals(on: day).count { $0.counts }, signal: nightSignal(on: day) ?? .green)
  }
}
