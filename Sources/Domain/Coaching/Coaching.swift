public import DailveScores

/// The one suggestion for today; view models put it into words.
public enum Coaching: Sendable, Equatable {
  /// The hardest training that a day allows.
  public enum Intensity: Int, Sendable, Comparable {
    case rest, easy, moderate, hard

    public static func < (a: Intensity, b: Intensity) -> Bool { a.rawValue < b.rawValue }

    /// One step lower, but never below rest.
    var lowered: Intensity { Intensity(rawValue: rawValue - 1) ?? .rest }

    /// The hardest intensity that a score of condition or of training readiness allows.
    init(_ band: ScoreBand) {
      self =
        switch band {
        case .excellent: .hard
        case .good: .moderate
        case .fair: .easy
        case .tired, .warning: .rest
        }
    }

    /// The hardest intensity that an injury allows.
    init(_ injury: Injury) {
      self =
        switch injury.severity {
        case .minor: .moderate
        case .moderate: .easy
        case .severe: .rest
        }
    }
  }

  /// Several overnight readings are outside the usual range; `count` is 0 or 1 if only the heart rate was raised for two nights.
  case vitalsOutside(count: Int)
  /// Condition below 40.
  case easyMovement(condition: Int)
  case earlierBed(minutes: Int, asleepMinutes: Int)
  case sameWakeTime
  case leaveBedIfAwake(SleepEfficiency)
  case lighterDay(balancePercent: Int)
  case hardSession(readiness: Int)
  case easyNextDays(ratio: Double)
  /// Nothing stands out: train at this intensity. `withoutSleep` explains why it is lower than it could be, and
  /// `heldBack` names the part that lowers training readiness the most.
  case train(Intensity, condition: Int, withoutSleep: Bool, heldBack: ScorePartName? = nil)
  case keepGoing
  /// There is an active injury: move in ways that spare the part, at most at this intensity.
  case aroundInjury(BodyPart, Intensity)
  case wearWatch(nightsLeft: Int)
  /// Some data, but too little to judge.
  case thinData
  case noData
}

/// Chooses the suggestion: the first rule that applies wins.
public struct ChooseCoaching {
  public init() {}

  /// - Parameter injuries: Active injuries, the worst first.
  public func callAsFunction(_ history: ScoreHistory, injuries: [Injury] = [], on day: CivilDay) -> Coaching {
    let plain = healthy(history, on: day)
    let coaching = injuries.first.map { plain.sparing($0) } ?? plain
    guard case .aroundInjury(let part, let intensity) = coaching else { return coaching }
    return .aroundInjury(part, ready(history, day).map { min(intensity, $0) } ?? intensity)
  }

  /// The hardest training that a day allows, the same on every page that mentions it: as hard as training readiness
  /// allows, and no harder than the suggestion and injuries do. Readiness counts because a condition score and advice
  /// on sleep ignore the load. `nil` if nothing is known.
  ///
  /// - Parameters:
  ///   - coaching: The suggestion of that day.
  ///   - injuries: Active injuries, the worst first.
  public func intensity(_ coaching: Coaching, _ history: ScoreHistory, injuries: [Injury] = [], on day: CivilDay)
    -> Coaching.Intensity?
  {
    let limits = [ready(history, day), coaching.intensity, injuries.first.map { Coaching.Intensity($0) }]
    return limits.compactMap { $0 }.min()
  }

  private func ready(_ history: ScoreHistory, _ day: CivilDay) -> Coaching.Intensity? {
    history.readiness(on: day).known.map { Coaching.Intensity($0.band) }
  }

  private func healthy(_ history: ScoreHistory, on day: CivilDay) -> Coaching {
    let condition = history.recovery.condition(on: day)
    let score = condition.known
    let sleep = history.sleep.score(on: day).known
    let outliers = history.overnight.readings(on: day).count { $0.counts }
    if case .vitals = DayCaution(outliers: outliers, nightSignal: history.overnight.signal(on: day), injuries: []) {
      return .vitalsOutside(count: outliers)
    }
    if let score, score.score.value < 40 { return .easyMovement(condition: score.score.value) }
    if let sleep, sleep.score.value < 60, let night = history.sleep.night(on: day) {
      return .advice(for: sleep, night, history)
    }
    if let balance = history.training.form(on: day)?.balancePercent, balance < -30 {
      return .lighterDay(balancePercent: Rounding.halfUp(balance))
    }
    if score != nil, sleep != nil, let readiness = history.readiness(on: day).known, readiness.value >= 80 {
      return .hardSession(readiness: readiness.value)
    }
    if let ratio = history.training.weekRatio(on: day), ratio > 1.3 { return .easyNextDays(ratio: ratio) }
    if let score { return training(score, sleep: sleep, history, day) }
    if case .failure(let none) = condition, case .baselineInProgress(let have, let need) = none.reason, have > 0 {
      return .wearWatch(nightsLeft: need - have)
    }
    return history.training.firstDay == nil ? .noData : .thinData
  }

  private func training(_ score: ConditionScore, sleep: SleepScore?, _ history: ScoreHistory, _ day: CivilDay)
    -> Coaching
  {
    if sleep != nil, isAboveUsualAllWeek(history, day) { return .keepGoing }
    let own = Coaching.Intensity(score.score.band)
    let intensity = sleep == nil ? own.lowered : own
    return .train(
      ready(history, day).map { min(intensity, $0) } ?? intensity, condition: score.score.value,
      withoutSleep: sleep == nil,
      heldBack: history.readiness(on: day).known.flatMap { TrainingReadiness.heldBack($0) })
  }

  private func isAboveUsualAllWeek(_ history: ScoreHistory, _ day: CivilDay) -> Bool {
    (0..<7).allSatisfy { history.recovery.trend(on: day - $0) == .above }
  }
}

extension Coaching {
  /// The intensity that this suggestion allows; `nil` if it says nothing about training.
  public var intensity: Intensity? {
    switch self {
    case .vitalsOutside: .rest
    case .easyMovement, .lighterDay, .easyNextDays, .wearWatch, .thinData: .easy
    case .train(let intensity, _, _, _), .aroundInjury(_, let intensity): intensity
    case .hardSession: .hard
    case .earlierBed, .sameWakeTime, .leaveBedIfAwake, .keepGoing, .noData: nil
    }
  }

  /// The suggestion adapted to an injury. A suggestion to move becomes one that spares the part; a moderate or severe
  /// injury also takes precedence over advice on sleep. Only unusual overnight readings take precedence over an injury.
  public func sparing(_ injury: Injury) -> Coaching {
    let limit = Intensity(injury)
    switch self {
    case .vitalsOutside, .noData, .aroundInjury: return self
    case .earlierBed, .sameWakeTime, .leaveBedIfAwake:
      return injury.severity == .minor ? self : .aroundInjury(injury.part, limit)
    case .train(let intensity, _, _, _): return .aroundInjury(injury.part, min(limit, intensity))
    case .easyMovement, .lighterDay, .easyNextDays: return .aroundInjury(injury.part, min(limit, .easy))
    case .hardSession, .keepGoing, .thinData, .wearWatch: return .aroundInjury(injury.part, min(limit, .moderate))
    }
  }

  /// Advice after a night, whatever its score, about the part that lost the most points.
  static func advice(for sleep: SleepScore, _ night: SleepNight, _ history: ScoreHistory) -> Coaching {
    let day = night.day
    switch (sleep.score.weakestPart?.name, sleep.efficiency) {
    case (.consistency, _): return .sameWakeTime
    case (.efficiency, let efficiency?): return .leaveBedIfAwake(efficiency)
    default:
      let debt = history.sleep.debt(on: day) ?? max(0, (history.sleep.need(on: day) - night.asleep / 60) * 7)
      let minutes = min(60, Rounding.halfUp(debt * 60 / 7))
      return .earlierBed(minutes: max(15, minutes), asleepMinutes: Rounding.halfUp(night.asleep))
    }
  }
}
