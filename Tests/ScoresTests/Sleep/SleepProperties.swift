import DailveScores
import DailveTestSupport
import Testing

@Suite struct SleepProperties {
  struct Case {
    var night: SleepScore.Night
    var age: Int
    var bedtimes: [Double]
    var wakes: [Double]

    init(_ random: inout SeededGenerator) {
      let asleep = Double.random(in: 60...800, using: &random)
      let hasStages = Bool.random(using: &random)
      night = SleepScore.Night(
        asleep: asleep, inBed: Bool.random(using: &random) ? asleep + Double.random(in: 0...200, using: &random) : nil,
        span: asleep + Double.random(in: 0...60, using: &random),
        deep: hasStages ? asleep * Double.random(in: 0...0.35, using: &random) : nil,
        bedtime: Double.random(in: 0..<1440, using: &random), wake: Double.random(in: 0..<1440, using: &random))
      age = Int.random(in: 8...90, using: &random)
      let count = Int.random(in: 0...13, using: &random)
      let bed = night.bedtime
      let wake = night.wake
      func around(_ centre: Double) -> [Double] {
        (0..<count).map { _ in
          let minute = centre + Double.random(in: -90...90, using: &random)
          return minute - (minute / 1440).rounded(.down) * 1440
        }
      }
      bedtimes = around(bed)
      wakes = around(wake)
    }

    func score(_ night: SleepScore.Night? = nil) -> SleepScore? {
      try? SleepScore.calculate(night ?? self.night, age: age, earlierBedtimes: bedtimes, earlierWakes: wakes).get()
    }
  }

  /// - Parameters:
  ///   - asked: The minimum number of nights, of a thousand, to which the property must apply.
  ///   - body: Returns false for a night to which it does not apply.
  func forEachCase(atLeast asked: Int, _ body: (Case, inout SeededGenerator) -> Bool) {
    var random = SeededGenerator(seed: 99)
    let count = (0..<1000).count { _ in body(Case(&random), &random) }
    #expect(count >= asked)
  }

  @Test func `each part lies between 0 and its maximum, and the maxima add up to 100`() {
    forEachCase(atLeast: 1000) { item, _ in
      guard let score = item.score()?.score else { return false }
      let bounded = score.parts.filter { $0.maximum != nil }
      for part in bounded { #expect(part.points >= -1e-9 && part.points <= (part.maximum ?? 0) + 1e-9) }
      #expect(abs(bounded.reduce(0) { $0 + ($1.maximum ?? 0) } - 100) < 1e-9)
      #expect(abs(score.parts.reduce(0) { $0 + $1.points } - score.raw) < 1e-9)
      #expect(score.parts.reduce(0) { $0 + $1.wholePoints } == score.value)
      for part in bounded { #expect(part.wholePoints <= part.wholeMaximum ?? 0) }
      #expect((100...101).contains(bounded.reduce(0) { $0 + ($1.wholeMaximum ?? 0) }))
      #expect((0...100).contains(score.value) && score.raw.isFinite)
      return true
    }
  }

  @Test func `more sleep never lowers the score up to the recommended maximum`() {
    forEachCase(atLeast: 500) { item, random in
      let need = SleepNeed(age: item.age)
      var longer = item.night
      let factor = Double.random(in: 1...1.3, using: &random)
      guard item.night.asleep * factor / 60 <= need.high else { return false }
      longer.asleep *= factor
      longer.inBed = item.night.inBed.map { $0 * factor }
      longer.span *= factor
      longer.deep = item.night.deep.map { $0 * factor }
      guard let a = item.score(), let b = item.score(longer) else { return false }
      #expect(b.score.raw >= a.score.raw - 1e-9)
      return true
    }
  }

  @Test func `more time awake in bed never raises it, more deep sleep never lowers it`() {
    forEachCase(atLeast: 1000) { item, random in
      var restless = item.night
      restless.inBed = item.night.inBed.map { $0 + Double.random(in: 0...90, using: &random) }
      var deeper = item.night
      deeper.deep = item.night.deep.map { $0 + Double.random(in: 0...60, using: &random) }
      guard let a = item.score(), let b = item.score(restless), let c = item.score(deeper) else { return false }
      #expect(b.score.raw <= a.score.raw + 1e-9)
      #expect(c.score.raw >= a.score.raw - 1e-9)
      return true
    }
  }

  @Test func `shifting every clock time by the same amount changes nothing`() {
    forEachCase(atLeast: 1000) { item, random in
      let shift = Double.random(in: 0..<1440, using: &random)
      func moved(_ minute: Double) -> Double {
        let sum = minute + shift
        return sum >= 1440 ? sum - 1440 : sum
      }
      var other = item
      other.night.bedtime = moved(item.night.bedtime)
      other.night.wake = moved(item.night.wake)
      other.bedtimes = item.bedtimes.map(moved)
      other.wakes = item.wakes.map(moved)
      guard let a = item.score(), let b = other.score() else { return false }
      #expect(abs(a.score.raw - b.score.raw) < 1e-6)
      return true
    }
  }

  @Test func `a larger deviation never raises it`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let usual = Array(repeating: 1400.0, count: 10)
      let wakes = Array(repeating: 420.0, count: 10)
      let small = Double.random(in: 0...300, using: &random)
      let large = small + Double.random(in: 0...300, using: &random)
      func score(_ late: Double) throws -> Double {
        let bed = (1400 + late).truncatingRemainder(dividingBy: 1440)
        let night = SleepScore.Night(asleep: 440, inBed: 470, span: 460, deep: 70, bedtime: bed, wake: 420)
        return try SleepScore.calculate(night, age: 40, earlierBedtimes: usual, earlierWakes: wakes).get().score.raw
      }
      #expect(try score(large) <= score(small) + 1e-9)
    }
  }

  @Test func `less than an hour of sleep has no score`() {
    let night = SleepScore.Night(asleep: 59, inBed: 80, span: 70, deep: 5, bedtime: 0, wake: 60)
    #expect(throws: NoScore(.tooLittleSleep)) {
      try SleepScore.calculate(night, age: nil, earlierBedtimes: [], earlierWakes: []).get()
    }
  }
}
