import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// An unchanged day has the scores of its history, and changes move them as expected.
@Suite struct WhatIfTests {
  static let today = CivilDay(number: 20_000)

  /// Ten weeks of a person, with gaps.
  static func history(_ random: inout SeededGenerator) -> ScoreHistory {
    func chance(_ share: Double) -> Bool { Double.random(in: 0...1, using: &random) < share }
    func series(_ range: ClosedRange<Double>) -> [DayValue] {
      (-70...0).compactMap { back in
        chance(0.85) ? DayValue(day: today + back, value: Double.random(in: range, using: &random)) : nil
      }
    }
    let nights = (-70...0).compactMap { back in chance(0.85) ? night(today + back, &random) : nil }
    let hrv = series(25...90).flatMap { value in
      (0..<3).map {
        HRVSample(start: Instant(value.day.number * 86_400 + 3600 * (2 + $0)), value: value.value, offset: 0)
      }
    }
    let loads = Dictionary(
      uniqueKeysWithValues: series(10...150).filter { $0.day.number % 2 == 0 }.map {
        ($0.day, DailyLoad(load: $0.value, method: .effort))
      })
    return ScoreHistory(
      recovery: RecoveryHistory(
        hrv: DailyHRVSelection(samples: hrv, sleeps: []), restingHeartRate: series(45...75)),
      sleep: SleepHistory(
        nights, birthDate: chance(0.5) ? CivilDay(year: 1980, month: 4, day: 2) : nil, goal: chance(0.5) ? 8 : nil),
      overnight: OvernightHistory(
        nights: nights, heartRate: series(45...70), respiratoryRate: series(13...16),
        oxygenSaturation: series(0.94...0.99), wristTemperature: series(34...36)),
      body: BodyHistory(weights: [], bodyFat: [], bodyMassIndex: [], goal: .maintain),
      training: TrainingHistory(
        loads: loads, days: RecordedDays(everyday: Set(nights.map(\.day))), firstDay: today - 70))
  }

  static func night(_ day: CivilDay, _ random: inout SeededGenerator) -> SleepNight {
    let asleep = Double.random(in: 240...560, using: &random)
    let bed = Double.random(in: 1350...1500, using: &random).truncatingRemainder(dividingBy: 1440)
    let inBed = asleep + Double.random(in: 0...60, using: &random)
    let start = Instant(day.number * 86_400)
    return SleepNight(
      day: day, bedtime: start, wake: start + 100, fellAsleep: start, bedtimeClock: bed,
      wakeClock: (bed + inBed).truncatingRemainder(dividingBy: 1440), asleep: asleep,
      inBed: Bool.random(using: &random) ? inBed : nil, span: asleep + 5,
      stages: Bool.random(using: &random) ? [.deep: asleep * 0.17, .core: asleep * 0.83] : [:],
      source: "Watch", isInBedOnly: false, segments: [], naps: [])
  }

  private func same<T: Equatable>(_ a: Result<T, NoScore>, _ b: Result<T, NoScore>) -> Bool { a == b }

  @Test func `an unchanged day has the scores of its history`() {
    var random = SeededGenerator(seed: 31)
    var scored = 0
    for _ in 0..<200 {
      let history = Self.history(&random)
      for day in [Self.today, Self.today - 1, Self.today - 30] {
        let asked = WhatIfDay(history, on: day)
        for asked in [asked, asked.changed(WhatIfChange()), WhatIfDay(numbers: asked.numbers) ?? asked] {
          #expect(same(asked.condition(), history.recovery.condition(on: day)))
          #expect(same(asked.sleep(), history.sleep.score(on: day)))
          #expect(same(asked.readiness(), history.readiness(on: day)))
        }
        if case .success = asked.readiness() { scored += 1 }
      }
    }
    #expect(scored > 200)
  }

  @Test func `numbers restore the day, and truncated ones are refused`() throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<50 {
      let numbers = WhatIfDay(Self.history(&random), on: Self.today).numbers
      let again = try #require(WhatIfDay(numbers: numbers))
      #expect(again.numbers.map(\.bitPattern) == numbers.map(\.bitPattern))
      for count in [0, 5, 11, numbers.count - 1] { #expect(WhatIfDay(numbers: Array(numbers.prefix(count))) == nil) }
    }
  }

  @Test func `more HRV and a lower resting heart rate never lower the condition`() throws {
    var random = SeededGenerator(seed: 33)
    var (compared, comparedPulses) = (0, 0)
    for _ in 0..<100 {
      let day = WhatIfDay(Self.history(&random), on: Self.today)
      var last = -1.0
      for hrv in stride(from: 10.0, through: 160, by: 5) {
        guard case .success(let condition) = day.changed(WhatIfChange(hrv: hrv)).condition() else { continue }
        let sum = condition.score.parts.reduce(0) { $0 + $1.points }
        #expect(sum >= last - 1e-9)
        last = sum
        compared += 1
      }
      last = 101
      for pulse in stride(from: 40.0, through: 90, by: 2) {
        guard case .success(let condition) = day.changed(WhatIfChange(restingHeartRate: pulse)).condition() else {
          continue
        }
        let sum = condition.score.parts.reduce(0) { $0 + $1.points }
        #expect(sum <= last + 1e-9)
        last = sum
        comparedPulses += 1
      }
    }
    #expect(compared > 1000 && comparedPulses > 500)
  }

  @Test func `a night is moved and stretched, and otherwise unchanged`() throws {
    var random = SeededGenerator(seed: 34)
    var seen = 0
    for _ in 0..<200 {
      let day = WhatIfDay(Self.history(&random), on: Self.today)
      guard let night = day.night, night.day == Self.today else { continue }
      seen += 1
      let interval = night.inBed ?? night.span
      let later = try #require(day.changed(WhatIfChange(bedtime: night.bedtimeClock + 90)).night)
      #expect(abs(CircularTime.difference(later.bedtimeClock, from: night.bedtimeClock) - 90) < 1e-6)
      #expect(abs(CircularTime.difference(later.wakeClock, from: night.wakeClock) - 90) < 1e-6)
      #expect(later.asleep == night.asleep && abs((later.inBed ?? later.span) - interval) < 1e-6)
      let longer = try #require(day.changed(WhatIfChange(asleep: night.asleep + 60)).night)
      #expect(longer.bedtimeClock == night.bedtimeClock)
      #expect(abs(CircularTime.difference(longer.wakeClock, from: night.wakeClock) - 60) < 1e-6)
      #expect(abs((longer.inBed ?? longer.span) - longer.asleep - (interval - night.asleep)) < 1e-6)
      if night.hasStages {
        #expect(abs((longer.stages[.deep] ?? 0) / longer.asleep - (night.stages[.deep] ?? 0) / night.asleep) < 1e-9)
        #expect(try #require(day.changed(WhatIfChange(deepShare: 0.3)).night).stages[.deep] == night.asleep * 0.3)
      }
      let restless = try #require(day.changed(WhatIfChange(awake: 100)).night)
      #expect(abs((restless.inBed ?? restless.span) - restless.asleep - 100) < 1e-6)
      #expect(
        day.changed(WhatIfChange(asleep: 300)).changed(WhatIfChange(asleep: night.asleep)).night?.asleep == night.asleep
      )
    }
    #expect(seen > 100)
  }

  @Test func `a missing night is imagined from the newest one, if there is any`() throws {
    var random = SeededGenerator(seed: 35)
    let nights = [Self.night(Self.today - 3, &random)]
    var history = Self.history(&random)
    history.sleep = SleepHistory(nights, birthDate: nil, goal: nil)
    let day = WhatIfDay(history, on: Self.today)
    #expect(same(day.sleep(), .failure(NoScore(.noNight))))
    #expect(try day.changed(WhatIfChange(asleep: 450)).sleep().get().score.value > 0)
    history.sleep = SleepHistory([], birthDate: nil, goal: nil)
    let empty = WhatIfDay(history, on: Self.today)
    #expect(empty.night == nil && same(empty.changed(WhatIfChange(asleep: 450)).sleep(), .failure(NoScore(.noNight))))
  }
}
