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
    let window = all.lowerBound - MaximumHeartRate.window...all.upperBound
    var record = TrainingRecord()
    do {
      async let workouts = store.workouts(in: all)
      async let heartRates = store.workoutHeartRates(in: all)
      async let efforts = store.workoutEfforts(in: all)
      async let maxima = store.sustainedMaxima(in: window)
      async let known = store.knownDays(in: all)
      async let first = store.firstDay()
      (record.workouts, record.heartRates, record.efforts) = try await (workouts, heartRates, efforts)
      (record.sustainedMaxima, record.knownDays, record.firstDay) = try await (maxima, known, first)
    } catch let error as StorageError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
    return record
  }
}
