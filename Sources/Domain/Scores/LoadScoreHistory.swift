internal import DailveScores

/// Reads what the scores of a stretch of days need, each kind at the same time.
public struct LoadScoreHistory: Sendable {
  private let store: any HealthStoreQuerying

  public init(store: any HealthStoreQuerying) { self.store = store }

  public func callAsFunction(_ days: ClosedRange<CivilDay>) async throws(StorageError) -> ScoreHistory {
    let recent = days.lowerBound - ScoreHistory.lookBack...days.upperBound
    let trend = days.lowerBound - ScoreHistory.trendLookBack...days.upperBound
    let store = store
    do {
      async let profile = store.profile()
      async let hrv = store.hrvSamples(in: recent)
      async let pulse = store.daily(.rhr, in: trend)
      async let nights = store.nights(in: recent, segments: false)
      async let weights = store.daily(.weight, in: trend)
      async let fat = store.daily(.bodyFat, in: trend)
      async let bmi = store.daily(.bmi, in: trend)
      async let workouts = store.workouts(in: days.lowerBound - 260...days.upperBound)
      async let breathing = store.daily(.respiratoryRate, in: recent)
      async let oxygen = store.daily(.oxygenSaturation, in: recent)
      async let temperature = store.daily(.wristTemperature, in: recent)
      async let first = store.firstDay()
      let sleeping = try await SleepingHeartRate.load(try await nights, from: store)
      return try await ScoreHistory(
        profile: profile, hrvSamples: hrv, restingHeartRate: pulse, nights: nights, weights: weights, bodyFat: fat,
        bodyMassIndex: bmi, workouts: workouts, respiratoryRate: breathing, oxygenSaturation: oxygen,
        wristTemperature: temperature, sleepingHeartRate: sleeping, firstDay: first)
    } catch let error as StorageError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }
}

/// Mean heart rate of each main sleep.
enum SleepingHeartRate {
  static func load(_ nights: [SleepNight], from store: any HeartRateQuerying) async throws(StorageError) -> [DayValue] {
    let means = try await store.meanHeartRate(in: nights.map(\.sleepSpan))
    return zip(nights, means).compactMap { night, mean in mean.map { DayValue(day: night.day.number, value: $0) } }
  }
}
