// The scores as functions over an array of numbers, as a browser and the tests call them. Compiled together with
// Sources/Scores, once for WebAssembly (Embedded Swift) and once for this machine.

func optional(_ value: Double) -> Double? { value.isNaN ? nil : value }

private func series(_ count: Int32, at start: Int32) -> [DayValue] {
  (0..<Int(count)).map { index in
    DayValue(
      day: CivilDay(number: Int(saturating: numbers[Int(start) + 2 * index])),
      value: numbers[Int(start) + 2 * index + 1])
  }
}

/// Writes value, raw value and number of parts; then for each part the index of its name, points, whole points, maximum
/// and whole points of the maximum; then `more`.
func write(_ score: Score, _ more: [Double] = []) -> Int32 {
  var all = [Double(score.value), score.raw, Double(score.parts.count)]
  for part in score.parts {
    all += [
      Double(ScorePartName.allCases.firstIndex(of: part.name) ?? -1), part.points, Double(part.wholePoints),
      part.maximum ?? .nan, part.wholeMaximum.map { Double($0) } ?? .nan,
    ]
  }
  return write(all + more)
}

func write(_ all: [Double]) -> Int32 {
  for (place, number) in all.enumerated() { numbers[place] = number }
  return Int32(all.count)
}

/// Input: `hrv` pairs of day and SDNN of one sample (ms), then `pulse` pairs of day and resting heart rate.
///
/// - Returns: Number of output values; 0 without a score.
@_cdecl("engine_condition")
public func engineCondition(today: Int32, hrv: Int32, pulse: Int32) -> Int32 {
  let samples = series(hrv, at: 0)
  let rates = series(pulse, at: 2 * hrv)
  var logs: [DayValue] = []
  var from = 0
  while from < samples.count {
    var to = from
    while to < samples.count, samples[to].day == samples[from].day { to += 1 }
    if let value = DailyHRV.logarithm(ofSDNN: samples[from..<to].map { $0.value }) {
      logs.append(DayValue(day: samples[from].day, value: value))
    }
    from = to
  }
  switch ConditionScore.calculate(today: CivilDay(number: Int(today)), logHRV: logs, restingHeartRate: rates) {
  case .success(let condition):
    return write(
      condition.score,
      [
        condition.z, condition.r ?? .nan, condition.usualSDNN, condition.coefficientOfVariation,
        condition.normalSDNN.lowerBound, condition.normalSDNN.upperBound,
      ])
  case .failure: return 0
  }
}

/// Input: minutes asleep, in bed, deep; bedtime and wake time (minutes after midnight); age; `earlier` bedtimes and
/// wake times.
@_cdecl("engine_sleep")
public func engineSleep(earlier: Int32) -> Int32 {
  let night = SleepScore.Night(
    asleep: numbers[0], inBed: optional(numbers[1]), span: 0, deep: optional(numbers[2]), bedtime: numbers[3],
    wake: numbers[4])
  let age = optional(numbers[5]).map { Int(saturating: $0) }
  let bedtimes = (0..<Int(earlier)).map { numbers[6 + $0] }
  let wakes = (0..<Int(earlier)).map { numbers[6 + Int(earlier) + $0] }
  switch SleepScore.calculate(night, age: age, earlierBedtimes: bedtimes, earlierWakes: wakes) {
  case .success(let sleep): return write(sleep.score, [sleep.cap])
  case .failure: return 0
  }
}

/// Input: body-mass index, then `weights` pairs of day and kg, then `fats` pairs of day and fraction.
///
/// - Parameter goal: 0 maintain, 1 lose, 2 gain.
@_cdecl("engine_body")
public func engineBody(today: Int32, goal: Int32, weights: Int32, fats: Int32) -> Int32 {
  let wish: WeightGoal = goal == 1 ? .lose : goal == 2 ? .gain : .maintain
  let result = BodyTrend.calculate(
    today: CivilDay(number: Int(today)),
    BodyTrend.Courses(weights: series(weights, at: 1), fats: series(fats, at: 1 + 2 * weights)),
    goal: wish,
    bmi: optional(numbers[0]))
  switch result {
  case .success(let body):
    return write(
      body.score, [body.weightChange ?? .nan, body.weightChangePercent ?? .nan, body.fatChange ?? .nan])
  case .failure: return 0
  }
}

/// Input: sleep, condition, body.
@_cdecl("engine_wellness")
public func engineWellness() -> Int32 {
  func score(_ index: Int) -> Int? { optional(numbers[index]).map { Int(saturating: $0) } }
  switch WellnessScore.calculate(sleep: score(0), condition: score(1), body: score(2)) {
  case .success(let score): return write(score)
  case .failure: return 0
  }
}

/// Input: condition, sleep, balance in percent, debt in hours.
///
/// - Parameter signal: 0 green, 1 yellow, 2 red.
@_cdecl("engine_readiness")
public func engineReadiness(outliers: Int32, signal: Int32) -> Int32 {
  let alert: NightSignal.Alert = signal == 2 ? .red : signal == 1 ? .yellow : .green
  let result = TrainingReadiness.calculate(
    condition: optional(numbers[0]).map { Int(saturating: $0) },
    sleep: optional(numbers[1]).map { Int(saturating: $0) },
    balancePercent: optional(numbers[2]), debt: optional(numbers[3]), outliers: Int(outliers), signal: alert)
  switch result {
  case .success(let score): return write(score)
  case .failure: return 0
  }
}
