public import DailveScores

/// What the training load of days is made of, as recorded.
public struct RecordedTraining: Sendable {
  /// Oldest first; one workout of two sources is there twice.
  public var workouts: [Workout] = []
  public var heartRates: [WorkoutHeartRate] = []
  public var efforts: [WorkoutEffort] = []
  /// Heart rates kept up for half a minute, the highest of each day that has one.
  public var sustainedMaxima: [DayValue] = []
  /// Days with any data of any kind.
  public var knownDays: Set<CivilDay> = []
  public var firstDay: CivilDay?

  public init() {}

  /// Twenty time constants of fitness: what lies before has no weight that any digit shows.
  public static let lookBack = 840

  /// What the loads up to the end of `days` need.
  init(_ days: ClosedRange<CivilDay>, from reader: any HealthReader) throws {
    let all = days.lowerBound - Self.lookBack...days.upperBound
    workouts = try reader.workouts(in: all)
    heartRates = try reader.workoutHeartRates(in: all)
    efforts = try reader.workoutEfforts(in: all)
    sustainedMaxima = try reader.sustainedMaxima(in: all.lowerBound - MaximumHeartRate.window...all.upperBound)
    knownDays = try reader.knownDays(in: all)
    firstDay = try reader.firstDay()
  }
}
