internal import DailveScores

// The histories, made from data as the reader returns them.

extension RecoveryHistory {
  init(hrvSamples: [HRVSample], nights: [SleepNight], restingHeartRate: [DailyStatistics]) {
    self.init(
      hrv: DailyHRVSelection(samples: hrvSamples, sleeps: nights.filter(\.hasSleep).map(\.time)),
      restingHeartRate: restingHeartRate.averages)
  }
}

extension SleepHistory {
  init(_ nights: [SleepNight], _ profile: Profile) {
    self.init(nights, birthDate: profile.birthDate, goal: profile.goals.sleepHours)
  }
}

extension OvernightHistory {
  init(_ nights: [SleepNight], _ means: OvernightMeans, wristTemperature: [DailyStatistics]) {
    self.init([
      .sleepingHeartRate: means.heartRate, .respiratoryRate: means.respiratoryRate,
      .oxygenSaturation: means.oxygenSaturation, .wristTemperature: wristTemperature.averages,
      .sleepDuration: nights.filter(\.hasSleep).map { DayValue(day: $0.day, value: $0.asleep) },
    ])
  }
}

extension BodyHistory {
  init(weights: [DailyStatistics], bodyFat: [DailyStatistics], bodyMassIndex: [DailyStatistics], _ profile: Profile) {
    self.init(
      weights: weights.averages, bodyFat: bodyFat.averages,
      bodyMassIndex: BodyComposition.indexSeries(
        recorded: bodyMassIndex, weights: weights, height: profile.height), goal: profile.goals.weight)
  }
}

extension TrainingHistory {
  init(_ recorded: RecordedTraining, _ profile: Profile, restingHeartRate: [DailyStatistics]) {
    self.init(
      loads: WorkoutLoads.days(recorded, profile: profile, restingHeartRate: restingHeartRate.averages),
      known: recorded.knownDays, firstDay: recorded.firstDay)
  }
}

extension [DailyStatistics] {
  fileprivate var averages: [DayValue] { map { DayValue(day: $0.day, value: $0.average) } }
}
