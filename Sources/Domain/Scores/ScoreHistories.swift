internal import DailveScores

// These initialisers build the histories from recorded data and the profile.

extension SleepHistory {
  init(_ nights: [SleepNight], _ profile: Profile) {
    self.init(nights, birthDate: profile.birthDate, goal: profile.goals.sleepHours)
  }
}

extension OvernightHistory {
  init(_ nights: [SleepNight], _ means: OvernightMeans, wristTemperature: [DailyStatistics]) {
    self.init(
      nights: nights, heartRate: means.heartRate, respiratoryRate: means.respiratoryRate,
      oxygenSaturation: means.oxygenSaturation, wristTemperature: wristTemperature.averages)
  }
}

extension BodyHistory {
  /// - Parameters:
  ///   - statistics: Statistics of weight, body fat and body-mass index; days before those that count are ignored.
  ///   - first: The first day with a score.
  init(_ statistics: [Metric: [DailyStatistics]], _ profile: Profile, from first: CivilDay) {
    func recent(_ metric: Metric) -> [DailyStatistics] {
      (statistics[metric] ?? []).filter { first - $0.day <= ScoreHistory.trendLookBack }
    }
    self.init(
      weights: recent(.weight), bodyFat: recent(.bodyFat), bodyMassIndex: recent(.bmi), height: profile.height,
      goal: profile.goals.weight)
  }
}

extension TrainingHistory {
  init(_ recorded: RecordedTraining, _ profile: Profile, restingHeartRate: [DailyStatistics]) {
    self.init(
      loads: WorkoutLoads(heartRates: recorded.heartRates, efforts: recorded.efforts).days(
        recorded.workouts.map(WorkoutTime.init), restingHeartRate: restingHeartRate.averages,
        sustainedMaxima: recorded.sustainedMaxima, ownMaximum: profile.maximumHeartRate,
        birthDate: profile.birthDate, formula: profile.maximumFormula, sex: profile.sex),
      days: recorded.days, firstDay: recorded.firstDay, ended: recorded.ended, until: recorded.until)
  }
}
