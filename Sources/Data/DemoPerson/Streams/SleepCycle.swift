/// One stage of last night's sleep.
struct SleepCycle {
  var start: Int
  var end: Int
  /// HealthKit's value without its prefix.
  var stage: String

  /// Cycles of about 90 minutes: deep sleep early, REM late, a few short awakenings.
  static func night(_ day: PersonDay, seed: UInt64) -> [SleepCycle] {
    var random = DayRandom(seed: seed, day: day.number, purpose: 3)
    var result: [SleepCycle] = []
    var at = day.asleepFrom
    var cycle = 0.0
    func add(_ stage: String, _ minutes: Double) {
      let end = min(day.wake, at + max(30, Int(minutes * 2) * 30))
      if end > at { result.append(SleepCycle(start: at, end: end, stage: stage)) }
      at = end
    }
    while at < day.wake {
      add("AsleepCore", random.between(18, 30))
      add("AsleepDeep", max(0, random.between(26, 34) - cycle * 8))
      add("AsleepCore", random.between(14, 26))
      add("AsleepREM", random.between(9, 14) + cycle * 5)
      if random.chance(day.isIll ? 0.8 : 0.4) { add("Awake", random.between(1, 6)) }
      cycle += 1
    }
    return result
  }
}
