import DailveScores
import DailveTestSupport
import Testing

@Suite struct FitnessTests {
  @Test(arguments: [BiologicalSex.male, .female], [25, 34, 48, 50, 69, 71, 85])
  func `the registry's values give its percentiles`(sex: BiologicalSex, age: Int) throws {
    let row = try #require(CardioFitness.values(age: age, sex: sex))
    for (percentile, value) in zip(CardioFitness.percentiles, row) {
      let found = try #require(CardioFitness.percentile(of: value, age: age, sex: sex))
      #expect(abs(found - percentile) < 1e-9)
    }
    #expect(row == row.sorted(by: >))
  }

  @Test func `percentiles are monotonic and clamped`() {
    let places = stride(from: 10.0, through: 70, by: 0.5).compactMap {
      CardioFitness.percentile(of: $0, age: 40, sex: .male)
    }
    #expect(places == places.sorted() && places.first == 0.2 && places.last == 99.8)
    #expect(CardioFitness.percentile(of: 34.8, age: 40, sex: .male) == 50)
    #expect(CardioFitness.values(age: 19, sex: .male) == nil && CardioFitness.values(age: 40, sex: .other) == nil)
  }

  @Test func `a sample holds for at most a minute`() {
    let held = HeldHeartRate.all([(0, 95), (30, 120), (200, 171), (230, 300)], end: 240)
    let times = HeartRateZoneTimes.seconds(held, HeartRateZones(basis: .maximum, maximum: 190, resting: 60))
    // 95 is half of 190: zone 1 for 30 s; 120 is 63 %: a minute of zone 2; 171 is 90 % and 300 above all: zone 5.
    #expect(times == [0, 30, 60, 0, 0, 40])
  }

  /// The largest value that consecutive samples hold, found by checking every stretch.
  func sustained(_ samples: [(second: Int, heartRate: Double)]) -> Double? {
    var best: Double?
    for first in samples.indices {
      for last in samples.indices where last > first && samples[last].second - samples[first].second >= 30 {
        let stretch = samples[first...last]
        let gaps = zip(stretch, stretch.dropFirst()).map { $1.second - $0.second }
        if let lowest = stretch.map(\.heartRate).min(), gaps.allSatisfy({ $0 <= 15 }) { best = max(best ?? 0, lowest) }
      }
    }
    return best
  }

  @Test func `a rate sustained for half a minute is found, and a single outlier is not`() {
    var random = SeededGenerator(seed: 9)
    var sustaining = 0
    for _ in 0..<300 {
      var second = 0
      let samples = (0..<40).map { _ -> (second: Int, heartRate: Double) in
        second += Int.random(in: 0...18, using: &random)
        return (second, Double.random(in: 100...190, using: &random).rounded())
      }
      var held = SustainedMaximum()
      let found = samples.compactMap { held.add($0.heartRate, at: Instant($0.second)) }.max()
      #expect(found == sustained(samples))
      if found != nil { sustaining += 1 }
    }
    #expect(sustaining > 200)
    var peak = SustainedMaximum()
    let steady = (0...10).map { (second: $0 * 5, heartRate: $0 == 5 ? 230.0 : 150) }
    #expect(steady.compactMap { peak.add($0.heartRate, at: Instant($0.second)) }.max() == 150)
  }
}
