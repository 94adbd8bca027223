internal import DailveScores

/// Reads what the scores of a stretch of days need, each kind at the same time.
public struct LoadScoreHistory: Sendable {
  private let store: any HealthStoreQuerying

  public init(store: any HealthStoreQuerying) { self.store = store }

  /// The newest day with HRV among `day` and all before it.
  public func newestHRV(onOrBefore day: CivilDay) async throws(StorageError) -> CivilDay? {
    try await store.newestDays(of: [.hrv], onOrBefore: day)[.hrv]
  }

  public func callAsFunction(_ days: ClosedRange<CivilDay>) async throws(StorageError) -> ScoreHistory {
    let recent = days.lowerBound - ScoreHistory.lookBack...days.upperBound
    let trend = days.lowerBound - ScoreHistory.trendLookBack...days.upperBound
    let store = store
    do {
      async let profile = store.profile()
      async let hrv = store.hrvSamples(in: recent)
      async let pulse = store.daily(.rhr, in: days.lowerBound - TrainingRecord.lookBack - 7...days.upperBound)
      async let nights = store.nights(in: recent, segments: false)
      async let weights = store.daily(.weight, in: trend)
      async let fat = store.daily(.bodyFat, in: trend)
      async let bmi = store.daily(.bmi, in: trend)
      async let training = TrainingRecord.load(days, from: store)
      async let temperature = store.daily(.wristTemperature, in: recent)
      let overnight = try await OvernightMeans.load(try await nights, from: store)
      return try await ScoreHistory(
        profile: profile, hrvSamples: hrv, restingHeartRate: pulse, nights: nights, weights: weights, bodyFat: fat,
        bodyMassIndex: bmi, training: training, wristTemperature: temperature, overnight: overnight)
    } catch let error as StorageError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
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

  static func load(_ nights: [SleepNight], from store: any HeartRateQuerying) async throws(StorageError)
    -> OvernightMeans
  {
    let nights = nights.filter(\.hasSleep)
    let spans = nights.map(\.sleepSpan)
    return OvernightMeans(
      heartRate: series(nights, try await store.means(of: .heartRate, in: spans)),
      respiratoryRate: series(nights, try await store.means(of: .respiratoryRate, in: spans)),
      oxygenSaturation: series(nights, try await store.means(of: .oxygenSaturation, in: spans)))
  }

  static func series(_ nights: [SleepNight], _ means: [Double?]) -> [DayValue] {
    zip(nights, means).compactMap { night, mean in mean.map { DayValue(day: night.day.number, value: $0) } }
  }
}
