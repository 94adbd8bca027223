internal import DailveScores

/// The goals of a day: Move, Exercise and Steps, each only where it can be known.
public struct DailyGoals: Sendable, Equatable {
  /// In the order of `DailyGoal.Kind`.
  public var goals: [DailyGoal]

  public subscript(kind: DailyGoal.Kind) -> DailyGoal? { goals.first { $0.kind == kind } }

  /// Consecutive days, ending today, or yesterday while today is not done, on which every goal that was not paused landed.
  public var daysInRow: Int {
    let landed = (0..<Self.days).map { place in
      let open = goals.compactMap { $0.days.indices.contains(place) ? $0.days[place] : nil }.filter { $0.target != nil }
      return !open.isEmpty && open.allSatisfy(\.isLanded)
    }
    let ended = landed.last == true ? landed[...] : landed.dropLast()
    return ended.reversed().prefix { $0 }.count
  }

  public static let days = 7
  /// Days before the shown one from which Apple's goals are taken: they hold until they are changed, but a watch that
  /// is no longer worn sets none.
  static let ringDays = 14
  /// Days with data from which on there is a usual value.
  private static let neededDays = 14
  private static let window = 60

  /// - Parameters:
  ///   - statistics: Of active energy, exercise and steps, for the 60 days up to the shown one.
  ///   - rings: Apple's goals, oldest first; the newest up to the shown day count.
  ///   - injuries: All of them; each day is judged by those active then.
  init(
    _ statistics: [Metric: [DailyStatistics]], rings: [RingGoals], _ profile: Profile, workouts: [Workout],
    history: ScoreHistory, injuries: [Injury], on day: CivilDay
  ) {
    let past = (0..<Self.days).reversed().map { day - $0 }
    let states = past.map { Self.state(of: $0, workouts, history, injuries) }
    goals = DailyGoal.Kind.allCases.compactMap { kind in
      var values = (statistics[kind.metric] ?? []).map { DayValue(day: $0.day, value: $0.sum) }
      // As for the weekly goal, days without exercise minutes count the workouts themselves.
      if kind == .exercise { values = Self.exercise(values, workouts, through: day) }
      guard values.contains(where: { $0.day <= day && day - $0.day < Self.window }),
        let (basis, full) = Self.goal(kind, values, rings, profile, on: day)
      else { return nil }
      let days = zip(past, states).map { day, states in
        let state = states[kind] ?? .full
        return DailyGoal.Day(day: day, value: values.on(day), target: Self.target(full, state, kind))
      }
      return DailyGoal(kind: kind, basis: basis, full: full, state: states.last?[kind] ?? .full, days: days)
    }
  }

  private static func exercise(_ values: [DayValue], _ workouts: [Workout], through day: CivilDay) -> [DayValue] {
    let known = Set(values.map(\.day))
    let others = Dictionary(grouping: workouts.filter { !known.contains($0.day) && $0.day <= day }, by: \.day)
    let added = others.map { DayValue(day: $0.key, value: $0.value.reduce(0) { $0 + $1.duration }) }
    return (values + added).sorted { $0.day < $1.day }
  }

  /// Apple's own goal, else the person's, else their usual. Exercise has a weekly goal in Settings, which the goal of a
  /// day divides by its active days, so that both say the same.
  private static func goal(
    _ kind: DailyGoal.Kind, _ values: [DayValue], _ rings: [RingGoals], _ profile: Profile, on day: CivilDay
  ) -> (DailyGoal.Basis, Double)? {
    let ring = rings.last { $0.day <= day && (kind == .move ? $0.move : $0.exercise) != nil }
    switch kind {
    case .move:
      if let goal = ring?.move { return (.apple, goal) }
    case .exercise:
      if let goal = ring?.exercise { return (.apple, goal) }
      let goals = profile.goals
      return (.own, rounded(Double(goals.exerciseMinutes) / Double(max(1, goals.activeDays)), kind))
    case .steps:
      if let goal = profile.goals.stepsPerDay { return (.own, Double(goal)) }
    }
    let known = values.within(day - window...day - 1).map(\.value)
    guard known.count >= neededDays, let median = RobustStatistics.median(known) else { return nil }
    return (.usual, rounded(median, kind))
  }

  /// Round numbers are easier to keep in mind; at least one step of them.
  private static func rounded(_ value: Double, _ kind: DailyGoal.Kind) -> Double {
    let step: Double =
      switch kind {
      case .move: 10
      case .exercise: 5
      case .steps: 500
      }
    return max(step, (value / step).rounded() * step)
  }

  private static func target(_ full: Double, _ state: DailyGoal.State, _ kind: DailyGoal.Kind) -> Double? {
    switch state {
    case .full: full
    case .lighter: rounded(full * DailyGoal.lightShare, kind)
    case .paused: nil
    }
  }

  /// Readings against training pause all goals of a day. An injury pauses steps if it strains walking, exercise if it
  /// strains most of what the person does, and Move if it pauses both.
  private static func state(
    of day: CivilDay, _ workouts: [Workout], _ history: ScoreHistory, _ injuries: [Injury]
  ) -> [DailyGoal.Kind: DailyGoal.State] {
    func all(_ state: DailyGoal.State) -> [DailyGoal.Kind: DailyGoal.State] {
      Dictionary(uniqueKeysWithValues: DailyGoal.Kind.allCases.map { ($0, state) })
    }
    let caution = DayCaution(
      outliers: history.overnight.readings(on: day).count { $0.counts }, nightSignal: history.overnight.signal(on: day),
      injuries: [])
    if caution != nil { return all(.paused(.vitals)) }
    let readiness = history.readiness(on: day).known?.value
    var states = all(readiness.flatMap { $0 < DailyGoal.lightReadiness ? .lighter(readiness: $0) : nil } ?? .full)
    let active = injuries.active(on: day)
    guard let worst = active.first else { return states }
    let training = RecentTraining(workouts, on: day)
    func strainsTraining(_ injury: Injury) -> Bool { training.isMostlyStrained(by: [injury], on: day) }
    if let injury = active.first(where: { training.walking.strains([$0], on: day) }) {
      states[.steps] = .paused(.injury(injury.part))
    }
    if training.isMostlyStrained(by: active, on: day) {
      states[.exercise] = .paused(.injury((active.first(where: strainsTraining) ?? worst).part))
    }
    if case .paused(let pause) = states[.exercise], case .paused = states[.steps] { states[.move] = .paused(pause) }
    return states
  }
}
