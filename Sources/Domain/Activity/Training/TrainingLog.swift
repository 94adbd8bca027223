public import DailveScores

/// A workout with its load.
public struct LoggedWorkout: Sendable, Equatable, Identifiable {
  public var group: WorkoutGroup
  /// Seconds in zones 0 to 5; `nil` without heart rates.
  public var zones: [Double]?
  public var load: Double
  public var method: DailyLoad.Method
  /// The person's rating, 1-10.
  public var effort: Double?
  /// Facts of the recording `analysed`.
  public var facts: WorkoutFacts
  /// Id of the recording whose analysis represents the workout: the one with the longest route, else the first that has an analysis, else
  /// the first.
  public var analysed: String

  public var workout: Workout { group.workout }
  public var id: String { group.id }
  public var day: CivilDay { group.workout.day }
}

/// All training of the person, with each workout once. Lists, totals, records and charts of training are all derived from it.
public struct TrainingLog: Sendable {
  /// Oldest first.
  public private(set) var workouts: [LoggedWorkout] = []
  private var places: [String: Int] = [:]

  /// - Throws: The reader's error.
  public static func of(_ reader: any TrainingReading) throws -> TrainingLog {
    try reader.answer(to: .training) { try TrainingLog(reader) }
  }

  public init(_ workouts: [LoggedWorkout]) {
    self.workouts = workouts
    for (place, logged) in workouts.enumerated() {
      for id in logged.group.recordings.flatMap(\.ids) { places[id] = place }
    }
  }

  private init(_ reader: any TrainingReading) throws {
    let days = CivilDay.accepted
    let groups = try reader.workoutGroups(in: days)
    guard let first = groups.first?.workout.day, let last = groups.last?.workout.day else {
      self.init([])
      return
    }
    let profile = try reader.profile()
    let heartRates = Dictionary(
      try reader.workoutHeartRates(in: days).map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    let efforts = try reader.workoutEfforts(in: days)
    let loads = WorkoutLoads(heartRates: Array(heartRates.values), efforts: efforts)
    let facts = try reader.workoutFacts()
    // After a flight west the days of workouts are out of order, but the scales need them in order.
    var scales = HeartRateScales(
      restingHeartRate: try reader.daily(.rhr, in: min(first, last) - 8...max(first, last)).averages,
      sustainedMaxima: try reader.sustainedMaxima(in: min(first, last) - MaximumHeartRate.window...max(first, last)),
      ownMaximum: profile.maximumHeartRate, birthDate: profile.birthDate, formula: profile.maximumFormula)
    var byDay: [CivilDay: (resting: Double, maximum: MaximumHeartRate)] = [:]
    for day in Set(groups.map(\.workout.day)).sorted() { byDay[day] = scales.scale(on: day) }
    self.init(
      groups.compactMap { group in
        guard let scale = byDay[group.workout.day] else { return nil }
        let zones = HeartRateZones(basis: profile.zoneBasis, maximum: scale.maximum.value, resting: scale.resting)
        let cost = loads.load(
          WorkoutTime(group.workout),
          WorkoutLoads.Scale(resting: scale.resting, maximum: scale.maximum.value, sex: profile.sex))
        let known = group.recordings.map(\.id).filter { facts[$0] != nil }
        let routed = known.filter { facts[$0]?.trackDistance != nil }
        // Only a sound route tells how long somebody moved.
        func length(_ id: String) -> (Int, Double) {
          (facts[id]?.moving == nil ? 0 : 1, facts[id]?.trackDistance ?? 0)
        }
        let analysed =
          routed.max { length($0) == length($1) ? $1 < $0 : length($0) < length($1) } ?? known.first ?? group.id
        let heartRate = heartRates[group.workout.span]
        return LoggedWorkout(
          group: group.filled(from: heartRate),
          zones: group.seconds(in: zones, heartRate),
          load: cost.load, method: cost.method, effort: loads.effort(of: group.workout.span),
          facts: facts[analysed] ?? WorkoutFacts(), analysed: analysed)
      })
  }

  /// The workout that contains a recording or an entry.
  public func workout(_ id: String) -> LoggedWorkout? { places[id].map { workouts[$0] } }

  public func workouts(in days: ClosedRange<CivilDay>) -> ArraySlice<LoggedWorkout> {
    // Workouts are nearly in the order of days: time zones shift them by half a day either way.
    let near = workouts.stretch(from: { $0.day >= days.lowerBound - 1 }, until: { $0.day > days.upperBound + 1 })
    return near.filter { days.contains($0.day) }[...]
  }

  /// The newest workouts, newest first.
  public func newest(_ count: Int, upTo day: CivilDay) -> [LoggedWorkout] {
    var found: [LoggedWorkout] = []
    for logged in workouts.reversed() where logged.day <= day {
      if found.count == count { break }
      found.append(logged)
    }
    return found
  }
}
