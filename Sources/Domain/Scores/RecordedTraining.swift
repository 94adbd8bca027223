public import DailveScores

/// The data behind training loads, as recorded.
public struct RecordedTraining: Sendable {
  /// Oldest first; each workout once, however many devices recorded it.
  public var workouts: [Workout] = []
  public var heartRates: [WorkoutHeartRate] = []
  public var efforts: [WorkoutEffort] = []
  /// The highest heart rate sustained for half a minute, for each day that has one.
  public var sustainedMaxima: [DayValue] = []
  public var days = RecordedDays()
  public var firstDay: CivilDay?
  /// The day of the newest export, if nothing is ever pushed: later days cannot have data yet.
  public var ended: CivilDay?
  /// The last day for which loads are requested.
  public var until: CivilDay?

  public init() {}

  /// Twenty time constants of fitness, in days; older loads weigh too little to show.
  public static let lookBack = 840

  /// Reads the data that the loads up to the end of `days` need.
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
    // A gap may begin before these days: somebody may come back after years, or look at data that ended earlier.
    self.days = try reader.recordedDays(judging: all)
    firstDay = try reader.firstDay()
    if let exported = try reader.newestImport(), try reader.lastPush(before: .distantFuture) == nil {
      ended = try reader.timeline().day(at: exported)
    }
    until = days.upperBound
  }

  /// Days with at least `ActionInput.hardMinutes` in zones 4 and 5, oldest first.
  func hardDays(in days: ClosedRange<CivilDay>, _ profile: Profile, restingHeartRate: [DayValue]) -> [CivilDay] {
    let byDay = Dictionary(grouping: workouts.filter { days.contains($0.day) }, by: \.day)
    guard !byDay.isEmpty else { return [] }
    let rates = Dictionary(heartRates.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    var scales = HeartRateScales(
      restingHeartRate: restingHeartRate, sustainedMaxima: sustainedMaxima, ownMaximum: profile.maximumHeartRate,
      birthDate: profile.birthDate, formula: profile.maximumFormula)
    return byDay.keys.sorted().filter { day in
      let scale = scales.scale(on: day)
      let zones = HeartRateZones(basis: profile.zoneBasis, maximum: scale.maximum.value, resting: scale.resting)
      let seconds = (byDay[day] ?? []).reduce(0) { sum, workout in
        sum + (workout.seconds(in: zones, rates[workout.span])?.suffix(2).reduce(0, +) ?? 0)
      }
      return seconds >= ActionInput.hardMinutes * 60
    }
  }
}
