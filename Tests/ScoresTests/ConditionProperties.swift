import DailveScores
import DailveTestSupport
import Testing

/// Properties that hold for any person, each checked on 1,000 seeded random ones.
@Suite struct ConditionProperties {
  struct Person {
    var hrv: [DayValue]
    var pulse: [DayValue]
    let today: CivilDay = 60

    init(_ random: inout SeededGenerator) {
      let days = (0..<60).filter { _ in Double.random(in: 0..<1, using: &random) < 0.8 }
      let usual = Double.random(in: 2.5...5, using: &random)
      hrv = days.map { DayValue(day: $0, value: usual + Double.random(in: -0.4...0.4, using: &random)) }
      pulse = days.map { DayValue(day: $0, value: Double.random(in: 48...66, using: &random).rounded()) }
    }

    func score(log: Double, pulse today: Double?) -> ConditionScore? {
      var series = pulse
      if let today { series.append(DayValue(day: self.today, value: today)) }
      return try? ConditionScore.calculate(
        today: self.today, logHRV: hrv + [DayValue(day: self.today, value: log)], restingHeartRate: series
      ).get()
    }
  }

  /// - Parameters:
  ///   - asked: The minimum number of people, of a thousand, to whom the property must apply.
  ///   - body: Returns false for a person to whom it does not apply.
  func forEachPerson(atLeast asked: Int, _ body: (Person, inout SeededGenerator) -> Bool) {
    var random = SeededGenerator(seed: 4711)
    let count = (0..<1000).count { _ in body(Person(&random), &random) }
    #expect(count >= asked)
  }

  @Test func `more HRV never lowers the score and more pulse never raises it`() {
    forEachPerson(atLeast: 1000) { person, random in
      let log = Double.random(in: 2...5.5, using: &random)
      let pulse = Double.random(in: 40...80, using: &random)
      let a = person.score(log: log, pulse: pulse)
      let b = person.score(log: log + Double.random(in: 0...0.5, using: &random), pulse: pulse)
      let c = person.score(log: log, pulse: pulse + Double.random(in: 0...12, using: &random))
      guard let a, let b, let c else { return false }
      #expect(b.score.raw >= a.score.raw - 1e-9)
      #expect(c.score.raw <= a.score.raw + 1e-9)
      return true
    }
  }

  @Test func `parts add up exactly, whole parts to the shown score, inside 0 to 100, never NaN`() {
    forEachPerson(atLeast: 1000) { person, random in
      let result = person.score(
        log: Double.random(in: 0...5.7, using: &random), pulse: Double.random(in: 30...120, using: &random))
      guard let score = result?.score else { return false }
      let sum = score.parts.reduce(0) { $0 + $1.points }
      #expect(score.raw.isFinite && sum > 0 && sum <= 100 + 1e-9)
      #expect((0...100).contains(score.value))
      #expect(abs(sum - (score.points(.limit) ?? .nan) - score.raw) < 1e-9)
      #expect(score.parts.reduce(0) { $0 + $1.wholePoints } == score.value)
      return true
    }
  }

  @Test func `the trend of this week is that of the last seven days only`() throws {
    let usual = (0..<40).map { DayValue(day: $0, value: 4) }
    let high = (40..<46).map { DayValue(day: $0, value: 4.6) }
    func trend(_ week: [Int]) throws -> ConditionTrend? {
      let values = usual + high + week.map { DayValue(day: CivilDay(number: $0), value: 4.6) }
      let baseline = try #require(PersonalBaseline(values, today: 60, prior: .logHRV))
      return ConditionTrend.compare(logHRV: values, baseline: baseline, today: 60)
    }
    #expect(try trend([58, 59, 60]) == .above)
    #expect(try trend([53, 59, 60]) == nil)
    #expect(try trend([60]) == nil)
  }

  @Test func `the same rise in pulse costs at least as much when HRV is below usual`() {
    forEachPerson(atLeast: 1000) { person, random in
      guard let usual = person.score(log: 4, pulse: nil)?.hrv.mean else { return false }
      let base = 56.0
      let rise = Double.random(in: 0...8, using: &random)
      func cost(_ log: Double) -> Double? {
        guard let a = person.score(log: log, pulse: base), let b = person.score(log: log, pulse: base + rise),
          a.score.points(.limit) == 0, b.score.points(.limit) == 0
        else { return nil }
        return a.score.raw - b.score.raw
      }
      guard let below = cost(usual - 0.2), let above = cost(usual + 0.2) else { return false }
      #expect(below >= above - 1e-9)
      return true
    }
  }

  @Test func `scaling all HRV or shifting all pulse changes nothing`() {
    forEachPerson(atLeast: 1000) { person, random in
      let log = Double.random(in: 2.5...5, using: &random)
      guard let a = person.score(log: log, pulse: 57) else { return false }
      var other = person
      let factor = Double.random(in: -0.6...0.6, using: &random)
      let shift = Double.random(in: -8...8, using: &random)
      other.hrv = person.hrv.map { DayValue(day: $0.day, value: $0.value + factor) }
      other.pulse = person.pulse.map { DayValue(day: $0.day, value: $0.value + shift) }
      guard let b = other.score(log: log + factor, pulse: 57 + shift) else { return false }
      #expect(abs(a.score.raw - b.score.raw) < 1e-6)
      return true
    }
  }

  @Test func `today never changes its own baseline`() {
    forEachPerson(atLeast: 1000) { person, random in
      let a = person.score(log: Double.random(in: 2...5, using: &random), pulse: 50)
      let b = person.score(log: Double.random(in: 2...5, using: &random), pulse: 70)
      #expect(a?.hrv == b?.hrv)
      return a != nil
    }
  }

  @Test func `a small change moves the score by little`() {
    forEachPerson(atLeast: 1000) { person, random in
      let log = Double.random(in: 2...5, using: &random)
      guard let a = person.score(log: log, pulse: 57), let b = person.score(log: log + 1e-6, pulse: 57) else {
        return false
      }
      #expect(abs(a.score.raw - b.score.raw) < 1e-3)
      return true
    }
  }

  @Test func `a day exactly as usual scores 70`() {
    forEachPerson(atLeast: 1000) { person, _ in
      guard let first = person.score(log: 4, pulse: 57), let pulse = first.restingHeartRate else { return false }
      let exact = person.score(log: first.hrv.mean, pulse: pulse.mean)
      #expect(exact?.score.value == 70)
      #expect(abs((exact?.score.raw ?? 0) - 70) < 1e-9)
      return true
    }
  }

  @Test func `fewer than seven valid days give no score`() {
    for count in 0..<7 {
      let days = (0..<count).map { DayValue(day: 20 - $0, value: 4) }.reversed() + [DayValue(day: 21, value: 4)]
      let result = ConditionScore.calculate(today: 21, logHRV: Array(days), restingHeartRate: [])
      #expect(throws: NoScore(.baselineInProgress(have: count, need: 7))) { try result.get() }
    }
  }
}
