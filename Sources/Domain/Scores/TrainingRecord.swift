public import DailveScores

/// What the training load of days is made of, as recorded.
public struct TrainingRecord: Sendable {
  /// Oldest first; one workout of two sources is there twice.
  public var workouts: [Workout] = []
  public var heartRates: [WorkoutHeartRate] = []
  public var efforts: [WorkoutEffort] = []
  /// Heart rates kept up for half a minute, the highest of each day that has one.
  public var sustainedMaxima: [DayValue] = []
  /// Days with any data of any kind, by number.
  public var knownDays: Set<Int> = []
  public var firstDay: CivilDay?

  public init() {}

  /// Twenty time constants of fitness: what lies before has no weight that any digit shows.
  public static let lookBack = 840

  /// What the loads up to the end of `days` need.
  static func load(_ days: ClosedRange<CivilDay>, from store: any HealthStoreQuerying) async throws(StorageError)
    -> TrainingRecord
  {
    let all = days.lowerBound - lookBack...days.upperBound
    var record = TrainingRecord()
    record.workouts = try await store.workouts(in: all)
    if !record.workouts.isEmpty {
      record.heartRates = try await store.workoutHeartRates(in: all)
      record.efforts = try await store.workoutEfforts(in: all)
      record.sustainedMaxima = try await store.sustainedMaxima(
        in: all.lowerBound - MaximumHeartRate.window...all.upperBound)
    }
    record.knownDays = try await store.knownDays(in: all)
    record.firstDay = try await store.firstDay()
    return record
  }
}
