public import DailveScores

extension ScoreHistory {
  /// Reads what the scores of a range of days need.
  ///
  /// - Throws: The reader's error.
  public static func of(_ days: ClosedRange<CivilDay>, from reader: any HealthReader) throws -> ScoreHistory {
    try reader.answer(to: .scores(days)) { try ScoreHistory(days, from: reader) }
  }

  /// The wellness score of each day that has one.
  ///
  /// - Throws: The reader's error.
  public func wellness(in days: ClosedRange<CivilDay>, from reader: any HealthReader) throws -> [CivilDay: Int] {
    try reader.answer(to: .wellness(days)) {
      Dictionary(
        days.compactMap { day in wellness(on: day).known.map { (day, $0.value) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private init(_ days: ClosedRange<CivilDay>, from reader: any HealthReader) throws {
    let recent = days.lowerBound - Self.lookBack...days.upperBound
    let trend = days.lowerBound - Self.trendLookBack...days.upperBound
    let nights = try reader.nights(in: recent, segments: false)
    let profile = try reader.profile()
    let series = try reader.daily([
      .rhr: days.lowerBound - RecordedTraining.lookBack - 7...days.upperBound, .wristTemperature: recent,
      .weight: trend,
      .bodyFat: trend, .bmi: trend,
    ])
    func daily(_ metric: Metric) -> [DailyStatistics] { series[metric] ?? [] }
    self.init(
      recovery: RecoveryHistory(
        hrvSamples: try reader.hrvSamples(in: recent), nights: nights, restingHeartRate: daily(.rhr)),
      sleep: SleepHistory(nights, profile),
      overnight: OvernightHistory(
        nights, try OvernightMeans(nights, from: reader),
        wristTemperature: daily(.wristTemperature)),
      body: BodyHistory(
        weights: daily(.weight), bodyFat: daily(.bodyFat), bodyMassIndex: daily(.bmi), profile),
      training: TrainingHistory(
        try RecordedTraining(days, from: reader), profile, restingHeartRate: daily(.rhr)))
  }
}

/// Means over each main sleep.
struct OvernightMeans: Sendable {
  var heartRate: [DayValue] = []
  var respiratoryRate: [DayValue] = []
  /// Fractions.
  var oxygenSaturation: [DayValue] = []

  /// The nightly means of a metric that is measured by day and by night; `nil` for all others.
  func series(_ metric: Metric) -> [DayValue]? {
    switch metric {
    case .respiratoryRate: respiratoryRate
    case .oxygenSaturation: oxygenSaturation
    default: nil
    }
  }

  init() {}

  /// - Throws: The reader's error.
  init(_ nights: [SleepNight], from reader: any HeartReading) throws {
    let nights = nights.filter { $0.hasSleep && $0.hasTimes }
    let spans = nights.map(\.sleepSpan)
    heartRate = Self.series(nights, try reader.means(of: .heartRate, in: spans))
    respiratoryRate = Self.series(nights, try reader.means(of: .respiratoryRate, in: spans))
    oxygenSaturation = Self.series(nights, try reader.means(of: .oxygenSaturation, in: spans))
  }

  static func series(_ nights: [SleepNight], _ means: [Double?]) -> [DayValue] {
    zip(nights, means).compactMap { night, mean in mean.map { DayValue(day: night.day, value: $0) } }
  }
}
