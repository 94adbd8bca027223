// Scores of any day from recorded readings: readings go in once, and days are asked for. The choice of a day's inputs runs here too.

/// Reads rows of numbers one after the other.
private struct Rows {
  private var place = 0

  mutating func number() -> Double {
    place += 1
    return numbers[place - 1]
  }

  mutating func whole() -> Int { Int(saturating: number()) }

  mutating func instant() -> Instant {
    let seconds = number()
    return Instant(epochSeconds: seconds.isNaN ? 0 : Int64(clamp(seconds, -9e15...9e15)))
  }

  /// Each row has start, value and the offset of the clocks.
  mutating func hrv(_ count: Int32) -> [HRVSample] {
    (0..<count).map { _ in HRVSample(start: instant(), value: number(), offset: whole()) }
  }

  /// Each row has start, end, stage as HealthKit counts them, source, and the offsets of the clocks at start and end.
  mutating func sleep(_ count: Int32) -> [SleepMerge.Sample] {
    (0..<count).map { _ in
      let (start, end) = (instant(), instant())
      let stage = SleepStage(rawValue: whole()) ?? .awake
      let source = whole()
      return SleepMerge.Sample(
        start: start, end: end, stage: stage, source: source, rank: source, startOffset: whole(), endOffset: whole())
    }
  }

  /// Each row has start, value and the offset of the clocks; there is one row per day.
  mutating func daily(_ count: Int32) -> [DailyStatistics] {
    var days: [CivilDay: DailyAccumulator] = [:]
    for _ in 0..<count {
      let (start, value) = (instant(), number())
      days[start.day(offset: whole()), default: DailyAccumulator(.arithmetic)].add(value, at: start, seconds: 0)
    }
    return days.keys.sorted().compactMap { day in days[day]?.statistics(day: day) }
  }

  /// Each row has start, end, offset of the clocks, minutes, mean heart rate and load per minute.
  mutating func workouts(_ count: Int32) -> [WorkoutTime] {
    (0..<count).map { _ in
      let (start, end) = (instant(), instant())
      return WorkoutTime(
        span: start..<max(start, end), day: start.day(offset: whole()), duration: number(),
        averageHeartRate: optional(number()), pointsPerMinute: number())
    }
  }
}

/// Input: height in cm, then rows of HRV samples, sleep samples, resting heart rates, weights, fractions of body fat, and workouts.
///
/// - Returns: 0, because there are no output values.
@_cdecl("engine_record")
public func engineRecord(hrv: Int32, sleep: Int32, pulse: Int32, weights: Int32, fats: Int32, workouts: Int32)
  -> Int32
{
  var rows = Rows()
  let height = optional(rows.number())
  let samples = rows.hrv(hrv)
  // Names of sources are only for people, so they are empty here.
  let nights = SleepMerge.nights(rows.sleep(sleep)) { _ in "" }
  let rates = rows.daily(pulse)
  let (kilograms, fractions) = (rows.daily(weights), rows.daily(fats))
  let loads = WorkoutLoads(heartRates: [], efforts: []).days(
    rows.workouts(workouts), restingHeartRate: rates.averages, sustainedMaxima: [], ownMaximum: nil, birthDate: nil,
    sex: nil)
  let days = RecordedDays(everyday: Set(nights.map { $0.day }).union(rates.map { $0.day }))
  state.history = ScoreHistory(
    recovery: RecoveryHistory(hrvSamples: samples, nights: nights, restingHeartRate: rates),
    sleep: SleepHistory(nights, birthDate: nil, goal: nil),
    overnight: OvernightHistory(
      nights: nights, heartRate: [], respiratoryRate: [], oxygenSaturation: [], wristTemperature: []),
    body: BodyHistory(weights: kilograms, bodyFat: fractions, bodyMassIndex: [], height: height, goal: .lose),
    training: TrainingHistory(loads: loads, days: days, firstDay: days.known.union(loads.keys).min()))
  return 0
}

/// - Parameter kind: 0 condition, 1 sleep, 2 body, 3 wellness, 4 readiness, 5 load.
/// - Returns: Number of output values; 0 without a score.
@_cdecl("engine_score")
public func engineScore(kind: Int32, day: Int32) -> Int32 {
  guard let history = state.history else { return 0 }
  let day = CivilDay(number: Int(day))
  switch kind {
  case 0:
    guard case .success(let condition) = history.recovery.condition(on: day) else { return 0 }
    return write(
      condition.score,
      [condition.z, condition.r ?? .nan, condition.usualSDNN, condition.normalSDNN.lowerBound])
  case 1:
    guard case .success(let sleep) = history.sleep.score(on: day) else { return 0 }
    return write(sleep.score, [sleep.cap, history.sleep.need(on: day), history.sleep.debt(on: day) ?? .nan])
  case 2:
    guard case .success(let body) = history.body.score(on: day) else { return 0 }
    return write(body.score, [body.weightChange ?? .nan, body.fatChange ?? .nan])
  case 3:
    guard case .success(let score) = history.wellness(on: day) else { return 0 }
    return write(score)
  case 4:
    guard case .success(let score) = history.readiness(on: day) else { return 0 }
    return write(score)
  default:
    guard let load = history.training.load(on: day) else { return 0 }
    let form = history.training.form(on: day)
    return write([
      load.load, load.strain, form?.chronic ?? .nan, form?.acute ?? .nan, history.training.weekRatio(on: day) ?? .nan,
    ])
  }
}
