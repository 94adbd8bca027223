import DailveScores
import DailveTestSupport
import Testing

@Suite struct OtherProperties {
  /// - Parameters:
  ///   - asked: The minimum number of cases, of a thousand, to which the property must apply.
  ///   - body: Returns false for a case to which it does not apply.
  func repeated(_ seed: UInt64, atLeast asked: Int = 1000, _ body: (inout SeededGenerator) -> Bool) {
    var random = SeededGenerator(seed: seed)
    let count = (0..<1000).count { _ in body(&random) }
    #expect(count >= asked)
  }

  func optional(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> Int? {
    Double.random(in: 0..<1, using: &random) < 0.75 ? Int.random(in: range, using: &random) : nil
  }

  @Test func `wellness lies between its inputs, grows with each, and needs two`() {
    repeated(1, atLeast: 800) { random in
      let inputs = (0..<3).map { _ in optional(0...100, &random) }
      let known = inputs.compactMap { $0 }
      let result = WellnessScore.calculate(sleep: inputs[0], condition: inputs[1], body: inputs[2])
      guard case .success(let score) = result else {
        #expect(known.count < 2)
        return false
      }
      #expect(known.count >= 2)
      #expect(score.raw >= Double(known.min() ?? 0) - 1e-9 && score.raw <= Double(known.max() ?? 100) + 1e-9)
      #expect(score.parts.reduce(0) { $0 + $1.wholePoints } == score.value)
      if let sleep = inputs[0], sleep < 100 {
        let better = try? WellnessScore.calculate(sleep: sleep + 1, condition: inputs[1], body: inputs[2]).get()
        #expect((better?.raw ?? 0) >= score.raw)
      }
      return true
    }
  }

  @Test func `equal inputs give that value`() {
    for value in 0...100 {
      #expect((try? WellnessScore.calculate(sleep: value, condition: value, body: value).get())?.value == value)
    }
  }

  func weighIns(_ random: inout SeededGenerator) -> [DayValue] {
    let start = Double.random(in: 45...130, using: &random)
    let slope = Double.random(in: -0.2...0.2, using: &random)
    return (0...30).filter { _ in Bool.random(using: &random) }.map {
      DayValue(day: $0, value: start + slope * Double($0) + Double.random(in: -0.5...0.5, using: &random))
    }
  }

  @Test func `the body score does not depend on the unit of weight`() {
    repeated(2, atLeast: 950) { random in
      let weights = weighIns(&random)
      let pounds = weights.map { DayValue(day: $0.day, value: $0.value / 0.45359237) }
      var isJudged = false
      for goal in WeightGoal.allCases {
        let a = try? BodyTrend.calculate(today: 30, BodyTrend.Courses(weights: weights, fats: []), goal: goal, bmi: nil)
          .get()
        let b = try? BodyTrend.calculate(today: 30, BodyTrend.Courses(weights: pounds, fats: []), goal: goal, bmi: nil)
          .get()
        #expect((a == nil) == (b == nil))
        if let a, let b {
          #expect(abs(a.score.raw - b.score.raw) < 1e-6)
          isJudged = true
        }
      }
      return isJudged
    }
  }

  @Test func `rising fat never raises the body score, and losing is never the goal of the underweight`() {
    repeated(3, atLeast: 950) { random in
      let weights = weighIns(&random)
      func fats(_ slope: Double) -> [DayValue] {
        (0...30).map { DayValue(day: $0, value: 0.2 + slope * Double($0) / 100) }
      }
      let low = Double.random(in: -0.1...0.3, using: &random)
      let high = low + Double.random(in: 0...0.3, using: &random)
      let a = try? BodyTrend.calculate(
        today: 30, BodyTrend.Courses(weights: weights, fats: fats(low)), goal: .maintain, bmi: nil
      ).get()
      let b = try? BodyTrend.calculate(
        today: 30, BodyTrend.Courses(weights: weights, fats: fats(high)), goal: .maintain, bmi: nil
      ).get()
      let c = try? BodyTrend.calculate(today: 30, BodyTrend.Courses(weights: weights, fats: []), goal: .lose, bmi: 18.4)
        .get()
      guard let a, let b, let c else { return false }
      #expect(b.score.raw <= a.score.raw + 1e-9)
      #expect(c.judgedGoal == .maintain)
      return true
    }
  }

  @Test func `body fat counts alone, and without either there is no score`() throws {
    let fats = (0...20).map { DayValue(day: $0, value: 0.2 + 0.001 * Double($0)) }
    let body = try BodyTrend.calculate(today: 20, BodyTrend.Courses(weights: [], fats: fats), goal: .lose, bmi: nil)
      .get()
    #expect(body.score.parts.map(\.name) == [.fat] && body.score.missing == [.weight])
    #expect(body.score.parts.first?.maximum == 100 && body.weightChange == nil)
    // At most 0.7 points a week: between 100 at 0.3 and 60 at 1.
    #expect((60...100).contains(body.score.value))
    let stale = BodyTrend.calculate(today: 30, BodyTrend.Courses(weights: [], fats: fats), goal: .lose, bmi: nil)
    guard case .failure(let none) = stale else { throw UnexpectedValue(found: "\(stale)") }
    #expect(none.reason == .tooFewWeighIns)
  }

  @Test func `a day without any data holds fitness and fatigue`() {
    let week = PerformanceManagement(loads: [80, 40, 0, 60])
    let gap = PerformanceManagement(loads: [80, 40, nil, nil, 0, nil, 60, nil])
    #expect(gap == week)
  }

  @Test func `the range of a vital looks back 90 days and 28 nights, wherever the series begins`() {
    let nights = (0...200).filter { $0 % 5 == 0 }.map { DayValue(day: $0, value: Double($0)) }
    let history = OvernightVitals.history(nights, before: 200)
    #expect(history.first == 110 && history.last == 195 && history.count == 18)
    #expect(OvernightVitals.history(Array(nights.suffix(19)), before: 200) == history)
    let daily = (0...200).map { DayValue(day: $0, value: Double($0)) }
    #expect(OvernightVitals.history(daily, before: 200).count == 28)
  }

  @Test func `sleep need is the person's median, clamped to the range for their age`() {
    let adult = SleepNeed(age: 40)
    #expect(adult.personal(Array(repeating: 7.2, count: 14)) == 7.2)
    #expect(adult.personal(Array(repeating: 7.2, count: 13)) == 8)
    #expect(adult.personal(Array(repeating: 5, count: 30)) == 7 && adult.personal(Array(repeating: 10, count: 30)) == 9)
    #expect(SleepNeed(age: 15).personal(Array(repeating: 7.2, count: 30)) == 8)
  }

  @Test func `readiness grows with condition, sleep and balance, falls with debt, and stays within its cap`() {
    repeated(4) { random in
      let condition = Int.random(in: 0...99, using: &random)
      let sleep = Int.random(in: 0...99, using: &random)
      let balance = Double.random(in: -60...40, using: &random)
      let debt = Double.random(in: 0...16, using: &random)
      let outliers = Int.random(in: 0...3, using: &random)
      let signal = NightSignal.Alert(rawValue: Int.random(in: 0...2, using: &random)) ?? .green
      func score(_ c: Int, _ s: Int, _ b: Double, _ d: Double) -> Score? {
        try? TrainingReadiness.calculate(
          condition: c, sleep: s, balancePercent: b, debt: d, outliers: outliers, signal: signal
        ).get()
      }
      guard let base = score(condition, sleep, balance, debt) else { return false }
      #expect((score(condition + 1, sleep, balance, debt)?.raw ?? 0) >= base.raw)
      #expect((score(condition, sleep + 1, balance, debt)?.raw ?? 0) >= base.raw)
      #expect((score(condition, sleep, balance + 1, debt)?.raw ?? 0) >= base.raw - 1e-9)
      #expect((score(condition, sleep, balance, debt + 1)?.raw ?? 0) <= base.raw + 1e-9)
      #expect(Double(base.value) <= TrainingReadiness.cap(outliers: outliers, signal: signal))
      #expect(base.parts.reduce(0) { $0 + $1.wholePoints } == base.value)
      return true
    }
  }

  @Test func `load scales linearly, stays within the daily loads, and converges to a constant load`() {
    repeated(5) { random in
      let loads = (0..<60).map { _ in Double?.some(Double.random(in: 0...200, using: &random)) }
      let factor = Double.random(in: 0.1...3, using: &random)
      let a = PerformanceManagement(loads: loads)
      let b = PerformanceManagement(loads: loads.map { $0.map { $0 * factor } })
      #expect(abs(b.chronic - a.chronic * factor) < 1e-6 && abs(b.acute - a.acute * factor) < 1e-6)
      #expect(a.chronic >= 0 && a.acute <= loads.compactMap { $0 }.max() ?? 0)
      return true
    }
    let steady = PerformanceManagement(loads: Array(repeating: 80, count: 2000))
    #expect(abs(steady.chronic - 80) < 1e-6 && abs(steady.balance) < 1e-6)
  }

  @Test func `vitals do not depend on an offset, and the median is typical`() {
    repeated(6) { random in
      let history = (0..<Int.random(in: 7...28, using: &random)).map { _ in Double.random(in: 50...60, using: &random) }
      let today = Double.random(in: 40...70, using: &random)
      let shift = Double.random(in: -20...20, using: &random)
      let a = OvernightVitals.read(.sleepingHeartRate, history: history, today: today)
      let b = OvernightVitals.read(.sleepingHeartRate, history: history.map { $0 + shift }, today: today + shift)
      #expect(a.status == b.status)
      let typical = OvernightVitals.read(
        .sleepingHeartRate, history: history, today: RobustStatistics.median(history))
      #expect(typical.status == .typical)
      return true
    }
  }

  @Test func `regularity stays in its range and ignores the direction of time`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let days = (0..<8).map { _ in (0..<1440).map { _ in Double.random(in: 0..<1, using: &random) < 0.3 } }
      let index = try #require(SleepRegularity.index(days))
      #expect((-100...100).contains(index))
      #expect(SleepRegularity.index(days.reversed()) == index)
      #expect(SleepRegularity.index(days.map { $0.map { !$0 } }) == index)
    }
    let same = [[Bool]](repeating: (0..<1440).map { $0 < 420 }, count: 8)
    #expect(SleepRegularity.index(same) == 100)
  }

  @Test func `baseline deltas as in the worked example`() {
    var values = (1...13).map { DayValue(day: $0, value: 49) }
    values.append(DayValue(day: 14, value: 50))
    values.append(DayValue(day: 15, value: 44))
    let deltas = BaselineDelta.all(values, today: 15, logarithmic: true)
    #expect(deltas.map(\.kind) == [.yesterday, .fourteenDays])
    #expect(abs((deltas[0].fraction ?? 0) + 0.12) < 1e-9)
    #expect(abs((deltas[1].fraction ?? 0) + 0.10204) < 1e-5)
    #expect(BaselineDelta.all(values, today: 16, logarithmic: true).isEmpty)
  }

  @Test func `whole parts always add up`() {
    repeated(8) { random in
      let parts = (0..<Int.random(in: 1...6, using: &random)).map { _ in Double.random(in: -30...60, using: &random) }
      let whole = Rounding.wholeParts(parts, order: Array(parts.indices))
      #expect(whole.reduce(0, +) == Rounding.halfUp(parts.reduce(0, +)))
      for (part, number) in zip(parts, whole) { #expect(abs(part - Double(number)) < 1 + 1e-9) }
      return true
    }
  }
}
