public import DailveScores

/// Reads what the scores of a stretch of days need.
public struct LoadScoreHistory: Sendable {
  private let store: any HealthReading

  public init(store: any HealthReading) { self.store = store }

  /// The newest day with a value of any of the metrics among `day` and all before it.
  public func newestDay(of metrics: [Metric], onOrBefore day: CivilDay) async throws(StorageError) -> CivilDay? {
    try await store.read { try $0.newestDays(of: metrics, onOrBefore: day).values.max() }
  }

  /// The newest day with HRV among `day` and all before it.
  public func newestHRV(onOrBefore day: CivilDay) async throws(StorageError) -> CivilDay? {
    try await newestDay(of: [.hrv], onOrBefore: day)
  }

  /// Injuries that are active on `day`, the worst first.
  public func injuries(on day: CivilDay) async throws(StorageError) -> [Injury] {
    try await store.read { try $0.records(Injury.self) }.active(on: day)
  }

  public func callAsFunction(_ days: ClosedRange<CivilDay>) async throws(StorageError) -> ScoreHistory {
    try await store.read { try ScoreHistory.of(days, from: $0) }
  }
}

extension ScoreHistory {
  static func of(_ days: ClosedRange<CivilDay>, from reader: any HealthReader) throws -> ScoreHistory {
    try reader.answer(to: .scores(days)) { try ScoreHistory(days, from: reader) }
  }

  private init(_ days: ClosedRange<CivilDay>, from reader: any HealthReader) throws {
    let recent = days.lowerBound - Self.lookBack...days.upperBound
    let trend = days.lowerBound - Self.trendLookBack...days.upperBound
    let nights = try reader.nights(in: recent, segments: false)
    let profile = try reader.profile()
    let restingHeartRate = try reader.daily(
      .rhr, in: days.lowerBound - TrainingRecord.lookBack - 7...days.upperBound)
    self.init(
      recovery: RecoveryHistory(
        hrvSamples: try reader.hrvSamples(in: recent), nights: nights, restingHeartRate: restingHeartRate),
      sleep: SleepHistory(nights, profile),
      overnight: OvernightHistory(
        nights, try OvernightMeans(nights, from: reader),
        wristTemperature: try reader.daily(.wristTemperature, in: recent)),
      body: BodyHistory(
        weights: try reader.daily(.weight, in: trend), bodyFat: try reader.daily(.bodyFat, in: trend),
        bodyMassIndex: try reader.daily(.bmi, in: trend), profile),
      training: TrainingHistory(
        try TrainingRecord(days, from: reader), profile, restingHeartRate: restingHeartRate))
  }
}

/// What was measured during each main sleep, as a mean of the night.
struct OvernightMeans: Sendable {
  var heartRate: [DayValue] = []
  var respiratoryRate: [DayValue] = []
  /// Fractions.
  var oxygenSaturation: [DayValue] = []

  /// Of what is measured by day and by night, the nights; `nil` for everything else.
  func series(_ metric: Metric) -> [DayValue]? {
    switch metric {
    case .respiratoryRate: respiratoryRate
    case .oxygenSaturation: oxygenSaturation
    default: nil
    }
  }

  init() {}

  init(_ nights: [SleepNight], from reader: any HeartReading) throws {
    let nights = nights.filter(\.hasSleep)
    let spans = nights.map(\.sleepSpan)
    heartRate = Self.series(nights, try reader.means(of: .heartRate, in: spans))
    respiratoryRate = Self.series(nights, try reader.means(of: .respiratoryRate, in: spans))
    oxygenSaturation = Self.series(nights, try reader.means(of: .oxygenSaturation, in: spans))
  }

  static func series(_ nights: [SleepNight], _ means: [Double?]) -> [DayValue] {
    zip(nights, means).compactMap { night, mean in mean.map { DayValue(day: night.day, value: $0) } }
  }
}
