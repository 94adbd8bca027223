public import DailveScores

/// Load of a day and how it was found.
public struct DailyLoad: Sendable, Equatable {
  public enum Method: String, Sendable { case meanHeartRate, durationAndKind }

  public var load: Double
  /// 0-100.
  public var strain: Double
  /// `nil` on a day without workouts.
  public var method: Method?
}

extension ScoreHistory {
  /// Heart rate at rest for training load: the mean of the last seven days, else 60.
  private func resting(on day: CivilDay) -> Double {
    RobustStatistics.mean(restingHeartRate.within(day.number - 7...day.number - 1).map { $0.value }) ?? 60
  }

  public func maximumHeartRate(on day: CivilDay) -> Double { profile.maximumHeartRate(on: day).value }

  /// Load points a minute where no heart rate is known, by kind of activity: about what Banister's formula gives at the
  /// intensity that the Compendium of Physical Activities (Ainsworth 2011) lists for it.
  private static func pointsPerMinute(_ activity: String) -> Double {
    switch activity {
    case "Running", "HighIntensityIntervalTraining", "Rowing", "JumpRope", "CrossTraining": 1.6
    case "Cycling", "Swimming", "Soccer", "Basketball", "Tennis", "StairClimbing", "Elliptical", "Hiking": 1.0
    case "Walking", "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Golf": 0.35
    default: 0.7
    }
  }

  /// `nil` before the first day with any data.
  public func load(on day: CivilDay) -> DailyLoad? {
    guard let firstDay, day >= firstDay else { return nil }
    var sum = 0.0
    var method: DailyLoad.Method?
    for workout in workouts where workout.day == day {
      if let rate = workout.averageHeartRate {
        sum += TrainingImpulse.banister(
          minutes: workout.duration, heartRate: rate, resting: resting(on: day), maximum: maximumHeartRate(on: day),
          sex: profile.sex)
        method = method ?? .meanHeartRate
      } else {
        sum += workout.duration * Self.pointsPerMinute(workout.activity)
        method = .durationAndKind
      }
    }
    return DailyLoad(load: sum, strain: TrainingImpulse.strain(load: sum), method: method)
  }

  /// Form on the morning of `day`, from the loads before it; needs 28 days of history.
  public func performance(on day: CivilDay) -> PerformanceManagement? {
    guard let firstDay, day - firstDay >= 28 else { return nil }
    // 250 days are six time constants of fitness: what came before has no weight left.
    let first = max(firstDay, day - 250)
    return PerformanceManagement(loads: (first.number..<day.number).map { load(on: CivilDay(number: $0))?.load })
  }

  /// This week's load against the mean of the four weeks before.
  public func weeklyLoadRatio(on day: CivilDay) -> Double? {
    guard let firstDay, day - firstDay >= 35 else { return nil }
    func sum(_ days: Range<Int>) -> Double { days.reduce(0) { $0 + (load(on: day - $1)?.load ?? 0) } }
    let usual = sum(7..<35) / 4
    return usual > 0 ? sum(0..<7) / usual : nil
  }

  /// Last night's vitals against the person's typical ranges.
  public func vitals(on day: CivilDay) -> [OvernightVitals.Reading] {
    let order: [OvernightVitals.Metric] = [
      .sleepingHeartRate, .respiratoryRate, .wristTemperature, .oxygenSaturation, .sleepDuration,
    ]
    return order.map { metric in
      let values = overnight[metric] ?? []
      return OvernightVitals.read(
        metric, history: values.filter { $0.day < day.number }.suffix(28).map { $0.value },
        today: values.on(day.number))
    }
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
