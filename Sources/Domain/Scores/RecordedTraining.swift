public import DailveScores

/// The data behind training loads, as recorded.
public struct RecordedTraining: Sendable {
  /// Oldest first, each once, however many recorded it.
  public var workouts: [Workout] = []
  public var heartRates: [WorkoutHeartRate] = []
  public var efforts: [WorkoutEffort] = []
  /// The highest heart rate sustained for half a minute, for each day that has one.
  public var sustainedMaxima: [DayValue] = []
  public var days = RecordedDays()
  public var firstDay: CivilDay?
  /// The day of the newest export, where nobody pushes: of later days nothing can have come.
  public var ended: CivilDay?
  /// The last of the days whose loads are asked for.
  public var until: CivilDay?

  public init() {}

  /// Twenty time constants of fitness, in days: the weight of older loads is too small to show.
  public static let lookBack = 840

  /// Reads what the loads up to the end of `days` need.
  ///
  /// - Throws: The reader's error.
  init(
    _ days: ClosedRange<CivilDay>,
    from reader: any HeartReading & WorkoutReading & PersonReading & DataAvailabilityReading & ArrivalReading
  ) throws {
    let all = days.lowerBound - Self.lookBack...days.upperBound
    workouts = try reader.workouts(in: all)
    heartRates = try reader.workoutHeartRates(in: all)
    efforts = try reader.workoutEfforts(in: all)
    sustainedMaxima = try reader.sustainedMaxima(in: all.lowerBound - MaximumHeartRate.window...all.upperBound)
    // Somebody may come back after years, or look at data that ended before the first of these days.
    self.days = try reader.recordedDays(judging: all)
    firstDay = try reader.firstDay()
    if let exported = try reader.newestImport(), try reader.lastPush(before: .distantFuture) == nil {
      ended = try reader.timeline().day(at: exported)
    }
    until = days.upperBound
  }
}
