internal import DailveDomain
internal import DailveScores

/// The input of each part of a day's scores: the argument of its curve.
struct ScoreInputs {
  /// `base`: usual HRV in ms. `hrv` and `rhr`: today's values, in standard deviations from usual. `rhr_x_hrv`: how far the resting heart
  /// rate is above usual times how far HRV is below it, both in standard deviations up to 2.5. `limit`: the sum of points that the limit
  /// keeps within 0 and 100.
  private(set) var condition: [ScorePartName: Double] = [:]
  /// `duration`: hours asleep. `efficiency`: percent. `consistency`: mean deviation from the usual times, in minutes.
  /// `deep`: share of the time asleep. `limit`: the highest score that so many hours of sleep allow.
  private(set) var sleep: [ScorePartName: Double] = [:]
  /// `weight`: percent per week. `fat`: percentage points per week.
  private(set) var body: [ScorePartName: Double] = [:]
  /// The score that each part is named after.
  private(set) var wellness: [ScorePartName: Double] = [:]
  /// `condition` and `sleep`: the scores. `load`: balance in percent. `debt`: sleep debt in hours. `cap`: the highest score that the
  /// night's signals allow.
  private(set) var readiness: [ScorePartName: Double] = [:]

  init(_ history: ScoreHistory, _ day: CivilDay) {
    let condition = history.recovery.condition(on: day).known
    let sleep = history.sleep.score(on: day).known
    let body = history.body.score(on: day).known
    if let condition { self.condition = Self.condition(condition) }
    if let sleep, let night = history.sleep.night(on: day) { self.sleep = Self.sleep(sleep, night) }
    if let body {
      self.body[.weight] = body.weightChangePercent
      self.body[.fat] = body.fatChange
    }
    wellness[.sleep] = sleep.map { Double($0.score.value) }
    wellness[.condition] = condition.map { Double($0.score.value) }
    wellness[.body] = body.map { Double($0.score.value) }
    readiness[.condition] = wellness[.condition]
    readiness[.sleep] = wellness[.sleep]
    readiness[.load] = history.training.form(on: day)?.balancePercent
    readiness[.debt] = history.sleep.debt(on: day)
    readiness[.cap] = TrainingReadiness.cap(
      outliers: history.overnight.readings(on: day).count { $0.counts },
      signal: history.overnight.signal(on: day) ?? .green)
  }

  private static func condition(_ condition: ConditionScore) -> [ScorePartName: Double] {
    var inputs: [ScorePartName: Double] = [.base: condition.usualSDNN, .hrv: condition.z]
    inputs[.rhr] = condition.r
    inputs[.rhrWithHRV] = condition.r.map { min(max($0, 0), 2.5) * min(max(-condition.z, 0), 2.5) }
    inputs[.limit] = condition.score.parts.reduce(0) { $1.name == .limit ? $0 : $0 + $1.points }
    return inputs
  }

  private static func sleep(_ sleep: SleepScore, _ night: SleepNight) -> [ScorePartName: Double] {
    var inputs: [ScorePartName: Double] = [.duration: night.asleep / 60, .limit: sleep.cap]
    inputs[.efficiency] = sleep.efficiency?.percent
    if night.asleep > 0 { inputs[.deep] = (night.stages[.deep] ?? 0) / night.asleep }
    if let bed = sleep.bedtimeDeviation, let wake = sleep.wakeDeviation {
      inputs[.consistency] = (bed.magnitude + wake.magnitude) / 2
    }
    return inputs
  }
}
