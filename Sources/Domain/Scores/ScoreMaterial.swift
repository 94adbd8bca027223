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

/// The recorded data behind the scores of a range of days, and the scores. No other code reads these data or assembles
/// a `ScoreHistory`, so that pages, documents and previews agree. Data that cannot be read are missing.
struct ScoreMaterial: Sendable {
  let statistics: [Metric: [DailyStatistics]]
  /// Nights without their segments.
  let nights: [SleepNight]
  let overnight: OvernightMeans
  /// Workouts of the last `recentDays` days, each once, however many devices recorded it.
  let workouts: [Workout]
  /// Hard days of the last two weeks, oldest first.
  let hardDays: [CivilDay]
  let profile: Profile
  let history: ScoreHistory
  let gaps: ReadingGaps

  /// The window of the person's own kinds of training (scores.md 4.12), in days.
  static let recentDays = 60

  /// - Throws: The reader's error, so that nothing is missing from a result.
  static func of(_ days: ClosedRange<CivilDay>, from reader: any ScoreReading) throws -> ScoreMaterial {
    try reader.answer(to: .scores(days)) { () throws -> ScoreMaterial in
      let material = ScoreMaterial(days, from: reader)
      if let failure = material.gaps.failures.first { throw failure }
      return material
    }
  }

  /// - Parameter more: Further statistics that the caller needs, up to the same day; they are read in the same statement.
  init(_ days: ClosedRange<CivilDay>, and more: [Metric: ClosedRange<CivilDay>] = [:], from reader: any ScoreReading) {
    let recent = days.lowerBound - ScoreHistory.lookBack...days.upperBound
    let trend = days.lowerBound - ScoreHistory.trendLookBack...days.upperBound
    let needed = [
      Metric.rhr: days.lowerBound - RecordedTraining.lookBack - 7...days.upperBound, .wristTemperature: recent,
      .weight: trend, .bodyFat: trend, .bmi: trend,
    ]
    var gaps = ReadingGaps()
    let statistics = gaps.daily(needed.merging(more) { $0.lowerBound < $1.lowerBound ? $0 : $1 }, from: reader)
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
    workouts = training.workouts.filter { days.upperBound - $0.day < Self.recentDays }
    hardDays = training.hardDays(
      in: days.upperBound - 14...days.upperBound, profile, restingHeartRate: restingHeartRate.averages)
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

/// Counts attempts to read data, and their failures.
struct ReadingGaps: Sendable {
  /// The errors of failed attempts, out of `sources` attempts.
  private(set) var failures: [any Error] = []
  private(set) var sources = 0

  /// - Returns: `nil` if reading fails.
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
      // Metrics are read one by one, so that damage in the file costs only the series stored there.
      var series: [Metric: [DailyStatistics]] = [:]
      for (metric, days) in wanted { series[metric] = attempt { try reader.daily(metric, in: days) } }
      return series
    }
  }
}
