public import DailveScores

extension ScoreHistory {
  /// The scores of a range of days.
  ///
  /// - Throws: The reader's error.
  public static func of(_ days: ClosedRange<CivilDay>, from reader: any ScoreReading) throws -> ScoreHistory {
    try ScoreMaterial.of(days, from: reader).history
  }

  /// The wellness score of each day that has one.
  ///
  /// - Throws: The reader's error.
  public func wellness(in days: ClosedRange<CivilDay>, from reader: any AnswerCaching) throws -> [CivilDay: Int] {
    try reader.answer(to: .wellness(days)) {
      Dictionary(
        days.compactMap { day in wellness(on: day).known.map { (day, $0.value) } },
        uniquingKeysWith: { first, _ in first })
    }
  }
}

/// What is recorded for the scores of a range of days, and the scores. Nothing else reads it or assembles a
/// `ScoreHistory`, so that pages, documents and previews agree. What cannot be read is missing.
struct ScoreMaterial: Sendable {
  let statistics: [Metric: [DailyStatistics]]
  /// Without their segments.
  let nights: [SleepNight]
  let overnight: OvernightMeans
  /// Those of the last seven days, each once, however many recorded it.
  let workouts: [Workout]
  let profile: Profile
  let history: ScoreHistory
  let gaps: ReadingGaps

  /// - Throws: The reader's error: nothing is missing.
  static func of(_ days: ClosedRange<CivilDay>, from reader: any ScoreReading) throws -> ScoreMaterial {
    try reader.answer(to: .scores(days)) { () throws -> ScoreMaterial in
      let material = ScoreMaterial(days, from: reader)
      if let failure = material.gaps.failures.first { throw failure }
      return material
    }
  }

  /// - Parameter more: Statistics that the caller needs besides, up to the same day; they are read in the same statement.
  init(_ days: ClosedRange<CivilDay>, and more: [Metric: ClosedRange<CivilDay>] = [:], from reader: any ScoreReading) {
    let recent = days.lowerBound - ScoreHistory.lookBack...days.upperBound
    let trend = days.lowerBound - ScoreHistory.trendLookBack...days.upperBound
    let needed = [
      Metric.rhr: days.lowerBound - RecordedTraining.lookBack - 7...days.upperBound, .wristTemperature: recent,
      .weight: trend, .bodyFat: trend, .bmi: trend,
    ]
    var gaps = ReadingGaps()
    let statistics = gaps.daily(
      needed.merging(more) { $0.lowerBound < $1.lowerBound ? $0 : $1 }, from: reader)
    let hrv = gaps.attempt { try reader.hrvSamples(in: recent) } ?? []
    let slept = gaps.attempt { () throws -> ([SleepNight], OvernightMeans) in
      let nights = try reader.nights(in: recent, segments: false)
      return (nights, try OvernightMeans(nights, from: reader))
    }
    let (nights, overnight) = slept ?? ([], OvernightMeans())
    let training = gaps.attempt { try RecordedTraining(days, from: reader) } ?? RecordedTraining()
    let profile = gaps.attempt { try reader.profile() } ?? Profile()
    let restingHeartRate = statistics[.rhr] ?? []
    history = ScoreHistory(
      recovery: RecoveryHistory(hrvSamples: hrv, nights: nights, restingHeartRate: restingHeartRate),
      sleep: SleepHistory(nights, profile),
      overnight: OvernightHistory(nights, overnight, wristTemperature: statistics[.wristTemperature] ?? []),
      body: BodyHistory(statistics, profile, from: days.lowerBound),
      training: TrainingHistory(training, profile, restingHeartRate: restingHeartRate))
    workouts = training.workouts.filter { days.upperBound - $0.day < 7 }
    self.statistics = statistics
    self.nights = nights
    self.overnight = overnight
    self.profile = profile
    self.gaps = gaps
  }

  /// - Parameter day: The day whose class of HRV samples counts.
  func series(on day: CivilDay) -> MetricSeries {
    MetricSeries(
      statistics: statistics, sleep: nights.filter(\.hasSleep).map(\.time), hrv: history.recovery.hrvValues(on: day),
      height: profile.height)
  }
}

/// Counts what is read, and what cannot be.
struct ReadingGaps: Sendable {
  /// The errors of what could not be read, out of `sources` attempts.
  private(set) var failures: [any Error] = []
  private(set) var sources = 0

  /// - Returns: `nil` for what cannot be read.
  @discardableResult
  mutating func attempt<T>(_ read: () throws -> T) -> T? {
    sources += 1
    do {
      return try read()
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Daily statistics in one statement. Each metric is an attempt of its own.
  mutating func daily(_ wanted: [Metric: ClosedRange<CivilDay>], from reader: any StatisticsReading)
    -> [Metric: [DailyStatistics]]
  {
    do {
      let series = try reader.daily(wanted)
      sources += wanted.count
      return series
    } catch {
      // One by one, so that damage in the file costs only the series stored there.
      var series: [Metric: [DailyStatistics]] = [:]
      for (metric, days) in wanted { series[metric] = attempt { try reader.daily(metric, in: days) } }
      return series
    }
  }
}
