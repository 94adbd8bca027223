public import DailveScores

/// Everything that the scores of a stretch of days are computed from. The scores of one day are a pure function of it, and
/// every page, the terminal and the interface ask this one place.
public struct ScoreHistory: Sendable {
  public let profile: Profile
  public let hrv: DailyHRVSelection
  public let restingHeartRate: [DayValue]
  public let nights: [SleepNight]
  public let weights: [DayValue]
  /// Fractions.
  public let bodyFat: [DayValue]
  public let bodyMassIndex: [DayValue]
  public let overnight: [OvernightVitals.Metric: [DayValue]]
  let training: TrainingLoads

  /// Each workout once, oldest first.
  public var workouts: [Workout] { training.workouts }
  /// First day with any data, workouts included.
  public var firstDay: CivilDay? { training.firstDay }

  /// Days before the first wanted one that formulas look back to: 90 for the range of a vital and the two nights of
  /// `nightSignal`, 400 for the weight trend.
  public static let lookBack = OvernightVitals.lookBack + 2
  public static let trendLookBack = 400

  init(
    profile: Profile, hrvSamples: [HRVSample], restingHeartRate: [DailyStatistics], nights: [SleepNight],
    weights: [DailyStatistics], bodyFat: [DailyStatistics], bodyMassIndex: [DailyStatistics],
    training: TrainingRecord = TrainingRecord(), wristTemperature: [DailyStatistics] = [],
    overnight: OvernightMeans = OvernightMeans()
  ) {
    func series(_ statistics: [DailyStatistics]) -> [DayValue] {
      statistics.map { DayValue(day: $0.day.number, value: $0.average) }
    }
    self.profile = profile
    hrv = DailyHRVSelection(samples: hrvSamples, sleeps: nights.filter(\.hasSleep).map(\.time))
    self.restingHeartRate = series(restingHeartRate)
    self.nights = nights
    self.weights = series(weights)
    self.bodyFat = series(bodyFat)
    self.bodyMassIndex = BodyComposition.indexSeries(
      recorded: bodyMassIndex, weights: weights, height: profile.height)
    self.overnight = [
      .respiratoryRate: overnight.respiratoryRate,
      .oxygenSaturation: overnight.oxygenSaturation,
      .wristTemperature: series(wristTemperature),
      .sleepDuration: nights.filter(\.hasSleep).map { DayValue(day: $0.day.number, value: $0.asleep) },
      .sleepingHeartRate: overnight.heartRate,
    ]
    self.training = TrainingLoads(training, profile: profile, restingHeartRate: self.restingHeartRate)
  }

  // MARK: Condition

  public func condition(on day: CivilDay) -> Result<ConditionScore, NoScore> {
    ConditionScore.calculate(
      today: day.number, logHRV: hrv.choose(today: day.number).series, restingHeartRate: restingHeartRate)
  }

  public func conditionTrend(on day: CivilDay) -> ConditionTrend? {
    guard case .success(let condition) = condition(on: day) else { return nil }
    return ConditionTrend.compare(
      logHRV: hrv.choose(today: day.number).series, baseline: condition.hrv, today: day.number)
  }

  /// Daily HRV in ms, of the class of samples that the score of `day` uses.
  public func hrvValues(on day: CivilDay) -> [DayValue] {
    hrv.choose(today: day.number).series.map { DayValue(day: $0.day, value: Elementary.exponential($0.value)) }
  }

  /// Today's HRV against yesterday, 14 and 60 days, in ms, by the class of samples that the score uses.
  public func hrvDeltas(on day: CivilDay) -> [BaselineDelta] {
    BaselineDelta.all(hrvValues(on: day), today: day.number, logarithmic: true)
  }

  // MARK: Sleep

  public func night(on day: CivilDay) -> SleepNight? { nights.first { $0.day == day } }

  public func sleep(on day: CivilDay) -> Result<SleepScore, NoScore> {
    guard let night = night(on: day) else { return .failure(NoScore(.noNight)) }
    guard night.hasSleep else { return .failure(NoScore(.onlyTimeInBed)) }
    let earlier = earlierNights(day)
    let deep = night.hasStages ? night.stages[.deep] ?? 0 : nil
    return SleepScore.calculate(
      SleepScore.Night(
        asleep: night.asleep, inBed: night.inBed, span: night.span,
        deep: deep, bedtime: night.bedtimeClock, wake: night.wakeClock),
      age: profile.age(on: day), earlierBedtimes: earlier.map(\.bedtimeClock), earlierWakes: earlier.map(\.wakeClock))
  }

  /// Nights whose clock times are usual for a day: at most 13 within three weeks.
  private func earlierNights(_ day: CivilDay) -> ArraySlice<SleepNight> {
    nights.filter { $0.day < day && day - $0.day <= 21 }.suffix(13)
  }

  /// Clock times that the sleep score of a day compares with; `nil` with fewer than five nights.
  public func usualTimes(before day: CivilDay) -> (bedtime: Double, wake: Double, nights: Int)? {
    let earlier = earlierNights(day)
    guard earlier.count >= 5, let bed = CircularTime.median(earlier.map(\.bedtimeClock)),
      let wake = CircularTime.median(earlier.map(\.wakeClock))
    else { return nil }
    return (bed, wake, earlier.count)
  }

  /// Hours that the person needs: their goal, else what their own last 60 nights say. The goal of every page.
  public func sleepNeed(on day: CivilDay) -> Double {
    if let goal = profile.goals.sleepHours { return goal }
    let window = day - (SleepNeed.window - 1)...day
    return SleepNeed(age: profile.age(on: day)).personal(
      nights.filter { window.contains($0.day) && $0.hasSleep }.map { $0.asleep / 60 })
  }

  public func sleepDebt(on day: CivilDay) -> Double? {
    let hours = Dictionary(nights.filter(\.hasSleep).map { ($0.day, $0.asleep / 60) }, uniquingKeysWith: { a, _ in a })
    return SleepDebt.hours(nights: (0..<14).reversed().map { hours[day - $0] }, need: sleepNeed(on: day))
  }

  // MARK: Body and wellness

  public func body(on day: CivilDay) -> Result<BodyTrend, NoScore> {
    let bmi = bodyMassIndex.last { $0.day <= day.number }?.value
    return BodyTrend.calculate(
      today: day.number, weights: weights, fats: bodyFat, goal: profile.goals.weight, bmi: bmi)
  }

  public func wellness(on day: CivilDay) -> Result<Score, NoScore> {
    WellnessScore.calculate(
      sleep: (try? sleep(on: day).get())?.score.value, condition: (try? condition(on: day).get())?.score.value,
      body: (try? body(on: day).get())?.score.value)
  }
}
